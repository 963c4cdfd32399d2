internal import ChallengeResources

/// The list ends before the page that is asked for.
struct MissingPage: PresentableError {
    let number: Int
    let pages: Int

    var message: String { "listing.invalidPage %@ %lld".localized("\(number)", pages) }

    var exitCode: ExitCode { .notFound }
}
