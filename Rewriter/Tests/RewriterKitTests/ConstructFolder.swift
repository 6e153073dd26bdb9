import Foundation
import Testing

@testable import RewriterKit

/// A folder with a construct's input and the expected results.
struct ConstructFolder: CustomTestStringConvertible, Sendable {
    let url: URL

    var testDescription: String { url.lastPathComponent }

    static let all: [ConstructFolder] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Constructs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { ConstructFolder(url: root.appending(path: $0)) }
    }()

    /// The folders that compile. The constructs in `Reports…` have no answer.
    static let programs = all.filter { !$0.testDescription.hasPrefix("Reports") }

    static let libraryArguments = ProcessInfo.processInfo.environment["CARET_LIBRARY_ARGUMENTS"]
    static let isRecording = ProcessInfo.processInfo.environment["CARET_RECORD"] != nil

    func text(_ path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }

    private func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path)) ?? []).sorted()
    }

    private var inputs: [String] { names("Input").filter { $0.hasSuffix(".swift") }.map { url.appending(path: "Input/\($0)").path } }

    var expectedCopies: [String: String] {
        Dictionary(uniqueKeysWithValues: names("Expected").filter { $0.hasSuffix(".swift") }.map { ($0, text("Expected/\($0)") ?? "") })
    }

    /// Returns the copies by the names of their originals, and the answer, without the paths of this machine.
    func rewrite() throws -> (copies: [String: String], answer: String) {
        let output = try TemporaryFolder()
        var answer = try ModuleRewriter(Request(module: "App", files: inputs, output: output.path)).run()
        var copies: [String: String] = [:]
        for input in inputs {
            let copy = OutputFolder(path: output.path).copyPath(of: input)
            guard let text = try? String(contentsOfFile: copy, encoding: .utf8) else { continue }
            copies[URL(filePath: input).lastPathComponent] = neutral(text)
        }
        answer.overlay = answer.overlay.map { _ in "overlay.yaml" }
        answer.changed = answer.changed.sorted()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return (copies, neutral(String(decoding: try encoder.encode(answer), as: UTF8.self)) + "\n")
    }

    private func neutral(_ text: String) -> String { text.replacingOccurrences(of: url.appending(path: "Input").path + "/", with: "") }

    func record(_ copies: [String: String], _ answer: String) throws {
        let expected = url.appending(path: "Expected")
        try FileManager.default.createDirectory(at: expected, withIntermediateDirectories: true)
        for name in names("Expected") where name.hasSuffix(".swift") {
            try FileManager.default.removeItem(at: expected.appending(path: name))
        }
        for (name, text) in copies { try text.write(to: expected.appending(path: name), atomically: true, encoding: .utf8) }
        try answer.write(to: expected.appending(path: "answer.json"), atomically: true, encoding: .utf8)
    }

    /// Compiles the input with its overlay, and returns the output of the program.
    func run() throws -> String {
        let output = try TemporaryFolder()
        let answer = try ModuleRewriter(Request(module: "App", files: inputs, output: output.path)).run()
        let program = output.path + "/App"
        var arguments = ["-module-name", "App", "-swift-version", text("mode.txt")?.trimmingSpaces ?? "5", "-o", program]
        if let library = Self.libraryArguments { arguments.append("@" + library) }
        arguments += answer.flags + inputs
        if let overlay = answer.overlay { arguments += ["-vfsoverlay", overlay] }
        let compilation = try Self.call("swiftc", arguments)
        guard compilation.status == 0 else { return compilation.text }
        return neutral(try Self.call(program, [], environment: ["CARET_BACKEND": "headless"]).text)
    }

    static func call(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws -> (
        status: Int32, text: String
    ) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = name == "swiftc" ? pipe : FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}

/// A folder that is removed with its contents.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/caret-rewriter-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
