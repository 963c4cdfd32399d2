import Testing

@testable import ChallengeRepository

struct NumberRangesTests {
    @Test(
        arguments: [
            ([], ""), ([7], "7"), ([1, 2, 3, 7], "1-3,7"), ([35, 1, 2], "35,1-2"), ([3, 2, 1], "3,2,1"),
            ([1, 1], "1,1"), ([.max, 1], "9223372036854775807,1"),
        ] as [([Int], String)])
    func `numbers are written and read in the same order`(numbers: [Int], text: String) {
        #expect(NumberRanges(numbers: numbers).text == text)
        #expect(NumberRanges(text: text[...]).numbers == numbers)
    }

    @Test(arguments: ["3-1", "a", "-", "1-9223372036854775807"])
    func `a text that is not a range has no numbers`(text: String) {
        #expect(NumberRanges(text: text[...]).numbers == [])
    }
}
