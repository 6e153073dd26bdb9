import Foundation
import Testing

/// The messages of programs that are compiled for release.
@Suite struct ReleaseMessageTests {
    private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Preconditions/Precondition.swift")

    /// Runs a program of the search path, and returns its exit code and its standard error output.
    private func run(_ arguments: [String]) throws -> (code: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test(arguments: [
        ("precondition(CommandLine.argc > 9, \"few: \\(CommandLine.argc)\")", "few: 1"), ("preconditionFailure(\"end\")", "end"),
    ])
    func `N8 a release build reports why a precondition fails`(statement: String, message: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let main = folder.appendingPathComponent("main.swift")
        try Data("\(statement)\n".utf8).write(to: main)
        let program = folder.appendingPathComponent("program").path
        let compiled = try run(["swiftc", "-O", "-package-name", "caret", "-o", program, main.path, Self.source.path])
        #expect(compiled.code == 0, "\(compiled.text)")
        let result = try run([program])
        #expect(result.code != 0)
        #expect(result.text.contains("main.swift:1: Fatal error: \(message)"), "\(result.text)")
    }
}
