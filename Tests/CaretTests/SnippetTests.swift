import Foundation
import Testing

/// The samples of the documentation: they compile with the package, and run here.
struct SnippetTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Snippets").path)
        return (files ?? []).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }()

    @Test(arguments: names) func everySampleRuns(_ name: String) throws {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [folder, Self.root.appending(path: ".build/debug")].map { $0.appending(path: name) }
        let program = try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }, "build the package first")
        let process = Process()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging(["CARET_BACKEND": "headless"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && !text.isEmpty, "\(name): \(process.terminationStatus)")
    }

    private static func sample(_ name: String, _ part: String) throws -> String {
        let text = try String(contentsOf: root.appending(path: "Snippets/\(name).swift"), encoding: .utf8)
        let start = try #require(text.range(of: "// snippet.\(part)\n"))
        let end = try #require(text.range(of: "// snippet.hide", range: start.upperBound..<text.endIndex))
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// One, and one more for each way that a function may go.
    private static func complexity(_ function: String) -> Int {
        1 + function.matches(of: #/\b(if|guard|for|while|case|default|catch)\b|&&|\|\|| \? /#).count
    }

    private static func largest(_ sample: String) -> Int {
        sample.components(separatedBy: "func ").dropFirst().map(complexity).max() ?? 0
    }

    @Test func `R67 the sample with a delegate and the sample with closures stand side by side and compile`() throws {
        #expect(try Self.sample("Tables", "delegate").contains("UITableViewDataSource"))
        let closures = try Self.sample("Tables", "sections")
        #expect(!closures.contains("Delegate") && !closures.contains("DataSource") && !closures.contains("indexPath"))
    }

    @Test func `R68 no function of the sample has more than two ways to go, where the delegate's has more`() throws {
        #expect(Self.largest(try Self.sample("Tables", "sections")) <= 2)
        #expect(Self.largest(try Self.sample("Tables", "delegate")) > 2)
    }
}
