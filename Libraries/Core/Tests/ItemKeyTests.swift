import ChallengeCore
import ChallengeTestSupport
import Testing

struct ItemKeyTests {
    @Test func `numbers precede texts, and texts are in the order of their bytes`() {
        let keys: [ItemKey] = ["b", 10, "a", 9, "", "\u{301}", "B"]

        #expect(keys.sorted() == [9, 10, "", "B", "a", "b", "\u{301}"])
    }

    @Test func `a key is printed and encoded as its value`() {
        #expect(["\(ItemKey.number(7))", "\(ItemKey.text("a,b"))"] == ["7", "a,b"])
    }

    @Test func `a key of the other type is converted`() {
        #expect([Int("7" as ItemKey), Int(7 as ItemKey), Int("seven" as ItemKey), Int("" as ItemKey)] == [7, 7, 0, 0])
        #expect([String(7 as ItemKey), String("a" as ItemKey)] == ["7", "a"])
        #expect([7.key, "7".key] == [.number(7), .text("7")])
    }

    @Test(arguments: [(1, true), (.max, true), (0, false), (-1, false), (.min, false)])
    func `a valid number is positive`(number: Int, isValid: Bool) {
        #expect(number.isValid == isValid)
    }

    @Test(arguments: [
        ("a", true), ("../episode/1", true), ("...", true), ("a/b?c#d", true),
        (String(repeating: "x", count: 256), true),
        ("", false), (".", false), ("..", false), ("a\u{0}b", false), (String(repeating: "x", count: 257), false),
        (String(repeating: "é", count: 129), false),
    ])
    func `a valid text is short and can be a segment of an address`(text: String, isValid: Bool) {
        #expect(text.isValid == isValid)
    }

    @Test func `only numbers are consecutive`() {
        #expect(Int.consecutive(3...5) == [3, 4, 5])
        #expect(String.consecutive(3...5) == nil)
    }

    @Test(arguments: LongText.kinds)
    func `long texts are ordered in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 30_000, prepare: kind.text) { text in
            _ = ItemKey.text(text + "a") < .text(text + "b")
        }

        #expect(factor < Growth.linear)
    }
}
