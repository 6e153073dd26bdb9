import Foundation
import SlowTests
import Testing

@testable import CaretCLI

/// The README's app with the README's test, in an empty folder. Slow: the package is built from scratch.
@Suite(.serialized, .slow) struct ReadmeTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `J1 J2 J5 the README's app is built once, tested and shown`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-readme-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.write(to: folder)

        let first = try Self.swift(["test"], in: folder)
        #expect(first.status == 0, "\(first.text.suffix(4000))")
        #expect(!first.text.contains("warning:"), "\(first.text.split(separator: "\n").filter { $0.contains("warning:") }.prefix(5))")
        let picture = try Data(contentsOf: folder.appendingPathComponent("hello.png"))
        #expect(BuiltPrograms.size(ofPNG: picture) == [1170, 2532])

        // Caret is not compiled again, whatever the environment is, and whatever file the app gets.
        for round in 1...20 {
            let file = folder.appendingPathComponent("Sources/Hello/More\(round).swift")
            if round.isMultiple(of: 2) { try "let more\(round) = \(round)\n".write(to: file, atomically: true, encoding: .utf8) }
            // Not `-v`: the flag is a part of each command line, and compiles everything again.
            let build = try Self.swift(["build"], in: folder, environment: ["ROUND": "\(round)"])
            #expect(build.status == 0, "round \(round): \(build.text.suffix(2000))")
            let compiled = build.text.split(separator: "\n").filter { $0.contains("] Compiling ") && !$0.contains("] Compiling Hello ") }
            #expect(compiled.isEmpty, "round \(round): \(compiled.prefix(2))")
        }

        let shown = try Self.swift(["run", "Hello", "--snapshot", "shown.png"], in: folder)
        #expect(shown.status == 0, "\(shown.text.suffix(2000))")
        #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: folder.appendingPathComponent("shown.png"))) == [1170, 2532])
    }

    /// Writes the three listings of the README: the app, the manifest, the test.
    private static func write(to folder: URL) throws {
        let readme = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
        let listings = readme.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
        try #require(listings.count == 3)
        let files = [
            ("Sources/Hello/AppDelegate.swift", listings[0]),
            ("Package.swift", listings[1].replacingOccurrences(of: "path: \"../caret\"", with: "path: \"\(repository.path)\"")),
            ("Tests/HelloTests/HelloTests.swift", listings[2]),
        ]
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Runs `swift` with random hashing, as usual, and without the environment of this test process.
    private static func swift(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = folder
        var inherited = ProcessInfo.processInfo.environment
        let own = [
            "SWIFT_DETERMINISTIC_HASHING", "CARET_OPTIMISE", "CARET_TEST_CONTAINER", "CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
            "XDG_CONFIG_HOME", "TMPDIR",
        ]
        for name in own { inherited[name] = nil }
        process.environment = inherited.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
