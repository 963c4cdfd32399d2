import ChallengeCore
import ChallengePlatform
import ChallengeTestSupport
import Testing

@testable import ChallengePictures

/// A folder of files with a limit.
struct FileCacheTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private var path: String { scratch.path("a/b") }
    private var sut: FileCache { FileCache(folder: path, limit: 10) }
    /// A cache whose limit is a thousand times larger than its files.
    private var large: FileCache { FileCache(folder: path, limit: 1 << 20) }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".cached") }
    }

    private func create(_ name: String, size: Int = 0) {
        _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: nil)
        truncate("\(path)/\(name)", size)
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

    @Test func `a stored file is read again, also by another process with the same folder`() throws {
        try sut.store([1, 2, 3], for: "http://a/1.jpeg")

        #expect(sut.data(for: "http://a/1.jpeg") == [1, 2, 3])
        #expect(sut.data(for: "http://a/2.jpeg") == nil)
        #expect(sut.usage() == (1, 3))
        #expect(names.map(\.count) == [23])
    }

    @Test func `the files of a cleared cache are gone`() throws {
        try sut.store([1], for: "a")
        try sut.store([2], for: "b")
        sut.clear()
        #expect(sut.usage() == (0, 0) && names == [])
    }

    @Test func `the files that were not used for the longest time go first`() throws {
        for key in ["a", "b", "c"] {
            try sut.store([1, 2, 3], for: key)
            try setAges()
        }
        _ = sut.data(for: "a")

        try sut.store([4, 5, 6], for: "d")

        #expect(["a", "b", "c", "d"].map { sut.data(for: $0) != nil } == [true, false, true, true])
    }

    /// Makes all files a minute older, so that the clock need not move between uses.
    private func setAges() throws {
        for name in names {
            var status = stat()
            stat("\(path)/\(name)", &status)
            let time = timespec(tv_sec: status.st_mtim.tv_sec - 60, tv_nsec: 0)
            utimensat(AT_FDCWD, "\(path)/\(name)", [time, time], 0)
        }
    }

    @Test func `a file above the limit is not stored, and no other is deleted for it`() throws {
        try sut.store([1], for: "b")

        #expect(throws: StorageFailure(cause: .full, path: path)) {
            try sut.store([UInt8](repeating: 0, count: 11), for: "a")
        }
        #expect(sut.usage() == (1, 1))
    }

    @Test func `links and folders in place of files are not read`() throws {
        try sut.store([1], for: "a")
        let file = "\(path)/\(names[0])"
        unlink(file)
        symlink("/etc/hostname", file)
        #expect(sut.data(for: "a") == nil)
        try sut.store([2], for: "a")
        #expect(sut.data(for: "a") == [2])
        unlink(file)
        mkdir(file, 0o700)
        #expect(throws: StorageFailure(cause: .system(code: EISDIR), path: path)) { try sut.store([3], for: "a") }
        #expect(sut.data(for: "a") == nil && names == [String(file.split(separator: "/").last ?? "")])
    }

    @Test func `a folder that cannot be created is a failure, and an empty cache`() {
        let sut = FileCache(folder: "/dev/null/a", limit: 10)

        #expect(throws: StorageFailure(cause: .system(code: ENOTDIR), path: "/dev/null/a")) {
            try sut.store([1], for: "a")
        }
        #expect(sut.data(for: "a") == nil && sut.usage() == (0, 0))
    }

    // Files of others

    @Test(arguments: [nil, "pixels"]) func `a link in place of the folder leads to no file`(subfolder: String?) throws {
        let sut = FileCache(folder: path, subfolder: subfolder, limit: 10)
        try FileCache(folder: scratch.path("own"), subfolder: subfolder, limit: 10).store([1], for: "a")
        mkdir(scratch.path("a"), 0o700)
        symlink(scratch.path("own"), path)

        #expect(throws: StorageFailure(cause: .system(code: ENOTDIR), path: sut.folder.fullPath)) {
            try sut.store([2], for: "a")
        }
        sut.clear()

        #expect(sut.data(for: "a") == nil && sut.usage() == (0, 0))
        #expect(FileCache(folder: scratch.path("own"), subfolder: subfolder, limit: 10).data(for: "a") == [1])
    }

    @Test func `files with other names are neither counted nor deleted`() throws {
        try sut.store([1], for: "a")
        let others = ["holiday.jpeg", "cafe", "0123456789abcdef", ".hidden", "0123456789abcdeF.cached", "x.cached"]
        for name in others { create(name, size: 100) }
        mkdir("\(path)/drafts/folder", 0o700)

        try sut.store([2], for: "b")
        #expect(sut.usage() == (2, 2))
        sut.clear()

        #expect(others.allSatisfy(exists) && exists("drafts/folder") && sut.usage() == (0, 0))
    }

    // The limit

    @Test func `other files are looked at only if the sum may be above the limit`() throws {
        try large.store([1], for: "a")
        create("0123456789abcdef.cached", size: 2 << 20)

        try large.store([2], for: "b")
        #expect(exists("0123456789abcdef.cached"))

        for number in 0..<1023 { try large.store([3], for: "\(number)") }
        #expect(!exists("0123456789abcdef.cached") && large.usage().count <= 1025)
    }

    @Test func `after the limit, an eighth of it is free`() throws {
        for number in 0..<9 { try large.store([UInt8](repeating: 0, count: 1 << 17), for: "\(number)") }

        #expect(large.usage() == (7, 7 << 17))
    }

    @Test func `a file that must fit is stored only if no other is deleted for it`() throws {
        #expect(try large.storeIfFitting([UInt8](repeating: 0, count: 1 << 19), for: "a"))
        #expect(large.hasRoom(for: 1 << 19) && !large.hasRoom(for: 1 << 19 + 1))
        #expect(try !large.storeIfFitting([UInt8](repeating: 0, count: 1 << 20), for: "b"))
        #expect(large.usage() == (1, 1 << 19))

        // The user deletes the file.
        unlink("\(path)/\(names[0])")
        large.count()

        #expect(large.hasRoom(for: 1 << 20))
    }

    @Test func `files with any time and size are sorted and counted`() throws {
        try sut.store([1, 2, 3], for: "a")
        create("0123456789abcdef.cached", size: 1 << 40)
        let time = timespec(tv_sec: 16_725_225_600, tv_nsec: 0)
        utimensat(AT_FDCWD, "\(path)/\(names.sorted()[0])", [time, time], 0)
        utimensat(AT_FDCWD, "\(path)/\(names.sorted()[1])", [time, time], 0)
        truncate("\(path)/sum", 1 << 40)

        try sut.store([4], for: "b")

        #expect(sut.data(for: "b") != nil || sut.usage().bytes <= 10)
        #expect(sut.usage().bytes <= 10)
    }

    // Drafts

    @Test func `the draft of a process that a signal ended goes with the next file`() throws {
        try sut.store([1], for: "a")
        // No process has this number.
        for name in ["2000000000-1", "\(getpid())-1", "2000000000-x"] { create("drafts/\(name)") }

        try sut.store([1], for: "b")

        #expect(!exists("drafts/2000000000-1") && exists("drafts/\(getpid())-1") && exists("drafts/2000000000-x"))
        #expect(sut.usage() == (2, 2))
    }
}
