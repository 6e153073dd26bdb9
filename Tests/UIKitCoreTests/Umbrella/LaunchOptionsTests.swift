import Platform
import Testing

@testable import UIKit

@Suite struct LaunchOptionsTests {
    private func options(_ environment: [String: String] = [:], _ arguments: String...) throws -> LaunchOptions {
        try LaunchOptions(environment: environment, arguments: ["/somewhere/Gallery"] + arguments)
    }

    @Test func withoutAnythingTheBackEndDecides() throws {
        let options = try options()
        #expect(options.backend == nil)
        #expect(options.metrics == nil)
        #expect(options.snapshotPath == nil)
        #expect(options.title == "Gallery")
        #expect(options.settleLimit == .seconds(30))
    }

    @Test func theArgumentGoesBeforeTheEnvironmentAndTheRestIsTheApps() throws {
        let options = try options(["CARET_BACKEND": "web"], "--backend", "headless", "photos", "--", "--backend", "x")
        #expect(options.backend == "headless")
    }

    @Test func theTitleIsTheEnvironmentsOrElseTheProgramsName() throws {
        #expect(try options(["CARET_TITLE": "Photos"]).title == "Photos")
        #expect(try options(["CARET_TITLE": ""]).title == "Gallery")
    }

    @Test func theShortcutIsTheEnvironments() throws {
        #expect(try options(["CARET_SHORTCUT": "new"]).shortcut == "new")
        #expect(try options(["CARET_SHORTCUT": ""]).shortcut == nil && options().shortcut == nil)
    }

    @Test func scenesAreKeptWhereTheEnvironmentSays() throws {
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

    @Test func aScreenOfTooManyPixelsIsRefusedAsTheToolRefusesIt() throws {
        #expect(try options(["CARET_SIZE": "8192x1"]).metrics?.pixelSize.width == 24576)
        for environment in [["CARET_SIZE": "8192x8192", "CARET_SCALE": "2"], ["CARET_SIZE": "8192x1", "CARET_SCALE": "4"]] {
            let error = #expect(throws: LaunchOptions.Mistake.self) { try options(environment) }
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
        let error = #expect(throws: LaunchOptions.Mistake.self) { try options([name: value]) }
        let text = try #require(error?.description)
        #expect(text.contains(value))
        #expect(!text.contains("\n"))
    }
}
