import Synchronization

@_implementationOnly import Logging

/// The destinations of diagnostics: the log and the recorders.
package enum Diagnostics {
    private struct State {
        var recorders: [Int: @Sendable (Diagnostic) -> Void] = [:]
        var nextID = 0
        var isLogging = true
    }

    private static let state = Mutex(State())
    private static let logger = Logger(label: "caret")

    package static func report(
        _ code: String, _ message: String, numbers: [String: Double] = [:], fileID: String = #fileID, line: Int = #line
    ) {
        report(Diagnostic(code, message, numbers: numbers, fileID: fileID, line: line))
    }

    package static func report(_ diagnostic: Diagnostic) {
        let (isLogging, recorders) = state.withLock { state in
            (state.isLogging, state.recorders.sorted { $0.key < $1.key }.map(\.value))
        }
        // Without a source, the log would show this module for all diagnostics.
        if isLogging { logger.warning("\(diagnostic.description)", source: diagnostic.category) }
        for record in recorders { record(diagnostic) }
    }

    /// Writes a line to the log that is no diagnostic, such as a request of the app to the system.
    package static func log(_ text: String) {
        if state.withLock({ $0.isLogging }) { logger.info("\(text)", source: "System") }
    }

    /// Ends the log, for a program whose output has the same findings.
    package static func stopLogging() { state.withLock { $0.isLogging = false } }

    /// Passes every subsequent diagnostic to `record`, on the reporting thread, until `remove(recorder:)`.
    package static func addRecorder(_ record: @escaping @Sendable (Diagnostic) -> Void) -> Int {
        state.withLock { state in
            state.nextID += 1
            state.recorders[state.nextID] = record
            return state.nextID
        }
    }

    package static func remove(recorder id: Int) {
        state.withLock { _ = $0.recorders.removeValue(forKey: id) }
    }
}
