import Synchronization

/// Keeps the diagnostics that are reported between its making and `stop()`.
final class DiagnosticRecorder: Sendable {
    private let kept = Mutex<[Diagnostic]>([])
    private let id = Mutex<Int?>(nil)

    init() {
        let number = Diagnostics.addRecorder { [weak self] diagnostic in
            self?.kept.withLock { $0.append(diagnostic) }
        }
        id.withLock { $0 = number }
    }

    deinit { stop() }

    var diagnostics: [Diagnostic] { kept.withLock { $0 } }

    func stop() {
        let number = id.withLock { id in
            defer { id = nil }
            return id
        }
        if let number { Diagnostics.remove(recorder: number) }
    }
}
