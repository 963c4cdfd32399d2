import ChallengeTerminal

extension RecentSearchesError: PresentableError {
    var exitCode: ExitCode {
        switch self {
        case .notFound: .notFound
        case .storageFailed: .ioError
        }
    }
}
