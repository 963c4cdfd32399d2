internal import ChallengePlatform

extension Pixels {
    /// Returns the picture in another size: each pixel is the mean of those that it covers, in linear light.
    public func scaled(width: Int, height: Int) -> Pixels {
        if (width, height) == (self.width, self.height) { return self }
        return Light(self).turned(withWidth: width).turned(withWidth: height).pixels
    }
}

/// The light of a picture: red, green and blue in linear light, weighted by the opacity, and the opacity.
private struct Light {
    private static let steps = 4096
    /// The linear light of the values from 0 to 255.
    private static let linear = (0...255).map { value in
        let value = Float(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    /// The values of equal steps of linear light.
    private static let encoded = (0..<steps).map { step in
        let light = Float(step) / Float(steps - 1)
        let value = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8((255 * value).rounded())
    }

    let width: Int
    let height: Int
    let values: [SIMD4<Float>]

    init(_ pixels: Pixels) {
        width = pixels.width
        height = pixels.height
        values = stride(from: 0, to: pixels.bytes.count, by: 4).map { index in
            let opacity = Float(pixels.bytes[index + 3]) / 255
            let colors = (0..<3).map { Self.linear[Int(pixels.bytes[index + $0])] * opacity }
            return SIMD4(colors[0], colors[1], colors[2], opacity)
        }
    }

    private init(width: Int, height: Int, values: [SIMD4<Float>]) {
        self.width = width
        self.height = height
        self.values = values
    }

    /// Returns the light in another width, with rows and columns exchanged.
    func turned(withWidth newWidth: Int) -> Light {
        var sums = [SIMD4<Float>](repeating: .zero, count: newWidth * height)
        let step = Float(width) / Float(newWidth)
        for column in 0..<newWidth {
            let (start, end) = (Float(column) * step, Float(column + 1) * step)
            for covered in Int(start)..<max(Int(start) + 1, min(width, Int(end.rounded(.up)))) {
                let share = (min(end, Float(covered + 1)) - max(start, Float(covered))) / step
                for row in 0..<height {
                    sums[column * height + row] += share * values[row * width + covered]
                }
            }
        }
        return Light(width: height, height: newWidth, values: sums)
    }

    var pixels: Pixels {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * values.count)
        for value in values {
            let opacity = value[3]
            for channel in 0..<3 {
                let light = opacity > 0 ? min(1, max(0, value[channel] / opacity)) : 0
                bytes.append(Self.encoded[Int((light * Float(Self.steps - 1)).rounded())])
            }
            bytes.append(UInt8((255 * min(1, opacity)).rounded()))
        }
        return Pixels(width: width, height: height, bytes: bytes)
    }
}
