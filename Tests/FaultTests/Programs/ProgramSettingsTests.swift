import CaretTesting
import HeadlessBackend
import Platform
import Testing

@testable import UIKit
@testable import UIKitCore

/// The settings of a program: on its command line, in the environment, and in tests.
@Suite struct ProgramSettingsTests {
    private func options(_ environment: [String: String] = [:], _ arguments: String...) throws -> LaunchOptions {
        try LaunchOptions(environment: environment, arguments: ["/somewhere/Hello"] + arguments)
    }

    @Test func `L8 the command line and the environment have the same settings`() throws {
        let settings = [
            "text-size": "accessibility-large", "direction": "rtl", "contrast": "high", "appearance": "dark", "device": "iPad 11",
            "orientation": "landscape-right",
        ]
        let byArguments = try LaunchOptions(
            environment: [:], arguments: ["Hello"] + settings.flatMap { ["--\($0.key)", $0.value] })
        let environment = settings.map { (LaunchSetting.named($0.key)?.variable ?? "", $0.value) }
        let byEnvironment = try options(Dictionary(uniqueKeysWithValues: environment))
        for found in [byArguments, byEnvironment] {
            let metrics = try #require(found.metrics)
            #expect(metrics.textSize == .accessibilityLarge && metrics.direction == .rightToLeft && metrics.contrast == .high)
            #expect(metrics.appearance == .dark && metrics.size == CGSize(width: 1180, height: 820))
            #expect(found.orientation == .landscapeRight)
        }
    }

    @Test func `L8 the command line takes precedence over the environment, and an equals sign replaces a blank`() throws {
        #expect(try options(["CARET_TEXT_SIZE": "small"], "--text-size=large").metrics?.textSize == .large)
        #expect(try options(["CARET_TEXT_SIZE": "small"], "--", "--text-size=large").metrics?.textSize == .small)
    }

    @Test func `L8 a locale of a right-to-left language mirrors the interface`() throws {
        let options = try options([:], "--locale", "ar_SA", "--time-zone", "Asia/Tokyo")
        #expect(options.metrics?.direction == .rightToLeft && options.locale?.identifier == "ar_SA")
        #expect(options.timeZone?.secondsFromGMT() == 9 * 3600)
        #expect(try self.options([:], "--locale", "ar_SA", "--direction", "ltr").metrics?.direction == .leftToRight)
    }

    @Test(arguments: [
        ("text-size", "huge"), ("direction", "up"), ("contrast", "2"), ("locale", "klingon_QQ!"), ("time-zone", "Moon/Crater"),
        ("orientation", "diagonal"), ("snapshot-at", "-1"), ("snapshot-at", "nan"), ("safe-area", "1,2"), ("keyboard", "piano"),
    ])
    func `L8 a wrong value is one line with the name, the value and the rule`(name: String, value: String) throws {
        let error = #expect(throws: LaunchOptions.InvalidValue.self) { try options([:], "--\(name)", value) }
        let text = try #require(error?.description)
        #expect(text.contains("--\(name)") && text.contains(value) && !text.contains("\n"))
    }

    @Test func `L8 help lists each setting with its values`() {
        for setting in LaunchSetting.all {
            #expect(ProgramArguments.help.contains("--\(setting.name) \(setting.values)"))
            #expect(ProgramArguments.help.contains(setting.help))
        }
    }

    @Test func `J4 help is recognised before the app starts, but not after two dashes`() throws {
        #expect(try LaunchSettings(environment: [:], arguments: ["photos", "--help"]).wantsHelp)
        #expect(try !LaunchSettings(environment: [:], arguments: ["--", "--help"]).wantsHelp)
    }

    @Test func `L8 an app sees its own arguments without the settings`() {
        let arguments = ["--text-size", "large", "photos", "--mine", "--device=iPhone 16", "--", "--scale"]
        #expect(ProgramArguments.app(in: arguments) == ["photos", "--mine", "--", "--scale"])
    }

    @MainActor @Test func `J9 a program without a device is an iPhone with its safe area`() throws {
        let backend = BackendChoice.headless(try options(), realTime: false)
        #expect(backend.displays[0].metrics == .phone)
        #expect(DisplayMetrics.phone.safeArea == SafeArea(top: 47, left: 0, bottom: 34, right: 0))
        #expect(try options(["CARET_APPEARANCE": "dark"]).metrics?.safeArea == DisplayMetrics.phone.safeArea)
        #expect(try options(["CARET_SIZE": "800x600"]).metrics?.safeArea == .zero, "hardware covers edges of its own size only")
    }
}
