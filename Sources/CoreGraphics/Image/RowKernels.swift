/// The inner loops of scaling, over rows whose length is a multiple of 64 bytes. All weights are parts of 256.
enum RowKernels {
    /// Eight 16-bit lanes: four pixels' blue and red, or green and alpha.
    private typealias Lanes = SIMD8<UInt16>
    private static let low = Lanes(repeating: 0x00FF)
    private static let half = Lanes(repeating: 128)

    /// Sets sums to a row times a weight. `sums` is twice as long as the row: for each four pixels two sets of lanes.
    static func weigh(_ row: UnsafeRawBufferPointer, _ weight: UInt16, into sums: UnsafeMutableRawBufferPointer) {
        guard let from = row.assumingMemoryBound(to: Lanes.self).baseAddress,
            let to = sums.assumingMemoryBound(to: Lanes.self).baseAddress
        else { return }
        let factor = Lanes(repeating: weight)
        let mask = low
        let count = sums.count / 32
        var index = 0
        while index < count {
            let pixels = from[index]
            to[2 &* index] = (pixels & mask) &* factor
            to[2 &* index &+ 1] = (pixels &>> 8) &* factor
            index &+= 1
        }
    }

    /// Adds a row times a weight to sums. The weights of all rows together are 256, so that no lane overflows.
    static func addWeighed(_ row: UnsafeRawBufferPointer, _ weight: UInt16, into sums: UnsafeMutableRawBufferPointer) {
        guard let from = row.assumingMemoryBound(to: Lanes.self).baseAddress,
            let to = sums.assumingMemoryBound(to: Lanes.self).baseAddress
        else { return }
        let factor = Lanes(repeating: weight)
        let mask = low
        let count = sums.count / 32
        var index = 0
        while index < count {
            let pixels = from[index]
            to[2 &* index] = to[2 &* index] &+ (pixels & mask) &* factor
            to[2 &* index &+ 1] = to[2 &* index &+ 1] &+ (pixels &>> 8) &* factor
            index &+= 1
        }
    }

    /// Rounds sums back to pixels.
    static func pack(_ sums: UnsafeRawBufferPointer, into row: UnsafeMutableRawBufferPointer) {
        guard let from = sums.assumingMemoryBound(to: Lanes.self).baseAddress,
            let to = row.assumingMemoryBound(to: Lanes.self).baseAddress
        else { return }
        let half = half
        let high = ~low
        let count = row.count / 16
        var index = 0
        while index < count {
            to[index] = (from[2 &* index] &+ half) &>> 8 | (from[2 &* index &+ 1] &+ half) & high
            index &+= 1
        }
    }

    /// Mixes neighbouring pixels in pairs: for a row not shorter than half.
    static func mix(
        _ row: UnsafeRawBufferPointer, _ columns: ScaleWeights, count: Int, into target: UnsafeMutableRawBufferPointer
    ) {
        guard let from = row.assumingMemoryBound(to: UInt32.self).baseAddress,
            let to = target.assumingMemoryBound(to: UInt32.self).baseAddress
        else { return }
        columns.indices.withUnsafeBufferPointer { indices in
            columns.weights.withUnsafeBufferPointer { weights in
                guard let index = indices.baseAddress, let weight = weights.baseAddress else { return }
                var x = 0
                while x < count {
                    let first = from + Int(truncatingIfNeeded: index[2 &* x])
                    let second = UInt64(weight[2 &* x &+ 1])
                    let sum = spread(first[0]) &* (256 &- second) &+ spread(first[1]) &* second
                    to[x] = gathered(sum)
                    x &+= 1
                }
            }
        }
    }

    /// Averages any number of pixels for each target pixel.
    static func average(
        _ row: UnsafeRawBufferPointer, _ columns: ScaleWeights, count: Int, into target: UnsafeMutableRawBufferPointer
    ) {
        guard let from = row.assumingMemoryBound(to: UInt32.self).baseAddress,
            let to = target.assumingMemoryBound(to: UInt32.self).baseAddress
        else { return }
        let taps = columns.tapCount
        columns.indices.withUnsafeBufferPointer { indices in
            columns.weights.withUnsafeBufferPointer { weights in
                guard let index = indices.baseAddress, let weight = weights.baseAddress else { return }
                var place = 0
                var x = 0
                while x < count {
                    var sum: UInt64 = 0
                    let end = place &+ taps
                    while place < end {
                        sum = sum &+ spread(from[Int(truncatingIfNeeded: index[place])]) &* UInt64(weight[place])
                        place &+= 1
                    }
                    to[x] = gathered(sum)
                    x &+= 1
                }
            }
        }
    }

    /// A pixel's four bytes in the four 16-bit lanes of a word: blue, red, green, alpha.
    @inline(__always) private static func spread(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        return (wide & 0x00FF_00FF) | (wide & 0xFF00_FF00) &<< 24
    }

    /// Rounds four lanes of 8.8 bits to a pixel.
    @inline(__always) private static func gathered(_ lanes: UInt64) -> UInt32 {
        let rounded = lanes &+ 0x0080_0080_0080_0080
        return UInt32(truncatingIfNeeded: (rounded &>> 8) & 0x00FF_00FF | (rounded &>> 32) & 0xFF00_FF00)
    }
}
