import Foundation
import SlowTests
import Testing

@testable import CaretCLI

/// `caret new`: the files of each template, and the resulting packages.
@Suite struct NewCommandTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func package(_ template: AppTemplate, caret: String? = "../caret") -> NewPackage {
        NewPackage(name: "Shelf", template: template, caret: caret)
    }

    @Test func `R8 R120 the templates have one delegate but for the line of the first screen`() throws {
        let delegates = try AppTemplate.allCases.map { template in
            let file = try #require(package(template).files.first { $0.path == "Sources/Shelf/AppDelegate.swift" })
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let root = try #require(lines.firstIndex { $0.contains("rootViewController") })
            #expect(lines[root].hasSuffix(template.root))
            return (lines: lines, root: root)
        }
        for delegate in delegates.dropFirst() {
            let changed = zip(delegate.lines, delegates[0].lines).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
            #expect(changed == [delegate.root] && delegate.lines.count == delegates[0].lines.count)
        }
    }

    @Test(arguments: AppTemplate.allCases) func `R8 R120 a template is a manifest, a delegate, screens and a test`(template: AppTemplate) {
        let files = package(template).files
        let paths =
            [".gitignore", "Package.swift", "README.md", "Sources/Shelf/AppDelegate.swift"]
            + template.screens.map { "Sources/Shelf/\($0.name)" } + ["Tests/ShelfTests/ShelfTests.swift"]
        #expect(files.map(\.path) == paths.sorted())
        #expect(files.first { $0.path == "Package.swift" }?.text.contains(".package(name: \"caret\", path: \"../caret\")") == true)
    }

    @Test func `R120 with the SDK a package does not name Caret`() throws {
        let files = NewPackage(name: "Shelf", template: .single, caret: nil).files
        let manifest = try #require(files.first { $0.path == "Package.swift" }?.text)
        #expect(!manifest.lowercased().contains("caret"))
        #expect(files.first { $0.path == "README.md" }?.text.contains("`caret test`") == true)
    }

    @Test func `R120 Caret may be at a URL`() {
        let text = package(.single, caret: "https://example.org/caret.git").files.first { $0.path == "Package.swift" }?.text
        #expect(text?.contains(".package(url: \"https://example.org/caret.git\", branch: \"main\")") == true)
        #expect(NewCommand.manifestLocation("https://example.org/caret.git") == "https://example.org/caret.git")
        #expect(NewCommand.manifestLocation("/a/../b") == "/b")
    }

    @Test(arguments: ["", "1st", "my app", "a-b", "ü", "../up"]) func `R120 an invalid module name is refused`(name: String) {
        #expect(throws: (any Error).self) { try NewCommand.parse(["--template", "tab", "--", name]) }
    }

    @Test func `R120 an existing folder is not changed`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-new-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: CLIError.exists(path: folder.path)) { try package(.form).write(to: folder) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    /// Each template as a target of one package, so that Caret is built once.
    @Test(.slow) func `R8 R120 each template compiles and shows its first screen`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-templates-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var targets: [String] = []
        for template in AppTemplate.allCases {
            let name = "App\(template.rawValue)"
            for (path, text) in NewPackage(name: name, template: template, caret: "").files where path.contains("/") {
                let url = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            }
            targets.append(".executableTarget(name: \"\(name)\", dependencies: products)")
            targets.append(
                ".testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\", .product(name: \"CaretTesting\", package: \"caret\")])")
        }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let products: [Target.Dependency] = [.product(name: "UIKit", package: "caret"), .product(name: "Caret", package: "caret")]
            let package = Package(
                name: "Templates", dependencies: [.package(name: "caret", path: "\(Self.repository.path)")],
                targets: [\(targets.joined(separator: ", "))])
            """
        try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let tests = try run(["test"], in: folder)
        #expect(tests.status == 0 && !tests.text.contains("warning:"), "\(tests.text.suffix(4000))")
        for template in AppTemplate.allCases {
            let picture = folder.appendingPathComponent("\(template.rawValue).png")
            let shown = try run(["run", "App\(template.rawValue)", "--snapshot", picture.path], in: folder)
            #expect(shown.status == 0, "\(shown.text.suffix(2000))")
            #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: picture)) == [1170, 2532])
        }
    }

    private func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, text: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        for name in ["CARET_OPTIMISE", "CARET_TEST_CONTAINER", "CFFIXED_USER_HOME", "TMPDIR"] { environment[name] = nil }
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
