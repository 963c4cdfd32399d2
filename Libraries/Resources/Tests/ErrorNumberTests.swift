import ChallengePlatform
import Testing

@testable import ChallengeResources

struct ErrorNumberTests {
    private static let common = [
        EACCES, EBADF, EFBIG, EIO, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EPIPE, EROFS,
    ]

    @Test(arguments: common)
    func `a common error has a Spanish text, and the system's text in English`(code: Int32) {
        let system = String(cString: strerror(code))

        #expect(ErrorNumber(code: code).localizedText == system)
        Localization.$language.withValue(.spanish) { #expect(ErrorNumber(code: code).localizedText != system) }
    }

    @Test func `a rare error has the text of the system`() {
        Localization.$language.withValue(.spanish) {
            #expect(ErrorNumber(code: ELOOP).localizedText == String(cString: strerror(ELOOP)))
        }
    }
}
