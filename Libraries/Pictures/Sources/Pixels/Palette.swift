/// The colors in place of all colors of a picture, found by median cut.
struct Palette {
    /// The bits of a color that decide about its place.
    private static let bits = 5

    /// Colors with the same first bits.
    private struct Cluster {
        let place: SIMD3<Int>
        var count = 0
        var sum = SIMD3<Int>.zero
    }

    /// The red, green and blue of the colors.
    let colors: [SIMD3<Int>]
    private let numbers: [SIMD3<Int>: Int]

    /// - Parameter count: The largest number of colors.
    init(_ pixels: Pixels, count: Int) {
        var clusters: [SIMD3<Int>: Cluster] = [:]
        for index in stride(from: 0, to: pixels.bytes.count, by: 4) where pixels.bytes[index + 3] >= 128 {
            let color = SIMD3(pixels.bytes[index..<index + 3].map { Int($0) })
            let place = Self.place(of: color)
            clusters[place, default: Cluster(place: place)].count += 1
            clusters[place]?.sum &+= color
        }
        let sorted = clusters.values.sorted { $0.place.lexicographicallyPrecedes($1.place) }
        let boxes = Self.boxes(sorted, count: count)
        colors = boxes.map { box in
            let count = box.reduce(0) { $0 + $1.count }
            return box.reduce(SIMD3<Int>.zero) { $0 &+ $1.sum } / SIMD3(repeating: max(1, count))
        }
        var numbers: [SIMD3<Int>: Int] = [:]
        for (number, box) in boxes.enumerated() { for cluster in box { numbers[cluster.place] = number } }
        self.numbers = numbers
    }

    /// Returns the number of the color in place of a color of the picture.
    func number(of color: SIMD3<Int>) -> Int? { numbers[Self.place(of: color)] }

    private static func place(of color: SIMD3<Int>) -> SIMD3<Int> { color &>> (8 - bits) }

    /// Cuts the box with the largest extent in two, with as many pixels in each, until there are enough.
    private static func boxes(_ clusters: [Cluster], count: Int) -> [[Cluster]] {
        var boxes = clusters.isEmpty ? [] : [clusters]
        while boxes.count < count {
            let extents = boxes.map { extent(of: $0) }
            guard let index = extents.indices.max(by: { extents[$0].weight < extents[$1].weight }),
                extents[index].weight > 0
            else { break }
            let axis = extents[index].axis
            let sorted = boxes[index].sorted { $0.place[axis] < $1.place[axis] }
            let half = sorted.reduce(0) { $0 + $1.count } / 2
            var (end, before) = (1, sorted[0].count)
            while end < sorted.count - 1, before < half {
                before += sorted[end].count
                end += 1
            }
            boxes[index] = Array(sorted[..<end])
            boxes.append(Array(sorted[end...]))
        }
        return boxes
    }

    /// Returns the axis along which the colors of a box differ most, and how much that matters.
    private static func extent(of box: [Cluster]) -> (axis: Int, weight: Int) {
        let ranges = (0..<3).map { axis in
            (box.map { $0.place[axis] }.max() ?? 0) - (box.map { $0.place[axis] }.min() ?? 0)
        }
        let axis = ranges.indices.max { ranges[$0] < ranges[$1] } ?? 0
        return (axis, ranges[axis] * box.reduce(0) { $0 + $1.count })
    }
}

extension SIMD3<Int> {
    fileprivate func lexicographicallyPrecedes(_ other: SIMD3<Int>) -> Bool {
        (self[0], self[1], self[2]) < (other[0], other[1], other[2])
    }
}
