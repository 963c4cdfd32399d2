internal import ChallengePlatform

/// The scaling of pixels: each new one has the mean light of those that it covers.
enum Scaling {
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

    /// Returns the pixels in another size; each has four bytes, the last one for its opacity.
    static func scaled(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, to size: (width: Int, height: Int)
    ) -> [UInt8] {
        if (width, height) == size { return Array(pixels) }
        let (linear, encoded) = (linear, encoded)
        let columns = parts(of: width, count: size.width)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * size.width * size.height)
        for rows in parts(of: height, count: size.height) {
            for columns in columns {
                // The colors are weighted by their opacity.
                var sum = SIMD4<Float>.zero
                for (row, rowShare) in rows {
                    for (column, columnShare) in columns {
                        let index = 4 * (row * width + column)
                        let weight = rowShare * columnShare * Float(pixels[index + 3]) / 255
                        sum +=
                            weight
                            * SIMD4(
                                linear[Int(pixels[index])], linear[Int(pixels[index + 1])],
                                linear[Int(pixels[index + 2])], 1)
                    }
                }
                let opacity = min(1, sum[3])
                for channel in 0..<3 {
                    let light = opacity > 0 ? min(1, sum[channel] / opacity) : 0
                    bytes.append(encoded[Int((light * Float(steps - 1)).rounded())])
                }
                bytes.append(UInt8((255 * opacity).rounded()))
            }
        }
        return bytes
    }

    /// Returns the pixels of a side that each of the new ones covers, with their shares in it.
    private static func parts(of length: Int, count: Int) -> [[(index: Int, share: Float)]] {
        let step = Float(length) / Float(count)
        return (0..<count).map { number in
            let (start, end) = (Float(number) * step, Float(number + 1) * step)
            return (Int(start)..<max(Int(start) + 1, min(length, Int(end.rounded(.up))))).map { index in
                (min(index, length - 1), (min(end, Float(index + 1)) - max(start, Float(index))) / step)
            }
        }
    }
}
