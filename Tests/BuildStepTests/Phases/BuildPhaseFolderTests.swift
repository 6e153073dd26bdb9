import Foundation
import Testing

@testable import caret_build_step

@Suite struct BuildPhaseFolderTests {
    @Test func scriptsAreInTheOrderOfTheirNumbers() throws {
        let scratch = try Scratch()
        for name in ["10 c", "2 b", "1 a", ".hidden", "README.md", "2 b~", "3 x.orig"] { try scratch.phase(name, "") }
        try FileManager.default.createDirectory(at: scratch.path("Scripts/BuildPhases/folder"), withIntermediateDirectories: true)
        let folder = BuildPhaseFolder(package: scratch.url, target: "App")
        #expect(folder.phases.map(\.file) == ["1 a", "2 b", "10 c"])
        #expect(folder.problems.isEmpty)
    }

    @Test func aPackageWithoutTheFolderHasNoPhases() throws {
        let scratch = try Scratch()
        #expect(BuildPhaseFolder(package: scratch.url, target: "App").phases.isEmpty)
        try scratch.write("", to: "Scripts/BuildPhases")
        #expect(BuildPhaseFolder(package: scratch.url, target: "App").problems.isEmpty)
    }

    @Test func aPhaseBelongsToTheTargetsItNames() throws {
        let scratch = try Scratch()
        try scratch.phase("1 app", "# @target App\n# @target Tests\n")
        try scratch.phase("2 all", "")
        #expect(BuildPhaseFolder(package: scratch.url, target: "App").phases.map(\.name) == ["app", "all"])
        #expect(BuildPhaseFolder(package: scratch.url, target: "Kit").phases.map(\.name) == ["all"])
    }

    @Test func `R1 a script that is not executable is named with its fix`() throws {
        let scratch = try Scratch()
        try scratch.phase("1 größe.sh", "#!/bin/sh\n", executable: false)
        let folder = BuildPhaseFolder(package: scratch.url, target: "App")
        #expect(folder.phases.isEmpty)
        let path = "Scripts/BuildPhases/1 größe.sh"
        let line = "\(path): warning: the script is not executable, and is skipped; run: chmod +x \"\(path)\""
        #expect(folder.problems.map(\.description) == [line])
    }

    // MARK: - The package's own folder

    @Test func `R112 a script in the package's own folder is a phase if it has a name, in one order with the others`() throws {
        let scratch = try Scratch()
        try scratch.write("#!/bin/sh\n# @name Bump the version\n# @output Version.swift\n", to: "2 bump.sh", executable: true)
        try scratch.write("#!/bin/sh\necho a tool of its own\n", to: "1 tool.sh", executable: true)
        try scratch.write("// swift-tools-version: 6.2\n// @name Package\n", to: "Package.swift")
        try scratch.phase("1 first", "")
        try scratch.phase("2 bump.sh", "")
        try scratch.phase("10 last", "")
        let folder = BuildPhaseFolder(package: scratch.url, target: "App")
        let paths = ["Scripts/BuildPhases/1 first", "2 bump.sh", "Scripts/BuildPhases/2 bump.sh", "Scripts/BuildPhases/10 last"]
        #expect(folder.phases.map(\.path) == paths && folder.problems.isEmpty)
        #expect(folder.outputs == ["Version.swift"] && folder.phases[1].name == "Bump the version")
    }

    @Test func `R112 a named script in the package's own folder that is not executable is named with its fix`() throws {
        let scratch = try Scratch()
        try scratch.write("#!/bin/sh\n# @name Bump\n", to: "bump.sh")
        let folder = BuildPhaseFolder(package: scratch.url, target: "App")
        #expect(folder.phases.isEmpty)
        #expect(
            folder.problems.map(\.description) == [
                "bump.sh: warning: the script is not executable, and is skipped; run: chmod +x \"bump.sh\""
            ])
    }

    @Test func `R112 files of the package's own folder that cannot be read are no phases`() throws {
        let scratch = try Scratch()
        try FileManager.default.createSymbolicLink(atPath: scratch.path("link").path, withDestinationPath: "/nowhere/at/all")
        try #require(mkfifo(scratch.path("pipe").path, 0o700) == 0)
        try scratch.write("", to: "empty", executable: true)
        let folder = BuildPhaseFolder(package: scratch.url, target: "App")
        #expect(folder.phases.isEmpty && folder.problems.isEmpty)
    }

    @Test func aDanglingLinkIsSkippedWithAWarning() throws {
        let scratch = try Scratch()
        try scratch.phase("1 a", "")
        let link = scratch.path("Scripts/BuildPhases/2 b").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/at/all")
        let folder = BuildPhaseFolder(package: scratch.url, target: "App")
        #expect(folder.phases.count == 1)
        #expect(folder.problems.map(\.severity) == [.warning])
    }

    @Test(arguments: ["/tmp/x.swift", "../x.swift", "a/../../x.swift", "a/"])
    func anOutputStaysInItsFolder(output: String) throws {
        let scratch = try Scratch()
        try scratch.phase("1 a", "#!/bin/sh\n# @output \(output)\n")
        let problems = BuildPhaseFolder(package: scratch.url, target: "App").problems
        #expect(problems.map(\.severity) == [.error])
        #expect(problems.map(\.line) == [2])
    }

    @Test func twoPhasesCannotWriteOneFile() throws {
        let scratch = try Scratch()
        try scratch.phase("1 a", "# @output x.swift\n")
        try scratch.phase("2 b", "# @output x.swift\n")
        let problems = BuildPhaseFolder(package: scratch.url, target: "App").problems
        let text = "Scripts/BuildPhases/2 b:1: error: the output 'x.swift' is also one of 'Scripts/BuildPhases/1 a'"
        #expect(problems.map(\.description) == [text])
    }
}
