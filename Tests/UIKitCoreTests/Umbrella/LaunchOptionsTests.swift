import Platform
import Testing

@testable import UIKit

@Suite struct LaunchOptionsTests {
    private func options(_ environment: [String: String] = [:], _ arguments: String...) throws -> LaunchOptions {
        try LaunchOptions(environment: environment, arguments: ["/somewhere/Gallery"] + arguments)
    }

    @Test func withoutOptionsTheBackEndDecides() throws {
        let options = try options()
        #expect(options.backend == nil)
        #expect(options.metrics == nil)
        #expect(options.snapshotPath == nil)
        #expect(options.title == "Gallery")
        #expect(options.settleLimit == .seconds(30))
    }

    @Test func theArgumentTakesPrecedenceAndTheRestIsTheApps() throws {
        let options = try options(["CARET_BACKEND": "web"], "--backend", "headless", "photos", "--", "--backend", "x")
        #expect(options.backend == "headless")
    }

    @Test func theTitleIsThatOfTheEnvironmentOrOfTheProgram() throws {
        #expect(try options(["CARET_TITLE": "Photos"]).title == "Photos")
        #expect(try options(["CARET_TITLE": ""]).title == "Gallery")
    }

    @Test func theShortcutIsThatOfTheEnvironment() throws {
        #expect(try options(["CARET_SHORTCUT": "new"]).shortcut == "new")
        #expect(try options(["CARET_SHORTCUT": ""]).shortcut == nil && options().shortcut == nil)
    }

    @Test func signpostsAreWrittenToTheFileOfTheCommandLine() throws {
        #expect(try options(["CARET_TRACE": "a.json"], "--trace", "b.json").tracePath == "b.json")
        #expect(try options(["CARET_TRACE": ""]).tracePath == nil && options().tracePath == nil)
    }

    @Test func scenesAreSavedInTheFolderOfTheEnvironment() throws {
        #expect(try options(["XDG_STATE_HOME": "/states"]).stateFolder?.path == "/states/Gallery")
        #expect(try options(["HOME": "/person"]).stateFolder?.path == "/person/.local/state/Gallery")
        #expect(try options().stateFolder?.path.hasSuffix("/.local/state/Gallery") == true)
        #expect(try options(["CARET_STATE": "/elsewhere"]).stateFolder?.path == "/elsewhere")
        #expect(try options(["CARET_STATE": "none"]).stateFolder == nil)
        #expect(try options(["CARET_BACKEND": "headless"]).stateFolder == nil && options(["CARET_SNAPSHOT": "a.png"]).stateFolder == nil)
    }

    @Test func theEnvironmentDescribesTheDisplay() throws {
        let options = try options([
            "CARET_SIZE": "320x568", "CARET_SCALE": "2", "CARET_APPEARANCE": "dark", "CARET_SAFE_AREA": "20,0,0,0",
            "CARET_SETTLE_LIMIT": "2.5", "CARET_WEB_PORT": "8080",
        ])
        let area = SafeArea(top: 20, left: 0, bottom: 0, right: 0)
        #expect(
            options.metrics == DisplayMetrics(size: CGSize(width: 320, height: 568), scale: 2, safeArea: area, appearance: .dark))
        #expect(options.settleLimit == .seconds(2.5))
        #expect(options.webPort == 8080)
    }

    @Test func aDeviceCanBeNamedAndChanged() throws {
        let options = try options(["CARET_DEVICE": "iphone se", "CARET_SCALE": "3"])
        #expect(options.metrics?.size == CGSize(width: 375, height: 667))
        #expect(options.metrics?.scale == 3)
    }

    @Test func aSizeAloneIsAPlainScreen() throws {
        let options = try options(["CARET_SIZE": "390x844"])
        #expect(options.metrics == DisplayMetrics(size: CGSize(width: 390, height: 844), scale: 3))
        #expect(try self.options(["CARET_SIZE": "390x844", "CARET_SAFE_AREA": "47,0,34,0"]).metrics?.safeArea.top == 47)
    }

    @Test func theCommandLineChoosesBetweenADeviceAndASize() throws {
        #expect(try options(["CARET_DEVICE": "iPhone 16"], "--size", "100x200").metrics?.size == CGSize(width: 100, height: 200))
        #expect(try options(["CARET_SIZE": "100x200"], "--device", "iPhone 16").metrics?.safeArea.top == 59)
        for (environment, arguments) in [
            (["CARET_DEVICE": "iPhone 16", "CARET_SIZE": "393x852"], []), ([:], ["--device", "iPhone 16", "--size", "393x852"]),
        ] {
            let error = #expect(throws: LaunchOptions.InvalidValue.self) {
                try LaunchOptions(environment: environment, arguments: ["Gallery"] + arguments)
            }
            #expect(error?.description.contains("393x852") == true && error?.description.contains("device") == true)
        }
    }

    @Test func anUnknownDeviceIsAnsweredWithSimilarNames() {
        let error = #expect(throws: LaunchOptions.InvalidValue.self) { try options([:], "--device", "iPhone 14 Prp") }
        #expect(error?.description.contains("such as iPhone 14 Pro,") == true)
        #expect(error?.description.contains("caret devices") == true)
    }

    @Test func aFrameIsAFlagOfPictures() throws {
        #expect(try options([:], "--frame", "--snapshot", "a.png").drawsFrame)
        #expect(try options(["CARET_FRAME": "yes", "CARET_SNAPSHOT": "a.png"], "photos").drawsFrame)
        #expect(try options(["CARET_FRAME": "1"], "--frame=no").drawsFrame == false && options().drawsFrame == false)
        #expect(try options([:], "--frame", "--snapshot", "a.png", "--device", "iPad 11", "--scale", "1").drawsFrame)
        #expect(ProgramArguments.app(in: ["--frame", "photos"]) == ["photos"])
    }

    @Test(arguments: [
        (["--frame"], "--snapshot"), (["--frame", "--snapshot", "a.png", "--size", "390x844"], "device"),
        (["--frame=perhaps", "--snapshot", "a.png"], "yes or no"),
    ]) func aFrameWithoutADeviceIsRefused(_ arguments: [String], _ word: String) {
        let error = #expect(throws: LaunchOptions.InvalidValue.self) {
            try LaunchOptions(environment: [:], arguments: ["Gallery"] + arguments)
        }
        #expect(error?.description.contains("--frame") == true && error?.description.contains(word) == true)
    }

    @Test func aScreenOfTooManyPixelsIsRefusedAsTheToolRefusesIt() throws {
        #expect(try options(["CARET_SIZE": "8192x1"]).metrics?.pixelSize.width == 24576)
        for environment in [["CARET_SIZE": "8192x8192", "CARET_SCALE": "2"], ["CARET_SIZE": "8192x1", "CARET_SCALE": "4"]] {
            let error = #expect(throws: LaunchOptions.InvalidValue.self) { try options(environment) }
            #expect(error?.description.contains(DisplayLimits.pixelRule) == true)
        }
    }

    @Test(arguments: [
        ("CARET_SIZE", "390"), ("CARET_SIZE", "0x10"), ("CARET_SIZE", "nanx10"), ("CARET_SIZE", "8193x10"), ("CARET_SCALE", "9"),
        ("CARET_APPEARANCE", "grey"),
        ("CARET_SAFE_AREA", "1,2,3"), ("CARET_DEVICE", "toaster"), ("CARET_BACKEND", "paper"), ("CARET_WEB_PORT", "99999"),
        ("CARET_SETTLE_LIMIT", "-1"), ("CARET_SECOND_SCREEN", "infx9"),
    ])
    func mistakesAreOneLineThatNamesValueAndRule(name: String, value: String) throws {
        let error = #expect(throws: LaunchOptions.InvalidValue.self) { try options([name: value]) }
        let text = try #require(error?.description)
        #expect(text.contains(value))
        #expect(!text.contains("\n"))
    }
}
