import Foundation
import Platform

/// Advances a headless clock in real time on the main run loop, with a timer that exists only while a frame is
/// requested.
@MainActor package final class RealTimeDriver {
    private let clock: HeadlessClock
    private var timer: Timer?

    package init(driving clock: HeadlessClock) {
        self.clock = clock
        clock.onRequest = { [weak self] in self?.startTimer() }
        if clock.isFrameRequested { startTimer() }
    }

    package func stop() {
        timer?.invalidate()
        timer = nil
        clock.onRequest = nil
    }

    private func startTimer() {
        guard timer == nil else { return }
        let timer = Timer(timeInterval: 1 / Double(clock.rate), repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func fire() {
        clock.step()
        guard !clock.isFrameRequested else { return }
        timer?.invalidate()
        timer = nil
    }
}
