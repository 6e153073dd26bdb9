import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Places at which a process may end as `kill -9` would end it: before a commit, after it, before a request, after an answer.
///
/// For tests, which want to know that nothing is lost or doubled then. Without a seed nothing ever happens.
public final class CrashPoints: Sendable {
    private let generator: Mutex<SeededGenerator?>
    private let odds: Int

    /// - Parameters:
    ///   - seed: decides where; `nil` for nowhere.
    ///   - odds: one in so many places is taken.
    public init(seed: UInt64?, odds: Int = 40) {
        generator = Mutex(seed.map { SeededGenerator(seed: $0) })
        self.odds = odds
    }

    /// Ends the process, or not.
    public func mayCrash() {
        let isHere = generator.withLock { generator in
            guard var chance = generator else { return false }
            defer { generator = chance }
            return Int.random(in: 0..<odds, using: &chance) == 0
        }
        if isHere { kill(getpid(), SIGKILL) }
    }
}

/// Chance that can be had again: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
