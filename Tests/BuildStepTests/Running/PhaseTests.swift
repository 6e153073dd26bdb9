import Foundation
import Testing

@testable import caret_build_step

/// The build step as the plugin starts it, for a package with scripts.
@Suite struct PhaseTests {
    private static func step(_ scratch: Scratch, planned: [String] = ["Colours.swift"], _ more: String...) throws -> Finished {
        let work = scratch.path("work").path
        let start = ["phases", "--package", scratch.url.path, "--work", work, "--target", "App"]
        return try Finished(Tool.path, start + planned.flatMap { ["--planned", $0] } + more, in: scratch.url)
    }

    private static func colours(name: String = "Grün mischen") -> String {
        """
        #!/bin/sh
        # @name \(name)
        # @input Design/Töne & Farben.txt
        # @output Colours.swift
        echo run >> "$SRCROOT/runs.txt"
        echo "let colour = \\"$(cat "$SCRIPT_INPUT_FILE_0")\\"" > "$SCRIPT_OUTPUT_FILE_0"
        """
    }

    private static func package() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.phase("10 farben.sh", colours())
        try scratch.write("grün", to: "Design/Töne & Farben.txt")
        return scratch
    }

    private static func runs(_ scratch: Scratch) throws -> Int { try scratch.read("runs.txt").split(separator: "\n").count }

    @Test func `R1 the build runs an executable script and changing it runs it again`() throws {
        let scratch = try Self.package()
        #expect(FileManager.default.isExecutableFile(atPath: scratch.path("Scripts/BuildPhases/10 farben.sh").path))
        #expect(try Self.step(scratch).status == 0)
        #expect(try scratch.read("work/Derived/Colours.swift") == "let colour = \"grün\"\n")
        let second = try Self.step(scratch)
        #expect((second.status, second.output) == (0, ""))
        #expect(try Self.runs(scratch) == 1)
        try scratch.phase("10 farben.sh", Self.colours() + "\n# changed\n")
        #expect(try Self.step(scratch).status == 0)
        #expect(try Self.runs(scratch) == 2)
    }

    @Test func `R1 a changed input or a missing output runs the script again`() throws {
        let scratch = try Self.package()
        _ = try Self.step(scratch)
        try scratch.write("dunkelblau", to: "Design/Töne & Farben.txt")
        _ = try Self.step(scratch)
        #expect(try scratch.read("work/Derived/Colours.swift").contains("dunkelblau"))
        #expect(try Self.runs(scratch) == 2)
        try FileManager.default.removeItem(at: scratch.path("work/Derived/Colours.swift"))
        _ = try Self.step(scratch)
        try scratch.write("let colour = \"by hand\"", to: "work/Derived/Colours.swift")
        _ = try Self.step(scratch)
        #expect(try Self.runs(scratch) == 4)
        #expect(try scratch.read("work/Derived/Colours.swift").contains("dunkelblau"))
        #expect(try Self.step(scratch).output == "")
    }

    @Test func `R2 the log shows the name and the time of the step`() throws {
        let scratch = try Self.package()
        try scratch.phase("20-lint.sh", "#!/bin/sh\necho clean\n")
        let output = try Self.step(scratch).output
        let shape = /Grün mischen…\nGrün mischen: \d+\.\d\d s\nlint…\nclean\nlint: \d+\.\d\d s\n/
        #expect(output.wholeMatch(of: shape) != nil, "\(output)")
        try scratch.phase("10 farben.sh", Self.colours(name: "Blau mischen"))
        #expect(try Self.step(scratch).output.contains("Blau mischen: "))
    }

    @Test func `R112 the build runs a script of the package's own folder from there, and again when the script changes`() throws {
        let scratch = try Scratch()
        func script(_ value: Int) -> String {
            """
            #!/bin/sh
            # @name Bump the version
            # @output Version.swift
            pwd
            echo "let bumped = \(value)" > "$SCRIPT_OUTPUT_FILE_0"
            """
        }
        try scratch.write(script(1), to: "bump.sh", executable: true)
        let first = try Self.step(scratch, planned: ["Version.swift"])
        #expect(first.status == 0 && first.output.contains("Bump the version: ") && first.output.contains("caret schön"))
        #expect(try scratch.read("work/Derived/Version.swift") == "let bumped = 1\n")
        #expect(try Self.step(scratch, planned: ["Version.swift"]).output == "")
        try scratch.write(script(22), to: "bump.sh", executable: true)
        #expect(try Self.step(scratch, planned: ["Version.swift"]).status == 0)
        #expect(try scratch.read("work/Derived/Version.swift") == "let bumped = 22\n")
    }

    @Test func phasesRunInOrderAndALaterOneReadsAnEarlierOutput() throws {
        let scratch = try Scratch()
        try scratch.phase("9 write", "#!/bin/sh\n# @output Names/list.swift\necho // 9 > \"$DERIVED_FILE_DIR/Names/list.swift\"\n")
        try scratch.phase(
            "10 read", "#!/bin/sh\n# @input Names/list.swift\n# @output b.swift\ncat \"$SCRIPT_INPUT_FILE_0\" > \"$SCRIPT_OUTPUT_FILE_0\"\n"
        )
        let planned = ["Names/list.swift", "b.swift"]
        #expect(try Self.step(scratch, planned: planned).status == 0)
        #expect(try scratch.read("work/Derived/b.swift") == "// 9\n")
        #expect(try Self.step(scratch, planned: planned).output == "")
    }

    @Test func aFolderMeansTheFilesBelowIt() throws {
        let scratch = try Scratch()
        try scratch.write("1", to: "Icons/deep/a.svg")
        try scratch.phase("1 icons", "#!/bin/sh\n# @input Icons\nls -R Icons >> \"$SRCROOT/log.txt\"\n")
        #expect(try Self.step(scratch, planned: []).output.contains("icons: "))
        #expect(try Self.step(scratch, planned: []).output == "")
        try scratch.write("2", to: "Icons/deep/b.svg")
        #expect(try Self.step(scratch, planned: []).output.contains("icons: "))
        try scratch.write("longer", to: "Icons/deep/b.svg")
        #expect(try Self.step(scratch, planned: []).output.contains("icons: "))
    }

    @Test func aPhaseThatNamesNoFilesRunsInEveryBuild() throws {
        let scratch = try Scratch()
        try scratch.phase("lint", "echo $TARGET_NAME $SCRIPT_INPUT_FILE_COUNT $SCRIPT_OUTPUT_FILE_COUNT; pwd\n")
        for _ in 1...2 {
            let output = try Self.step(scratch, planned: []).output
            #expect(output.contains("App 0 0\n") && output.contains("caret schön"), "\(output)")
        }
    }

    @Test(arguments: [("exit 3", "exit code 3"), ("kill -9 $$", "ended by signal 9")])
    func `R1 a script that fails fails the build with its name and its output`(command: String, how: String) throws {
        let scratch = try Scratch()
        try scratch.phase("1 bad.sh", "#!/bin/sh\n# @name Böse\necho to output\necho to errors >&2\n\(command)\n")
        try scratch.phase("2 next.sh", "#!/bin/sh\necho never\n")
        let finished = try Self.step(scratch, planned: [])
        #expect(finished.status == 1)
        #expect(finished.output.contains("to output\n") && finished.output.contains("to errors\n"))
        #expect(finished.output.hasSuffix("Scripts/BuildPhases/1 bad.sh: error: the build phase 'Böse' failed: \(how)\n"))
        #expect(!finished.output.contains("never"))
        try scratch.phase("1 bad.sh", "#!/bin/sh\n")
        #expect(try Self.step(scratch, planned: []).status == 0)
    }

    @Test func aMissingInputStopsTheBuildBeforeAnyPhaseRuns() throws {
        let scratch = try Scratch()
        try scratch.phase("1 first", "#!/bin/sh\necho ran\n")
        try scratch.phase("2 second", "#!/bin/sh\n# @input no such file.txt\n")
        let finished = try Self.step(scratch, planned: [])
        #expect(finished.status == 1)
        #expect(finished.output == "Scripts/BuildPhases/2 second:2: error: the input 'no such file.txt' does not exist\n")
    }

    @Test func anOutputThatIsNotWrittenIsAnError() throws {
        let scratch = try Scratch()
        try scratch.phase("1 forget", "#!/bin/sh\n# @output Colours.swift\n")
        let finished = try Self.step(scratch)
        #expect(finished.status == 1)
        #expect(finished.output.contains("did not write its output 'Colours.swift' to $DERIVED_FILE_DIR"))
    }

    @Test func anInterpreterThatIsMissingIsAnError() throws {
        let scratch = try Scratch()
        try scratch.phase("1 lost", "#!/nowhere/perl\n")
        let finished = try Self.step(scratch, planned: [])
        #expect(finished.status == 1)
        #expect(finished.output.contains("Scripts/BuildPhases/1 lost: error: the build phase 'lost' cannot be started"))
    }

    @Test func anUnknownKeyIsAWarningAndThePhaseRuns() throws {
        let scratch = try Scratch()
        try scratch.phase("1 a", "#!/bin/sh\n# @inputs x\necho ran\n")
        let finished = try Self.step(scratch, planned: [])
        #expect(finished.status == 0)
        #expect(finished.output.contains("Scripts/BuildPhases/1 a:2: warning: there is no key '@inputs'"))
        #expect(finished.output.contains("ran\n"))
    }

    @Test func `R1 a dry run reports what would run and writes nothing`() throws {
        let scratch = try Self.package()
        let output = try Self.step(scratch, planned: [], "--dry-run").output
        #expect(output.hasPrefix("Grün mischen: runs (Scripts/BuildPhases/10 farben.sh)\n"))
        #expect(output.contains("  reads \(scratch.path("Design/Töne & Farben.txt").path)\n"))
        #expect(output.contains("  writes \(scratch.path("work/Derived/Colours.swift").path)\n"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("work").path))
        _ = try Self.step(scratch)
        #expect(try Self.step(scratch, "--dry-run").output.contains("Grün mischen: is up to date"))
    }

    @Test func changesDuringAPhaseAreReadByTheNextBuild() throws {
        let scratch = try Scratch()
        try scratch.write("one", to: "in.txt")
        try scratch.phase(
            "1 copy",
            """
            #!/bin/sh
            # @input in.txt
            # @output Out.swift
            value=$(cat in.txt)
            [ "$value" = two ] || printf two > in.txt
            echo "// $value" > "$SCRIPT_OUTPUT_FILE_0"
            """)
        for value in ["one", "two"] {
            #expect(try Self.step(scratch, planned: ["Out.swift"]).status == 0)
            #expect(try scratch.read("work/Derived/Out.swift") == "// \(value)\n")
        }
        #expect(try Self.step(scratch, planned: ["Out.swift"]).output == "")
    }
}
