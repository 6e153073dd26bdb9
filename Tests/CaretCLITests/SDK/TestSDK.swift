import Foundation
import Testing

/// The SDK of this checkout, which is installed into a folder of its own.
struct TestSDK {
    let folder: URL

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Builds the SDK if its sources have changed, and installs it.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-sdk-\(UUID().uuidString)").resolvingSymlinksInPath()
        let environment = ["PREFIX": folder.path, "SDKS": folder.appendingPathComponent("sdks").path]
        let script = Self.repository.appendingPathComponent("Scripts/sdk").path
        let result = try Self.run(script, [], in: Self.repository, environment)
        try #require(result.status == 0, "\(result.text.suffix(4000))")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Runs the command `caret`.
    func caret(_ arguments: [String], in package: URL) throws -> (status: Int32, text: String) {
        try Self.run(folder.appendingPathComponent("bin/caret").path, arguments, in: package)
    }

    /// Runs a program, and returns its output with the errors in it.
    static func run(
        _ program: String, _ arguments: [String], in folder: URL, _ additions: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
        for name in ["CARET_OPTIMISE", "CARET_TEST_CONTAINER", "CARET_SDK", "CFFIXED_USER_HOME", "TMPDIR"] { environment[name] = nil }
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
