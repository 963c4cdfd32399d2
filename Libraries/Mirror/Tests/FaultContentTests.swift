import ChallengeMirror
import Testing

struct FaultContentTests {
    private let sut: MirrorServer

    init() throws {
        sut = try MirrorServer()
    }

    private func object(_ fault: Fault, _ target: String = "/api/character/1") throws -> [String: Any] {
        sut.setFault(fault)
        let body = try #require(try sut.ask(target)).body
        return try #require(try JSON.value(of: body) as? [String: Any])
    }

    @Test func `the fault replaces status, gender and species by unknown words`() throws {
        let object = try object(.unknownValues)

        #expect(object["status"] as? String == "Schrödinger")
        #expect(object["gender"] as? String == "Plumbus")
        #expect(object["species"] as? String == "Gazorpazorpian")
        #expect(object["name"] as? String == "Rick Sanchez")
    }

    @Test func `hostile text is valid JSON and replaces each displayed text but no address`() throws {
        let object = try object(.hostileText)

        let name = try #require(object["name"] as? String)
        let origin = try #require(object["origin"] as? [String: Any])
        for sign in "\u{1b}\u{202e}\n\r\t\0\"\\\u{9b}\u{7f}\u{200b}\u{2028}'=".unicodeScalars {
            #expect(name.unicodeScalars.contains(sign))
        }
        #expect(name.count > 9000)
        #expect((origin["name"] as? String) == name)
        #expect((object["status"] as? String)?.hasPrefix("\u{1b}[31mred") == true)
        #expect(object["url"] as? String == "https://rickandmortyapi.com/api/character/1")
        #expect(object["id"] as? Int == 1)
    }
}
