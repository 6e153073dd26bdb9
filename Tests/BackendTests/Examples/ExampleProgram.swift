import Foundation
import Testing

/// A program of this package that runs beside the tests.
@MainActor final class ExampleProgram {
    private let process = Process()
    private let output = Pipe()

    init(_ name: String, _ arguments: [String], _ environment: [String: String]) throws {
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()].merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    /// Returns the first line of output, which contains the page's address.
    func firstLine() async -> String { await output.fileHandleForReading.line() }

    /// Waits for the exit of the program.
    func end() async -> Int32 {
        _ = await output.fileHandleForReading.text()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func stop() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
