import Foundation
import Testing

/// The output of `make test`, and the suites that only `make slow` runs whole.
@Suite struct TestRunTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `L12 only lines about failures of a log are printed`() throws {
        let failures = [
            "✘ Test aLabelIsDrawn() recorded an issue at LabelTests.swift:7:9: Expectation failed: false",
            "↳ the text is too wide", "✘ Test aLabelIsDrawn() failed after 0.004 seconds with 1 issue.",
            "Fatal error: Index out of range", "Precondition failed: UIView.alpha: nan", "a.swift:1:1: error: cannot find \'x\'",
        ]
        let others = [
            "◇ Test aLabelIsDrawn() started.", "↳ a known issue", "Fontconfig error: Cannot load default",
            "(process:1): GLib-WARNING **: error: damaged", "warning caret: nib.missing error: a test expects this",
            "━ Test run with 2 tests passed after 1 second with 1 known issue: error: none",
        ]
        // The comment of an issue is the line after it.
        let lines = others + failures.flatMap { $0.hasPrefix("✘") ? [$0] : [$0] + others }
        #expect(try Self.failures(of: lines.joined(separator: "\n")) == failures)
    }

    @Test func aCrashIsPrintedWithItsTestAndItsFrames() throws {
        let expected = [
            "◇ Test aLabelIsDrawn() started.", "*** Program crashed: Illegal instruction at 0x1 ***", "Thread 3 crashed:",
            "0 0x1 UILabel.draw(_:) + 1", "1 [ra] 0x2 closure #1 in aLabelIsDrawn() + 2",
        ]
        let log = """
            ◇ Test aViewIsDrawn() started.
            ✔ Test aViewIsDrawn() passed after 0.003 seconds.
            \(expected[0])
            *** Signal 4: Backtracing from 0x1... done ***
            \(expected[1])

            Thread 0 "main":

            0 0x3 poll + 1

            \(expected[2])

            \(expected[3])
            \(expected[4])

            Registers:

            rax 0x0000000000000000  0
            """
        #expect(try Self.failures(of: log) == expected)
    }

    /// Returns the lines that `Scripts/failures` prints for a log.
    private static func failures(of text: String) throws -> [String] {
        let log = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        try Data(text.utf8).write(to: log)
        let process = Process()
        let output = Pipe()
        process.executableURL = root.appending(path: "Scripts/failures")
        process.arguments = [log.path]
        process.standardOutput = output
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return printed.split(separator: "\n").map(String.init)
    }

    @Test func aRunInWhichNoTestEndsIsKilledAlthoughItPrints() throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        try Data().write(to: log)
        let (program, progress, output) = (Process(), Process(), Pipe())
        program.executableURL = URL(filePath: "/bin/sh")
        let lines = ["◇ Test aLabelIsDrawn() started.", "✔ Test aLabelIsDrawn() passed after 1 seconds.", "◇ Test aFileIsRead() started."]
        program.arguments = ["-c", lines.map { "echo '\($0)'; " }.joined() + "while :; do echo again; sleep 0.1; done"]
        program.standardOutput = try FileHandle(forWritingTo: log)
        try program.run()
        progress.executableURL = Self.root.appending(path: "Scripts/progress")
        progress.arguments = ["\(program.processIdentifier)", "main", log.path]
        // A bare container has no locale.
        progress.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "CARET_TEST_LIMIT": "1", "CARET_TEST_INTERVAL": "1"]
        progress.standardError = output
        try progress.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        progress.waitUntilExit()
        program.waitUntilExit()
        #expect(program.terminationReason == .uncaughtSignal)
        #expect(printed.contains("no test of 'main' ended") && printed.hasSuffix("    aFileIsRead()\n"))
    }

    @Test func `L12 make slow runs each suite that make test shortens or leaves out`() throws {
        let makefile = try String(contentsOf: Self.root.appending(path: "Makefile"), encoding: .utf8)
        let list = try #require(makefile.firstMatch(of: /(?m)^SLOW := ((?:.*\\\n)*.*)$/)).1
        let filters = Set(list.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let files = try #require(FileManager.default.enumerator(at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil))
        var fileCount = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains("\n    import SlowTests\n") || text.contains("\nimport SlowTests\n") else { continue }
            // Deeper declarations are text that a test writes into files.
            let suites = Set(text.matches(of: /(?m)^(?: {4})?(?:@.* )?struct (\w+Tests)\b/).map { String($0.1) })
            #expect(!suites.isEmpty, "\(file.path)")
            for suite in suites { #expect(filters.contains(suite), "add the suite to SLOW in the Makefile") }
            fileCount += 1
        }
        #expect(fileCount > 12)
    }
}
