import Synchronization
import Testing

/// Records the diagnostics that are reported between its initialization and `stop()`.
///
/// Ignores the diagnostics of other tests, which may run at the same time and cause diagnostics on purpose. Records
/// diagnostics from a thread that belongs to no test.
final class DiagnosticRecorder: Sendable {
    private let recordedDiagnostics = Mutex<[Diagnostic]>([])
    private let id = Mutex<Int?>(nil)

    init() {
        let owner = Test.current?.id
        let recorderID = Diagnostics.addRecorder { [weak self] diagnostic in
            if let test = Test.current?.id, test != owner { return }
            self?.recordedDiagnostics.withLock { $0.append(diagnostic) }
        }
        id.withLock { $0 = recorderID }
    }

    deinit { stop() }

    var diagnostics: [Diagnostic] { recordedDiagnostics.withLock { $0 } }

    func stop() {
        let recorderID = id.withLock { id in
            defer { id = nil }
            return id
        }
        if let recorderID { Diagnostics.remove(recorder: recorderID) }
    }
}
