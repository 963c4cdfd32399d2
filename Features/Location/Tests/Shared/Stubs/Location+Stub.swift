@testable import ChallengeLocation

extension Location {
    static func stub(id: Int = 1, name: String = "Earth (C-137)") -> Location {
        LocationMapper().map(.stub(id: id, name: name))
    }
}
