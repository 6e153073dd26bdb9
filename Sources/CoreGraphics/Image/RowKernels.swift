/// The inner loops of scaling. The length of rows is a multiple of 64 bytes, and weights are in units of 1/256.
///
/// A row's bytes are divided into two sets of 16-bit lanes: blue and red, green and alpha. A product of a byte and a
/// weight fits into a lane, and weights add up to 256, so sums of products do not overflow. The loops use vectors of
/// eight lanes, which the compiler maps to SIMD instructions.
enum RowKernels {
    /// Eight 16-bit lanes: blue and red, or green and alpha, of four pixels.
    private typealias Lanes = SIMD8<UInt16>
    private static let low = Lanes(repeating: 0x00FF)
    private static let half = Lanes(repeating: 128)

    /// Sets `sums` to a row times a weight. `sums` has twice the length of the row: two sets of lanes for each four
    /// pixels.
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

    /// Adds a row times a weight to `sums`. The weights of all rows add up to 256, so no lane overflows.
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

    /// Rounds sums to pixels.
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

    /// Interpolates between two rows. `weight` is the weight of the second row.
    static func mix(
        _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, weight: UInt16, into row: UnsafeMutableRawBufferPointer
    ) {
        guard let one = first.assumingMemoryBound(to: Lanes.self).baseAddress,
            let other = second.assumingMemoryBound(to: Lanes.self).baseAddress,
            let to = row.assumingMemoryBound(to: Lanes.self).baseAddress
        else { return }
        let (factor, complement) = (Lanes(repeating: weight), Lanes(repeating: 256 - weight))
        let (mask, half, high) = (low, half, ~low)
        let count = row.count / 16
        var index = 0
        while index < count {
            let (a, b) = (one[index], other[index])
            let even = (a & mask) &* complement &+ (b & mask) &* factor &+ half
            let odd = (a &>> 8) &* complement &+ (b &>> 8) &* factor &+ half
            to[index] = even &>> 8 | odd & high
            index &+= 1
        }
    }

    /// Interpolates between neighbouring pixels of a row, for targets of at least half the length. The loop writes
    /// two pixels at a time, and may write one pixel beyond the end.
    static func mixColumns(
        _ row: UnsafeRawBufferPointer, _ columns: ScaleWeights, count: Int, into target: UnsafeMutableRawBufferPointer
    ) {
        guard let from = row.baseAddress, let to = target.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
        columns.indices.withUnsafeBufferPointer { indices in
            columns.mixes.withUnsafeBufferPointer { weights in
                guard let index = indices.baseAddress, let weight = weights.baseAddress else { return }
                let (mask, high) = (low, ~low)
                var x = 0
                while x < count {
                    let next = x &+ 1 < count ? x &+ 1 : x
                    let pixels = unsafeBitCast(
                        SIMD2(neighbours(from, index[2 &* x]), neighbours(from, index[2 &* next])), to: Lanes.self)
                    let factors = unsafeBitCast(SIMD2(weight[x], weight[x &+ 1]), to: Lanes.self)
                    let even = addingPairs((pixels & mask) &* factors)
                    let odd = addingPairs((pixels &>> 8) &* factors)
                    let mixed = unsafeBitCast(even &>> 8 | odd & high, to: SIMD2<UInt64>.self)
                    to[x] = UInt32(truncatingIfNeeded: mixed.x)
                    to[x &+ 1] = UInt32(truncatingIfNeeded: mixed.y)
                    x &+= 2
                }
            }
        }
    }

    /// Returns a pixel and its right neighbour.
    @inline(__always) private static func neighbours(_ row: UnsafeRawPointer, _ index: Int32) -> UInt64 {
        row.loadUnaligned(fromByteOffset: 4 &* Int(truncatingIfNeeded: index), as: UInt64.self)
    }

    /// Adds the upper two of each four lanes to the lower two, and adds a half for rounding.
    @inline(__always) private static func addingPairs(_ lanes: Lanes) -> Lanes {
        let pairs = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
        return unsafeBitCast(pairs &+ (pairs &>> 32), to: Lanes.self) &+ half
    }

    /// Averages any number of pixels for each target pixel.
    static func average(
        _ row: UnsafeRawBufferPointer, _ columns: ScaleWeights, count: Int, into target: UnsafeMutableRawBufferPointer
    ) {
        guard let from = row.assumingMemoryBound(to: UInt32.self).baseAddress,
            let to = target.assumingMemoryBound(to: UInt32.self).baseAddress
        else { return }
        let tapCount = columns.tapCount
        columns.indices.withUnsafeBufferPointer { indices in
            columns.weights.withUnsafeBufferPointer { weights in
                guard let index = indices.baseAddress, let weight = weights.baseAddress else { return }
                var tap = 0
                var x = 0
                while x < count {
                    var sum: UInt64 = 0
                    let end = tap &+ tapCount
                    while tap < end {
                        sum = sum &+ unpacked(from[Int(truncatingIfNeeded: index[tap])]) &* UInt64(weight[tap])
                        tap &+= 1
                    }
                    to[x] = packed(sum)
                    x &+= 1
                }
            }
        }
    }

    /// Spreads the bytes of a pixel to the four 16-bit lanes of a word: blue, red, green, alpha.
    @inline(__always) private static func unpacked(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        return (wide & 0x00FF_00FF) | (wide & 0xFF00_FF00) &<< 24
    }

    /// Rounds four lanes of 8.8 bits to a pixel.
    @inline(__always) private static func packed(_ lanes: UInt64) -> UInt32 {
        let rounded = lanes &+ 0x0080_0080_0080_0080
        return UInt32(truncatingIfNeeded: (rounded &>> 8) & 0x00FF_00FF | (rounded &>> 32) & 0xFF00_FF00)
    }
}
