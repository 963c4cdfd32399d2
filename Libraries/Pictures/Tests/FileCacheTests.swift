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

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    @Test func `a stored file is read again, also by another process with the same folder`() {
        sut.store([1, 2, 3], for: "http://a/1.jpeg")

        #expect(sut.data(for: "http://a/1.jpeg") == [1, 2, 3])
        #expect(sut.data(for: "http://a/2.jpeg") == nil)
        #expect(sut.usage() == (1, 3))
        #expect(names.count == 1 && names[0].count <= 16)
    }

    @Test func `the files of a cleared cache are gone`() {
        sut.store([1], for: "a")
        sut.store([2], for: "b")
        sut.clear()
        #expect(sut.usage() == (0, 0) && names == [])
    }

    @Test func `the files that were not used for the longest time go first`() throws {
        for key in ["a", "b", "c"] {
            sut.store([1, 2, 3], for: key)
            try setAges()
        }
        _ = sut.data(for: "a")

        sut.store([4, 5, 6], for: "d")

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

    @Test func `a file above the limit is not stored`() {
        sut.store([UInt8](repeating: 0, count: 11), for: "a")

        #expect(sut.usage() == (0, 0))
    }

    @Test func `links and folders in place of files are not read`() throws {
        sut.store([1], for: "a")
        let file = "\(path)/\(names[0])"
        unlink(file)
        symlink("/etc/hostname", file)
        #expect(sut.data(for: "a") == nil)
        sut.store([2], for: "a")
        #expect(sut.data(for: "a") == [2])
        unlink(file)
        mkdir(file, 0o700)
        sut.store([3], for: "a")
        #expect(sut.data(for: "a") == nil && names == [String(file.split(separator: "/").last ?? "")])
    }

    @Test func `a folder that cannot be created is no failure`() {
        let sut = FileCache(folder: "/dev/null/a", limit: 10)

        sut.store([1], for: "a")

        #expect(sut.data(for: "a") == nil && sut.usage() == (0, 0))
    }

    @Test func `the rest of a write that was killed goes after an hour`() throws {
        sut.store([1], for: "a")
        _ = FileManager.default.createFile(atPath: "\(path)/.12", contents: nil)
        sut.store([1], for: "b")
        #expect(names.contains(".12"))
        utimensat(AT_FDCWD, "\(path)/.12", [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)], 0)

        sut.store([1], for: "c")

        #expect(!names.contains(".12") && sut.usage() == (3, 3))
    }
}
