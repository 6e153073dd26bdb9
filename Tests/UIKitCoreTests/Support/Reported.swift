import Synchronization
import UIKitCore

@testable import CoreGraphics

/// Returns the codes of the diagnostics that are reported on this thread while `body` runs.
func reported(_ body: () -> Void) -> [String] {
    let kept = Kept()
    let thread = pthread_self()
    let id = Diagnostics.addRecorder { diagnostic in
        if pthread_self() == thread { kept.codes.withLock { $0.append(diagnostic.code) } }
    }
    body()
    Diagnostics.remove(recorder: id)
    return kept.codes.withLock { $0 }
}

private final class Kept: Sendable {
    let codes = Mutex<[String]>([])
}
