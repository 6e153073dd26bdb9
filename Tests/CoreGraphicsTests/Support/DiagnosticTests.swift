import Testing

@testable import CoreGraphics

@Suite struct DiagnosticTests {
    @Test func controlCharactersOfNamesAreNotLogged() {
        let diagnostic = Diagnostic("image.named", "a\0b\u{1B}[2J\nc")
        #expect(diagnostic.description == "a\\0b\\u{1B}[2J\nc [image.named]")
        #expect(diagnostic.message == "a\0b\u{1B}[2J\nc")
    }

    @Test func theLogNamesTheModuleAndThePart() {
        func category(_ code: String, _ file: String) -> String { Diagnostic(code, "", fileID: file).category }
        #expect(category("nib.skipped", "UIKitCore/NibSession.swift") == "UIKit/Nib")
        #expect(category("layer.value", "QuartzCore/CALayer+KeyPaths.swift") == "QuartzCore/Layer")
        #expect(
            category("tab-bar.items", "UIKitEngines/A.swift") == "UIKit/TabBar"
                && category("orientation", "App/A.swift") == "App/Orientation")
    }
}
