import Platform

extension FrameLoop {
    /// The number of turns for which ``advance(_:until:)`` lets other work run before it advances the clock itself.
    private static let maximumIdleTurns = 64

    /// Starts work that calls back in a later frame, and waits for the call.
    ///
    /// A test that waits here does not advance its manual clock, so no frame would follow. Therefore the clock is
    /// advanced frame by frame, unless other code advances it.
    static func awaitCall(_ work: (@escaping @MainActor () -> Void) -> Void) async {
        let loop = current
        await withCheckedContinuation { continuation in
            let call = AwaitedCall(continuation)
            work { call.finish() }
            guard !call.isFinished, let clock = loop.clock as? any ManualClock, !clock.isDriven else { return }
            Task { await loop.advance(clock, until: call) }
        }
    }

    /// Advances a manual clock frame by frame until the call is finished, unless other code advances the clock.
    private func advance(_ clock: any ManualClock, until call: AwaitedCall) async {
        var idleTurns = 0
        var lastTime = clock.now
        while !call.isFinished, clock.isFrameRequested {
            await Task.yield()
            if clockAdvancerCount > 0 || clock.now != lastTime {
                idleTurns = 0
                lastTime = clock.now
                continue
            }
            idleTurns += 1
            guard idleTurns >= Self.maximumIdleTurns, !call.isFinished else { continue }
            clock.step()
            lastTime = clock.now
        }
    }
}

/// A call for which a task waits.
@MainActor private final class AwaitedCall {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

    var isFinished: Bool { continuation == nil }

    func finish() {
        continuation?.resume()
        continuation = nil
    }
}
