import Foundation
import Synchronization

/// A time that only a test advances.
final class ManualTime: Sendable {
    private let seconds = Mutex(1_800_000_000.0)

    var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }

    func advance(seconds: Double) { self.seconds.withLock { $0 += seconds } }
    func advance(days: Int) { advance(seconds: Double(days) * 86_400) }
}
