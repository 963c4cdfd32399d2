import Testing

@testable import challenge_picture

/// The scaling of the decoder.
struct ScalingTests {
    private func scaled(_ bytes: [UInt8], _ width: Int, _ height: Int, to size: (Int, Int)) -> [UInt8] {
        bytes.withUnsafeBytes { Scaling.scaled($0, width: width, height: height, to: size) }
    }

    @Test func `a smaller picture has the mean light of its pixels, and a larger one the same colors`() {
        let board: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255]

        #expect(scaled(board, 2, 2, to: (1, 1)) == [188, 188, 188, 255])
        #expect(scaled(scaled(board, 2, 2, to: (4, 4)), 4, 4, to: (2, 2)) == board)
        #expect(scaled(board, 2, 2, to: (2, 2)) == board)
    }

    @Test func `a transparent pixel adds no color, and a part of a pixel its share`() {
        #expect(scaled([10, 20, 30, 255, 200, 200, 200, 0], 2, 1, to: (1, 1)) == [10, 20, 30, 128])
        #expect(scaled([255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255], 3, 1, to: (2, 1))[0] == 213)
        #expect(scaled([9, 9, 9, 0], 1, 1, to: (2, 1)) == [0, 0, 0, 0, 0, 0, 0, 0])
    }
}
