import Testing

@testable import ChallengeNetworkingFrames

struct FrameDecoderTests {
    private static let frames = [
        Frame(.hello, payload: FrameProtocol.greeting), Frame(.request, identifier: 1, payload: [0, 255]),
        Frame(.end, identifier: .max), Frame(.body, identifier: 7, payload: [UInt8](repeating: 9, count: 100_000)),
        Frame(.cancel, identifier: 8),
    ]

    @Test(arguments: [1, 2, 3, 7, 1000, 65_536, 1_000_000])
    func `frames are decoded whole and in order for any split of the bytes`(size: Int) {
        let bytes = Self.frames.flatMap(\.bytes)
        var sut = FrameDecoder()
        var decoded: [Frame] = []

        for start in stride(from: 0, to: bytes.count, by: size) {
            bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { sut.append($0) }
            while let frame = sut.next() { decoded.append(frame) }
        }

        #expect(decoded == Self.frames)
    }

    @Test(arguments: Frame.Kind.allCases)
    func `every kind is decoded as it was encoded`(kind: Frame.Kind) {
        var sut = FrameDecoder()
        Frame(kind, identifier: 5, payload: [1]).bytes.withUnsafeBytes { sut.append($0) }

        #expect(sut.next() == Frame(kind, identifier: 5, payload: [1]))
        #expect(sut.next() == nil)
    }

    @Test(arguments: [
        [0, 0, 0, 4, 1, 0, 0, 0, 0] as [UInt8], [0, 0, 0, 0], [255, 255, 255, 255], [0, 16, 0, 6],
        [0, 0, 0, 5, 99, 0, 0, 0, 0],
    ])
    func `bytes that are not a frame are refused`(bytes: [UInt8]) {
        var sut = FrameDecoder()
        bytes.withUnsafeBytes { sut.append($0) }

        #expect(sut.next() == nil)
        #expect(sut.isBroken)
    }

    @Test func `the largest payload is accepted`() {
        let frame = Frame(.head, payload: [UInt8](repeating: 1, count: FrameProtocol.maximumPayloadSize))
        var sut = FrameDecoder()
        frame.bytes.withUnsafeBytes { sut.append($0) }

        #expect(sut.next() == frame)
    }
}
