import Foundation
import Testing

@testable import CaretCLI

/// Serialized, because ignored signals are a property of the whole process.
@Suite(.serialized) struct ProcessTests {
    private func shell(_ script: String, _ arguments: [String] = [], environment: [String: String] = [:]) -> ChildProcess {
        ChildProcess(program: "/bin/sh", arguments: ["-c", script, "sh"] + arguments, environment: environment)
    }

    @Test func exitCodesArePassedOn() throws {
        #expect(try shell("exit 0").run(limit: 20) == 0)
        #expect(try shell("exit 7").run(limit: 20) == 7)
    }

    @Test func argumentsAndEnvironmentArePassedOn() throws {
        let check = #"[ "$1" = "a b" ] && [ "$CARET_SIZE" = "1x2" ] && [ -z "$HOME" ]"#
        #expect(try shell(check, ["a b"], environment: ["CARET_SIZE": "1x2"]).run(limit: 20) == 0)
    }

    @Test func aSignalsNumberIsReturnedAsShellsDo() throws {
        // Not SIGTERM: the threads of tests block it, and programs inherit that.
        #expect(try shell("kill -SEGV $$").run(limit: 20) == 128 + 11)
        #expect(try shell("kill -KILL $$").run(limit: 20) == 128 + 9)
    }

    @Test func programsBeyondTheLimitAreEnded() {
        #expect(throws: CLIError.timedOut(program: "/bin/sh", seconds: 0)) { try shell("while :; do :; done").run(limit: 0.2) }
    }

    @Test func aProgramThatCannotStartIsOneError() {
        let child = ChildProcess(program: "/nowhere/app", arguments: [], environment: [:])
        #expect(throws: CLIError.self) { try child.run(limit: 5) }
        #expect(throws: CLIError.cannotStart(program: "/nowhere/app", reason: "No such file or directory")) { try child.replaceProcess() }
    }

    @Test func becomingTheApplicationGivesItTheExitCode() async {
        await #expect(processExitsWith: .exitCode(23)) {
            try ChildProcess(program: "/bin/sh", arguments: ["-c", "exit $CODE"], environment: ["CODE": "23"]).replaceProcess()
        }
    }

    @Test func programsAreFoundInThePath() {
        #expect(Programs.path(of: "sh", environment: ["PATH": "/nowhere:/bin"]) == "/bin/sh")
        #expect(Programs.path(of: "sh", environment: [:]) == nil)
        #expect(Programs.output(of: "no-such-program-anywhere", []) == nil)
        #expect(Programs.output(of: "sh", ["-c", "echo hello"]) == "hello\n")
        #expect(Programs.output(of: "sh", ["-c", "echo hello; exit 1"]) == nil)
    }
}
