import Synchronization

@testable import CoreGraphics

/// Returns the diagnostics of one code that are reported while `body` runs.
@MainActor func diagnostics(_ code: String, _ body: () throws -> Void) rethrows -> [String] {
    let messages = ReportedMessages(code)
    defer { messages.stop() }
    try body()
    return messages.all
}

/// Returns the diagnostics of one code that are reported while `body` runs.
@MainActor func diagnostics(_ code: String, _ body: () async throws -> Void) async rethrows -> [String] {
    let messages = ReportedMessages(code)
    defer { messages.stop() }
    try await body()
    return messages.all
}

@MainActor private final class ReportedMessages {
    private final class Log: Sendable {
        let messages = Mutex<[String]>([])
    }

    private let log: Log
    private let id: Int

    init(_ code: String) {
        let log = Log()
        self.log = log
        id = Diagnostics.addRecorder { diagnostic in
            if diagnostic.code == code { log.messages.withLock { $0.append(diagnostic.message) } }
        }
    }

    var all: [String] { log.messages.withLock { $0 } }

    func stop() { Diagnostics.remove(recorder: id) }
}
