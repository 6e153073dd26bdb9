import ArgumentParser
import Foundation
import Platform
import Testing

@testable import CaretCLI

struct CommandTests {
    private func parse<Command>(_ arguments: String..., as type: Command.Type) throws -> Command {
        try #require(try CaretCommand.parseAsRoot(arguments) as? Command)
    }

    @Test func argumentsAfterTheDashesAreTheApplications() throws {
        let command = try parse("run", "Gallery", "--backend", "web", "--", "--backend", "x", "--", "photos", as: RunCommand.self)
        #expect(command.product == "Gallery")
        #expect(command.arguments == ["--backend", "x", "--", "photos"])
        #expect(command.environment(over: [:]) == ["CARET_BACKEND": "web", "CARET_WATCHDOG": "10"])
    }

    @Test func runLeavesTheBackEndOpenAndTakesNoPicture() throws {
        let command = try parse("run", "Gallery", as: RunCommand.self)
        let inherited = ["CARET_SNAPSHOT": "x.png", "CARET_SNAPSHOT_AT": "2", "CARET_BACKEND": "headless", "CARET_WATCHDOG": "0"]
        #expect(command.environment(over: inherited) == ["CARET_BACKEND": "headless", "CARET_WATCHDOG": "0"])
    }

    @Test func thePagesURLIsPassedOn() throws {
        let command = try parse("run", "Gallery", "--host", "0.0.0.0", "--port", "8080", as: RunCommand.self)
        #expect(command.environment(over: [:]) == ["CARET_WEB_HOST": "0.0.0.0", "CARET_WEB_PORT": "8080", "CARET_WATCHDOG": "10"])
    }

    @Test func theShortcutIsPassedOn() throws {
        let command = try parse("run", "Gallery", "--shortcut", "new", as: RunCommand.self)
        #expect(command.environment(over: [:]) == ["CARET_SHORTCUT": "new", "CARET_WATCHDOG": "10"])
    }

    @Test func aSnapshotIsHeadlessWithItsFileAndLimit() throws {
        let command = try parse("snapshot", "Gallery", "--out", "a.png", "--limit", "2.5", "--size", "3x4", as: SnapshotCommand.self)
        let environment = command.environment(over: ["CARET_BACKEND": "web"], target: URL(fileURLWithPath: "/tmp/a.png"))
        #expect(
            environment == [
                "CARET_BACKEND": "headless", "CARET_SNAPSHOT": "/tmp/a.png", "CARET_SETTLE_LIMIT": "2.5", "CARET_SIZE": "3x4",
            ])
    }

    @Test(arguments: [
        ["snapshot", "X", "--out", ""], ["snapshot", "X", "--out", "a.png", "--limit", "0"],
        ["snapshot", "X", "--frame", "--size", "390x844"], ["snapshot", "X", "--device", "iPhone 14", "--size", "390x844"],
        ["run", "X", "--device", "iPhone 99"], ["run", "X", "--frame"], ["run", "X", "--backend", "vnc"], ["run", "X", "--port", "70000"],
        ["run", "X", "--unknown"], ["fly"], ["runn", "X"],
    ]) func mistakesHaveAnExitCode(_ arguments: [String]) {
        #expect(CaretCommand.run(arguments, version: "1.4.0 (7)") == 64)
    }

    @Test func aFrameIsDrawnAroundADevice() throws {
        let command = try parse("snapshot", "Gallery", "--frame", "--device", "iPhone 16", as: SnapshotCommand.self)
        let environment = command.environment(over: [:], target: command.target)
        #expect(environment["CARET_FRAME"] == "yes" && environment["CARET_DEVICE"] == "iPhone 16")
        #expect(
            try parse("snapshot", "Gallery", as: SnapshotCommand.self).environment(over: [:], target: command.target)["CARET_FRAME"] == nil)
        let run = try parse("run", "Gallery", as: RunCommand.self)
        #expect(run.environment(over: ["CARET_FRAME": "yes"]) == ["CARET_WATCHDOG": "10"])
        let error = #expect(throws: (any Error).self) { try CaretCommand.parseAsRoot(["snapshot", "Gallery", "--frame", "--size", "3x4"]) }
        #expect(SnapshotCommand.message(for: try #require(error)).contains("--device"))
    }

    @Test func withoutAFileThePictureIsNamedLikeTheProductAndWaitsHalfAMinute() throws {
        let command = try parse("snapshot", "Gallery", as: SnapshotCommand.self)
        let folder = FileManager.default.currentDirectoryPath
        #expect(command.target.path == folder + "/Gallery.png")
        #expect(command.environment(over: [:], target: command.target)["CARET_SETTLE_LIMIT"] == "30")
        #expect(try parse("snapshot", "Examples/Gallery", as: SnapshotCommand.self).target.path == folder + "/Gallery.png")
        #expect(CaretCommand.helpMessage(for: SnapshotCommand.self).contains("(default: 30.0)"))
    }

    @Test func aMissingFolderIsReportedBeforeTheBuild() {
        #expect(CaretCommand.run(["snapshot", "X", "--out", "/nowhere/at/all/a.png"], version: "") == 1)
    }

    @Test func theVersionIsPrintedByAFlag() throws {
        #expect(try parse("--version", as: CaretCommand.self).showsVersion)
        #expect(CaretCommand.run(["--version"], version: "1.4.0 (7)") == 0)
        #expect(CaretCommand.helpMessage().contains("--version"))
    }

    @Test func messagesAreOneLine() {
        #expect(Console.line("one\n  two\n\nthree\r\n") == "caret: one two three")
    }
}
