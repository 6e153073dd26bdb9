import Foundation
import Synchronization

@_implementationOnly import CFrameClock

/// A file of signposts, which ui.perfetto.dev and Chrome's `chrome://tracing` show as a timeline.
///
/// The file is an array of JSON in the Trace Event Format. Each signpost is written at once, and the array is never
/// closed, which the format allows: a program that crashes leaves a complete file.
///
/// - Source: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
final class SignpostTrace: Sendable {
    /// The trace of this run; `nil` without the setting `--trace FILE`, which is `CARET_TRACE` in the environment.
    static let current: SignpostTrace? = {
        guard let path = ProcessInfo.processInfo.environment["CARET_TRACE"], !path.isEmpty else { return nil }
        do { return try SignpostTrace(path: path) } catch {
            // A log of this module would ask for the trace in turn.
            SwiftLog(label: "os").write(.error, "the trace cannot be written to \(path): \(error.localizedDescription)")
            return nil
        }
    }()

    private struct State {
        let file: FileHandle
        /// The numbers of the threads that have written, in the order of their first signposts.
        var threads: [pthread_t: Int] = [:]

        mutating func number(of thread: pthread_t) -> Int {
            let number = threads[thread] ?? threads.count + 1
            threads[thread] = number
            return number
        }
    }

    private let state: Mutex<State>

    /// Creates the file, or empties it.
    init(path: String) throws {
        let url = URL(fileURLWithPath: path)
        try Data("[\n".utf8).write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        try handle.seekToEnd()
        state = Mutex(State(file: handle))
    }

    /// Appends a signpost.
    ///
    /// - Parameters:
    ///   - phase: `b` for the beginning of an interval, `e` for its end, `i` for a point in time.
    ///   - name: the name of the signpost.
    ///   - id: the identifier of the interval.
    ///   - label: the subsystem and the category.
    ///   - message: the message, in which private values are hidden; `nil` for none.
    ///   - frameTime: the time of the clock that a test or a snapshot advances; "not a number" for none.
    func write(
        _ phase: Character, _ name: String, id: UInt64, label: String, _ message: String?, frameTime: Double = frame_clock_now()
    ) {
        var arguments: [String] = []
        if let message { arguments.append("\"message\":\(Self.quoted(message))") }
        if !frameTime.isNaN { arguments.append("\"frameClock\":\(frameTime)") }
        let time = String(format: "%.3f", Double(DispatchTime.now().uptimeNanoseconds) / 1000)
        let kind = phase == "i" ? "\"s\":\"t\"" : "\"id\":\"0x\(String(id, radix: 16))\""
        let start = "{\"ph\":\"\(phase)\",\"name\":\(Self.quoted(name)),\"cat\":\(Self.quoted(label)),\(kind),\"ts\":\(time)"
        let end = "\"args\":{\(arguments.joined(separator: ","))}},\n"
        state.withLock { state in
            let line = "\(start),\"pid\":\(getpid()),\"tid\":\(state.number(of: pthread_self())),\(end)"
            // A full disk loses signposts, and does not end the app.
            try? state.file.write(contentsOf: Data(line.utf8))
        }
    }

    /// Returns a text as JSON.
    private static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
