import Platform

/// Waits for the requested frame of a clock in real time.
@MainActor func realFrame(of clock: any FrameClock) async {
    let before = clock.onFrame
    await withCheckedContinuation { continuation in
        clock.onFrame = { time in
            clock.onFrame = before
            before?(time)
            continuation.resume()
        }
    }
}
