@testable import ChallengeLocation

extension LocationDTO {
    static func stub(
        id: Int = 1,
        name: String = "Earth (C-137)",
        type: String = "Planet",
        dimension: String = "Dimension C-137",
        residents: [Int] = [38, 45],
        created: String = "2017-11-10T12:42:04.162Z"
    ) -> LocationDTO {
        LocationDTO(id: id, name: name, type: type, dimension: dimension, residents: residents, created: created)
    }
}
