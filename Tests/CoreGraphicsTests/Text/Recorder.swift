import CoreGraphics
import Synchronization

/// Records the diagnostics that a test waits for.
final class Recorder: Sendable {
    private let kept = Mutex<[Diagnostic]>([])

    func add(_ diagnostic: Diagnostic) {
        kept.withLock { $0.append(diagnostic) }
    }

    var all: [Diagnostic] { kept.withLock { $0 } }
}
