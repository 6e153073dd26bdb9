import Foundation
import Testing

/// The samples of MIGRATION, which are parts of programs that end once nothing moves any more.
struct SampleRestTests {
    private static let programs = ["Controls", "Drawings", "Lists", "Maps", "Things"].map { "Migrating\($0)" }
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: programs) func `M6 every sample of MIGRATION comes to rest`(name: String) async throws {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [folder, Self.root.appending(path: ".build/debug")].map { $0.appending(path: name) }
        let program = try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }, "build the package first")
        let picture = FileManager.default.temporaryDirectory.appending(path: "caret-rest-\(name)-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let process = Process()
        process.executableURL = program
        // A picture is taken when nothing is pending; the process ends with 1 if that does not happen.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "CARET_BACKEND": "headless", "CARET_SNAPSHOT": picture.path,
        ]) { $1 }
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && FileManager.default.fileExists(atPath: picture.path), "\(name): \(text)")
    }

    @Test func `M6 the line of MIGRATION leaves its loop`() throws {
        let page = try String(contentsOf: Self.root.appending(path: "Documentation/MIGRATION.md"), encoding: .utf8)
        #expect(!page.contains("for await _ in frames where"))
        for part in page.components(separatedBy: "for await _ in view.frames()").dropFirst() { #expect(part.prefix(200).contains("break")) }
    }
}
