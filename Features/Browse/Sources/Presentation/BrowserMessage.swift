import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// A result of the work that runs beside the browser.
enum BrowserMessage: Sendable {
    case loaded(kind: String, Fetched<[BrowsableItem]>)
    /// The API is asked for the items of a kind.
    case asking(kind: String)
    /// The identifiers of the items of a kind that the text of a filter means; without any, the nearest name.
    case found(kind: String, text: String, [ItemKey], nearestName: String?)
    /// The user's texts about an item, which are edited.
    case edits(ItemKey, name: String, [ItemMarks.Text])
    /// The user wants to remove the marks of items, whose texts are known now.
    case unmark([MarkedItem])
    /// A change ended; each one sends this message, in order.
    case changed(ChangeResult)
    /// The time is over that the user waits for changes without a question.
    case longSaving
    /// The list could not be read, for the reason in a sentence.
    case failed(kind: String, String)
    /// Other work failed.
    case failure(String)
    /// A second is over.
    case second
    /// The terminal has answered, or does not answer.
    case repliesEnded
    /// The selection may have rested for a while, since the wishes with the number.
    case rested(Int)
    /// The picture for a wish; `nil` if there is none.
    case picture(PictureWish, DrawnPicture?)
    /// The picture for a wish, if it is stored.
    case storedPicture(PictureWish, DrawnPicture?)
    /// The time is over for which the last picture is shown until the next one is here.
    case latePicture(Int)
}

/// The result of a change.
enum ChangeResult: Sendable {
    case stored
    /// Nothing was stored, because these texts of a form were changed elsewhere meanwhile.
    case conflict([Int: String])
    /// Nothing was stored, for the reason in a sentence.
    case failed(String)
}

extension ItemMarks {
    func edit(_ key: ItemKey, name: String) -> Effect<BrowserMessage> {
        .run("edit") { send in
            do {
                send(.edits(key, name: name, try await texts(key)))
            } catch {
                send(.failure(error.sentence))
            }
        }
    }
}

extension Fetched {
    /// The sentence about the failure of the cache or of the API; empty without one.
    var failureText: String { cacheFailure?.localizedText ?? remoteFailure?.localizedText ?? "" }
}

extension Error {
    var sentence: String { (self as? any PresentableError)?.message ?? "\(self)" }
}
