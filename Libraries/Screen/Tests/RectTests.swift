import ChallengeScreen
import Testing

struct RectTests {
    private let sut = Rect(column: 2, row: 3, width: 10, height: 5)

    @Test func `splits on each side cover the rectangle`() {
        #expect(
            sut.splitLeft(4) == (
                Rect(column: 2, row: 3, width: 4, height: 5), Rect(column: 6, row: 3, width: 6, height: 5)
            ))
        #expect(
            sut.splitTop(1) == (
                Rect(column: 2, row: 3, width: 10, height: 1), Rect(column: 2, row: 4, width: 10, height: 4)
            ))
        #expect(sut.splitBottom(9) == (sut, Rect(column: 2, row: 3, width: 10, height: 0)))
    }

    @Test func `rectangles without a common cell have an empty intersection`() {
        let other = Rect(column: 20, row: 0, width: 5, height: 3)

        #expect(sut.intersection(other).width == 0)
        #expect(
            sut.intersection(Rect(column: 0, row: 0, width: 4, height: 4))
                == Rect(column: 2, row: 3, width: 2, height: 1))
    }
}
