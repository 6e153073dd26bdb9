import ArgumentParser
import Foundation
import Platform
import Testing

@testable import CaretCLI

struct CommandTests {
    private func parse<Command>(_ arguments: String..., as type: Command.Type) throws -> Command {
        try #require(try CaretCommand.parseAsRoot(arguments) as? Command)
    }

    @Test func whatFollowsTheDashesIsTheApplications() throws {
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

    @Test func thePagesAddressIsHandedOn() throws {
        let command = try parse("run", "Gallery", "--host", "0.0.0.0", "--port", "8080", as: RunCommand.self)
        #expect(command.environment(over: [:]) == ["CARET_WEB_HOST": "0.0.0.0", "CARET_WEB_PORT": "8080", "CARET_WATCHDOG": "10"])
    }

    @Test func theShortcutIsHandedOn() throws {
        let command = try parse("run", "Gallery", "--shortcut", "new", as: RunCommand.self)
        #expect(command.environment(over: [:]) == ["CARET_SHORTCUT": "new", "CARET_WATCHDOG": "10"])
    }

    @Test func aSnapshotIsHeadlessAndKnowsItsFileAndLimit() throws {
        let command = try parse("snapshot", "Gallery", "--out", "a.png", "--limit", "2.5", "--size", "3x4", as: SnapshotCommand.self)
        let environment = command.environment(over: ["CARET_BACKEND": "web"], target: URL(fileURLWithPath: "/tmp/a.png"))
        #expect(
            environment == [
                "CARET_BACKEND": "headless", "CARET_SNAPSHOT": "/tmp/a.png", "CARET_SETTLE_LIMIT": "2.5", "CARET_SIZE": "3x4",
            ])
    }

    @Test(arguments: [
        ["run"], ["snapshot"], ["snapshot", "X", "--out", ""], ["snapshot", "X", "--out", "a.png", "--limit", "0"],
        ["run", "X", "--backend", "vnc"], ["run", "X", "--port", "70000"], ["run", "X", "--unknown"], ["fly"], ["runn", "X"],
    ]) func mistakesHaveAnExitCode(_ arguments: [String]) {
        #expect(CaretCommand.run(arguments, version: "1.4.0 (7)") == 64)
    }

    @Test func withoutAFileThePictureIsNamedLikeTheProductAndWaitsHalfAMinute() throws {
        let command = try parse("snapshot", "Gallery", as: SnapshotCommand.self)
        let folder = FileManager.default.currentDirectoryPath
        #expect(command.target.path == folder + "/Gallery.png")
        #expect(command.environment(over: [:], target: command.target)["CARET_SETTLE_LIMIT"] == "30")
        #expect(try parse("snapshot", "Examples/Gallery", as: SnapshotCommand.self).target.path == folder + "/Gallery.png")
        #expect(CaretCommand.helpMessage(for: SnapshotCommand.self).contains("(default: 30.0)"))
    }

    @Test func aFolderThatDoesNotExistIsNoticedBeforeTheBuild() {
        #expect(CaretCommand.run(["snapshot", "X", "--out", "/nowhere/at/all/a.png"], version: "") == 1)
    }

    @Test func theVersionIsAskedForByAFlag() throws {
        #expect(try parse("--version", as: CaretCommand.self).showsVersion)
        #expect(CaretCommand.run(["--version"], version: "1.4.0 (7)") == 0)
        #expect(CaretCommand.helpMessage().contains("--version"))
    }

    @Test func messagesAreOneLine() {
        #expect(Console.line("one\n  two\n\nthree\r\n") == "caret: one two three")
    }
}

struct DeviceTableTests {
    @Test func everyDeviceHasALine() {
        let lines = DeviceTable.text(DeviceProfile.all).split(separator: "\n")
        #expect(lines.count == DeviceProfile.all.count + 1)
        #expect(lines[3] == "iPhone 16          393x852   3      1179x2556  59,0,34,0")
    }

    @Test func jsonSaysTheSame() throws {
        let json = try DeviceTable.json(DeviceProfile.all)
        let devices = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(devices.map { $0["name"] as? String } == DeviceProfile.all.map(\.name))
        #expect(devices[0]["width"] as? Double == 375)
        #expect((devices[1]["safeArea"] as? [String: Double])?["bottom"] == 34)
    }
}
