import Foundation
import SlowTests
import Testing

/// SwiftPM with both plugins, in a user's package beside one that uses only the plugins. Slow, because both are
/// built.
@Suite(.serialized, .slow) struct EndToEndTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `R1 R2 R3 a package is built with its phases and its version`() throws {
        let scratch = try Scratch()
        let repository = try Self.makePackages(scratch)
        let first = try build(scratch)
        #expect(first.status == 0, "\(first.output)")
        #expect(first.output.contains("Grün mischen…\n") && first.output.contains(/Grün mischen: \d+\.\d\d s/), "\(first.output)")
        #expect(try run(scratch) == "1.4.0 (7) grün\n")
        _ = try build(scratch)

        let unchanged = try build(scratch)
        #expect(unchanged.status == 0 && !unchanged.output.contains("Compiling App") && !unchanged.output.contains("Linking"))
        #expect(!unchanged.output.contains("Grün mischen"))

        try scratch.write("blau", to: "User/Design/Töne & Farben.txt")
        try repository.git("commit", "-q", "-a", "-m", "Turn blue")
        #expect(try build(scratch).status == 0)
        #expect(try run(scratch) == "1.4.0 (8) blau\n")

        try repository.git("tag", "v2.0.0-beta.1")
        #expect(try build(scratch).status == 0)
        #expect(try run(scratch) == "2.0.0-beta.1 (0) blau\n")
        try FileManager.default.removeItem(at: scratch.path("User/.git"))
        let last = try build(scratch)
        #expect(last.status == 0)
        let text = try run(scratch)
        #expect(text == "0.0.0 (0) blau\n", "\(last.output)")
    }

    @Test func `R111 R112 a script of the package's own folder runs, and the program has the version's entries`() throws {
        let scratch = try Scratch()
        let repository = try Self.makePackages(scratch)
        let script = "#!/bin/sh\n# @name Bump\n# @output Bump.swift\necho 'let bump = 5' > \"$SCRIPT_OUTPUT_FILE_0\"\n"
        try scratch.write(script, to: "User/bump.sh", executable: true)
        try scratch.write("print(bump, CaretInfoEntry.allCases.map(\\.description))\n", to: "User/Sources/App/main.swift")
        #expect(try build(scratch).status == 0)
        #expect(try run(scratch) == "5 [\"CFBundleShortVersionString=1.4.0\", \"CFBundleVersion=7\"]\n")
        // A script that changes between two builds is used in the next one.
        try scratch.write(script.replacingOccurrences(of: "ump", with: "oss"), to: "User/boss.sh", executable: true)
        try scratch.write("print(bump, boss)\n", to: "User/Sources/App/main.swift")
        try repository.git("tag", "v3.0.0")
        for _ in 1...2 {
            let finished = try build(scratch)
            #expect(finished.status == 0, "\(finished.output)")
            #expect(try run(scratch) == "5 5\n")
        }
    }

    @Test func scriptsMayBeAddedAndRemovedAndChangeTheirOutputs() throws {
        let scratch = try Scratch()
        _ = try Self.makePackages(scratch)
        for _ in 1...2 { #expect(try build(scratch).status == 0) }
        // Another script, then a head comment with another output, each used at once.
        try scratch.phase("User", "20 more", "#!/bin/sh\n# @output More.swift\necho 'let more = 1' > \"$SCRIPT_OUTPUT_FILE_0\"\n")
        try scratch.write("print(more)\n", to: "User/Sources/App/main.swift")
        let more = try build(scratch)
        #expect(more.status == 0, "\(more.output)")
        #expect(try run(scratch) == "1\n")
        let both =
            "#!/bin/sh\n# @output More.swift\n# @output Most.swift\n"
            + "echo 'let more = 2' > \"$SCRIPT_OUTPUT_FILE_0\"\necho 'let most = 3' > \"$SCRIPT_OUTPUT_FILE_1\"\n"
        try scratch.phase("User", "20 more", both)
        try scratch.write("print(more, most)\n", to: "User/Sources/App/main.swift")
        for _ in 1...3 {
            let finished = try build(scratch)
            #expect(finished.status == 0, "\(finished.output)")
            #expect(try run(scratch) == "2 3\n")
        }
        try FileManager.default.removeItem(at: scratch.path("User/Scripts"))
        try scratch.write("print(4)\n", to: "User/Sources/App/main.swift")
        for _ in 1...2 {
            let finished = try build(scratch)
            #expect(finished.status == 0, "\(finished.output)")
        }
        #expect(try run(scratch) == "4\n")
        try scratch.phase("User", "1 bad", "#!/bin/sh\n# @name Böse\necho because\nexit 1\n")
        let bad = try build(scratch)
        #expect(bad.status != 0 && bad.output.contains("the build phase 'Böse' failed") && bad.output.contains("because"), "\(bad.output)")
    }

    @Test func `R3 two clean builds give the same bytes`() throws {
        let scratch = try Scratch()
        _ = try Self.makePackages(scratch)
        let products = try (1...2).map { _ in
            try? FileManager.default.removeItem(at: scratch.path("User/.build"))
            #expect(try build(scratch, "-c", "release").status == 0)
            return try Data(contentsOf: scratch.path("User/.build/release/App"))
        }
        #expect(products[0] == products[1])
    }

    private func build(_ scratch: Scratch, _ more: String...) throws -> Finished {
        try Finished(
            "/usr/bin/env", ["swift", "build", "--product", "App"] + more, in: scratch.path("User"), environment: Repository.identity)
    }

    private func run(_ scratch: Scratch) throws -> String {
        try Finished(scratch.path("User/.build/debug/App").path, [], in: scratch.url).output
    }

    private static func makePackages(_ scratch: Scratch) throws -> Repository {
        for folder in ["Plugins", "Sources/caret-build-step"] {
            let copy = scratch.path("caret/\(folder)")
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: self.repository.appendingPathComponent(folder), to: copy)
        }
        try scratch.write(toolsManifest, to: "caret/Package.swift")
        try scratch.write(userManifest, to: "User/Package.swift")
        try scratch.write(".build/\nPackage.resolved\n", to: "User/.gitignore")
        try scratch.write("print(BuildInfo.description, colour)\n", to: "User/Sources/App/main.swift")
        try scratch.write("grün", to: "User/Design/Töne & Farben.txt")
        try scratch.phase("User", "10 farben.sh", script)
        let repository = try Repository(scratch.path("User"))
        try repository.git("add", ".")
        try repository.commit()
        try repository.git("tag", "v1.4.0")
        try repository.commit(times: 7)
        return repository
    }

    private static let script = """
        #!/bin/sh
        # @name Grün mischen
        # @input Design/Töne & Farben.txt
        # @output Gen/Colour schön.swift
        echo "let colour = \\"$(cat "$SCRIPT_INPUT_FILE_0")\\"" > "$SCRIPT_OUTPUT_FILE_0"
        """

    private static let toolsManifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "caret",
            products: [.plugin(name: "BuildPhases", targets: ["BuildPhases"]), .plugin(name: "BuildInfo", targets: ["BuildInfo"])],
            targets: [
                .executableTarget(name: "caret-build-step"),
                .plugin(name: "BuildPhases", capability: .buildTool(), dependencies: ["caret-build-step"]),
                .plugin(name: "BuildInfo", capability: .buildTool(), dependencies: ["caret-build-step"]),
            ])
        """

    private static let userManifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let plugins: [Target.PluginUsage] = [
            .plugin(name: "BuildPhases", package: "caret"), .plugin(name: "BuildInfo", package: "caret"),
        ]
        let package = Package(
            name: "User",
            dependencies: [.package(path: "../caret")],
            targets: [.executableTarget(name: "App", plugins: plugins)])
        """
}
