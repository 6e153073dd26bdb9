import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Points at which a process may end as by `kill -9`: before a commit, after it, before a request, after an answer.
///
/// Tests check by these that nothing is lost or doubled. Without a seed the process never ends.
public final class CrashPoints: Sendable {
    private let generator: Mutex<SeededGenerator?>
    private let odds: Int

    /// - Parameters:
    ///   - seed: determines the crash; `nil` for none.
    ///   - odds: one of this many points crashes.
    public init(seed: UInt64?, odds: Int = 40) {
        generator = Mutex(seed.map { SeededGenerator(seed: $0) })
        self.odds = odds
    }

    /// Ends the process at random.
    public func mayCrash() {
        let isHere = generator.withLock { generator in
            guard var chance = generator else { return false }
            defer { generator = chance }
            return Int.random(in: 0..<odds, using: &chance) == 0
        }
        if isHere { kill(getpid(), SIGKILL) }
    }
}

/// A reproducible random number generator: SplitMix64.
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
