import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A program of this package, run from outside: its lines, and its end.
final class ChildProcess: Sendable {
    private struct State {
        var rest = Data()
        var isRead = false
        var isOver = false
    }

    private let process = Process()
    private let state = Mutex(State())
    private let output: AsyncStream<String>.Continuation
    private let ended: AsyncStream<Void>
    /// What it prints, line by line; ends with the program.
    let lines: AsyncStream<String>

    /// Starts a program that stands beside the tests.
    init(_ name: String, _ arguments: [String]) throws {
        let (lines, output) = AsyncStream.makeStream(of: String.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        (self.lines, self.output, self.ended) = (lines, output, ended)
        process.executableURL = Self.folder.appendingPathComponent(name)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.terminationHandler = { _ in end.finish() }
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            self?.take(data)
        }
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func take(_ data: Data) {
        let lines = state.withLock { state -> [String] in
            state.rest += data
            var lines: [String] = []
            while let end = state.rest.firstIndex(of: 10) {
                lines.append(String(decoding: state.rest[..<end], as: UTF8.self))
                state.rest = Data(state.rest[(end + 1)...])
            }
            return lines
        }
        for line in lines { output.yield(line) }
        if data.isEmpty { output.finish() }
    }

    /// `kill -9`.
    func kill9() { kill(process.processIdentifier, SIGKILL) }

    /// Waits for the end.
    ///
    /// - Returns: whether the program was killed.
    @discardableResult func end() async -> Bool {
        for await _ in ended {}
        return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    }

    var isRunning: Bool { process.isRunning }

    /// Asks the program to stop, and waits until it has.
    func stop() async {
        process.terminate()
        await end()
    }
}
