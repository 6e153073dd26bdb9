/// The weights of source samples for each sample of a shorter line.
///
/// Weights are in units of 1/256 and always add up to 256, so uniform areas keep their value exactly. Down to half of
/// the length, the two nearest samples are interpolated. Below that, all samples are averaged by their covered length
/// (a box filter), and each rounding error is carried to the next weight. For factors above 16, sixteen evenly spaced
/// samples are averaged, which is visually equivalent.
struct ScaleWeights {
    /// The number of source samples for each target sample.
    let tapCount: Int
    /// For each target sample, `tapCount` nondecreasing indexes, and their weights.
    let indices: [Int32]
    let weights: [UInt16]
    /// For interpolation, both weights of each target sample, packed for the kernel: each weight twice, in 16-bit
    /// lanes. One more element follows, because the kernel processes pairs.
    let mixes: [UInt64]

    private static let maximumTaps = 16

    /// - Precondition: `target` is at least 1 and at most `source`.
    init(from source: Int, to target: Int) {
        precondition((1...source).contains(target), "ScaleWeights: \(source) samples cannot be shrunk to \(target).")
        let factor = Double(source) / Double(target)
        var taps: [(index: Int, weight: UInt16)] = []
        if source == target {
            tapCount = 1
            taps = (0..<target).map { ($0, 256) }
        } else if factor <= 2 {
            tapCount = 2
            for position in 0..<target { taps += Self.interpolationTaps(at: (Double(position) + 0.5) * factor - 0.5, of: source) }
        } else if factor > Double(Self.maximumTaps) {
            tapCount = Self.maximumTaps
            for position in 0..<target { taps += Self.sparseTaps(over: Double(position) * factor, factor, of: source) }
        } else {
            tapCount = Int(factor.rounded(.up)) + 1
            for position in 0..<target { taps += Self.boxFilterTaps(from: Double(position) * factor, factor, of: source, count: tapCount) }
        }
        indices = taps.map { Int32($0.index) }
        weights = taps.map(\.weight)
        mixes = tapCount == 2 ? Self.lanes(weights) : []
    }

    private static func lanes(_ weights: [UInt16]) -> [UInt64] {
        stride(from: 0, to: weights.count, by: 2).map { position in
            UInt64(weights[position]) * 0x0001_0001 | UInt64(weights[position + 1]) * 0x0001_0001_0000_0000
        } + [0]
    }

    var isIdentity: Bool { tapCount == 1 }
    var isMix: Bool { tapCount == 2 }
    /// Whether the factor is so large that it is cheaper to scale the lines before they are summed.
    var isSteep: Bool { tapCount >= Self.maximumTaps }

    /// Returns the two samples nearest to a position.
    private static func interpolationTaps(at position: Double, of source: Int) -> [(index: Int, weight: UInt16)] {
        let first = min(max(Int(position.rounded(.down)), 0), source - 2)
        let second = UInt16(min(max((position - Double(first)) * 256, 0), 256).rounded())
        return [(first, 256 - second), (first + 1, second)]
    }

    /// Returns evenly spaced samples of a range, with equal weights.
    private static func sparseTaps(over start: Double, _ length: Double, of source: Int) -> [(index: Int, weight: UInt16)] {
        (0..<maximumTaps).map { tap in
            (min(source - 1, Int(start + length * (Double(tap) + 0.5) / Double(maximumTaps))), UInt16(256 / maximumTaps))
        }
    }

    /// Returns the samples that a target sample covers, weighted by the covered length. The rounding error of each
    /// weight is carried to the next one, so that the sum is exact.
    private static func boxFilterTaps(
        from start: Double, _ length: Double, of source: Int, count: Int
    ) -> [(index: Int, weight: UInt16)] {
        let end = start + length
        var assigned = 0
        var coveredLength = 0.0
        return (0..<count).map { tap in
            let index = Int(start.rounded(.down)) + tap
            coveredLength += max(0, min(end, Double(index + 1)) - max(start, Double(index)))
            let sum = tap == count - 1 ? 256 : Int((coveredLength / length * 256).rounded())
            defer { assigned = sum }
            return (min(index, source - 1), UInt16(sum - assigned))
        }
    }
}
