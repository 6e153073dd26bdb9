import ArgumentParser
import Platform
import Testing

@testable import CaretCLI

struct ScreenOptionsTests {
    @Test(arguments: ["390x844", "1x1", "8192X1"]) func sizesAreWrittenWithAnX(_ text: String) {
        #expect(ScreenSize(argument: text)?.description == text.lowercased())
    }

    @Test(arguments: [
        "", "x", "390", "390x", "x844", "0x5", "5x0", "-3x5", "+3x5", "3.5x4", "390x844x3", "8193x1", "99999999999999999999x1", " 3x4",
        "٣x٤",
    ]) func invalidSizesAreRefused(_ text: String) {
        #expect(ScreenSize(argument: text) == nil)
    }

    private func environment(_ arguments: [String], over inherited: [String: String] = [:]) throws -> [String: String] {
        try ScreenOptions.parse(arguments).environment(over: inherited)
    }

    @Test func optionsBecomeTheEnvironment() throws {
        let result = try environment(["--size", "320x480", "--scale", "1.5", "--appearance", "dark"], over: ["HOME": "here"])
        #expect(result == ["HOME": "here", "CARET_SIZE": "320x480", "CARET_SCALE": "1.5", "CARET_APPEARANCE": "dark"])
    }

    @Test func aDeviceHasItsNameFromTheList() throws {
        #expect(try environment(["--device", "iphone 16 pro max"]) == ["CARET_DEVICE": "iPhone 16 Pro Max"])
        #expect(try environment(["--device", "iPhone SE (3rd generation)"]) == ["CARET_DEVICE": "iPhone SE"])
        #expect(try environment(["--device", "iPad 11", "--scale", "1"]) == ["CARET_DEVICE": "iPad 11", "CARET_SCALE": "1"])
    }

    @Test func optionsReplaceInheritedVariables() throws {
        let inherited = ["CARET_SIZE": "1x1", "CARET_SCALE": "2", "CARET_SAFE_AREA": "1,1,1,1", "CARET_DEVICE": "iPad 11"]
        #expect(try environment([], over: inherited) == inherited)
        #expect(try environment(["--device", "iPhone SE"], over: inherited) == ["CARET_DEVICE": "iPhone SE"])
        #expect(try environment(["--size", "5x6"], over: inherited) == ["CARET_SIZE": "5x6", "CARET_SCALE": "2"])
    }

    @Test(arguments: [
        (["--device", "iPhone 14 Prp"], "iPhone 14 Pro,"), (["--device", "Nokia"], "iPhone SE, iPhone 14, iPhone 16"),
        (["--size", "0x0"], "WIDTHxHEIGHT"), (["--scale", "0.5"], "1 to 4"),
        (["--scale", "nan"], "1 to 4"), (["--scale", "huge"], "invalid"), (["--device", "iPad 11", "--size", "3x4"], "either"),
        (["--appearance", "blue"], "invalid"), (["--size", "8192x8192", "--scale", "1.5"], "100 million"),
        (["--size", "8192x1", "--scale", "4"], "32767 pixels"),
        (["--size", "12000x10"], "each 1 to 8192"),
    ]) func mistakesAreExplained(_ arguments: [String], _ words: String) throws {
        let error = #expect(throws: (any Error).self) { try ScreenOptions.parse(arguments) }
        #expect(ScreenOptions.message(for: try #require(error)).contains(words))
    }
}
