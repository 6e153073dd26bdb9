import Foundation
import Testing

@testable import CaretCLI

/// Conditions in manifests, for targets with UI code and for others.
struct PlatformConditionTests {
    @Test(arguments: [
        ([], true, true), (["ios"], true, true), (["linux"], false, true), (["macos", "ios"], true, true), (["macos"], false, false),
        (["tvos", "watchos"], false, false),
    ]) func targetsWithUIMatchIOSAndOthersMatchLinuxToo(_ platforms: [String], _ interface: Bool, _ other: Bool) {
        let condition = PlatformCondition(platformNames: platforms)
        #expect(condition.includes(isUserInterface: true) == interface)
        #expect(condition.includes(isUserInterface: false) == other)
    }

    @Test func configurationsAndTraitsAreKept() {
        #expect(PlatformCondition(platformNames: ["ios"], config: "debug").remainder == ".when(configuration: .debug)")
        #expect(PlatformCondition(traits: ["B", "A"]).remainder == ".when(traits: [\"A\", \"B\"])")
        #expect(PlatformCondition(platformNames: ["ios"]).remainder == nil)
    }

    @Test(arguments: ["\n", "\r\n"]) func theVisibilityOfModulesIsReadFromCaretYml(lineEnd: String) throws {
        let lines = ["# which targets", "modules-beside-uikit:", "  Server: hidden # a server", "  Helpers: visible", ""]
        let text = lines.joined(separator: lineEnd)
        #expect(try CaretFile(text: text, path: "caret.yml").overrides == ["Server": false, "Helpers": true])
    }

    @Test(arguments: [("modules:\n", 1), ("modules-beside-uikit:\n  A: yes\n", 2), ("  A: hidden\n", 1)])
    func aWrongSettingIsReportedWithItsLine(_ text: String, _ line: Int) {
        let error = #expect(throws: CLIError.self) { try CaretFile(text: text, path: "/p/caret.yml") }
        #expect(error?.description.hasPrefix("/p/caret.yml:\(line): ") == true)
    }
}
