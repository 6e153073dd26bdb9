import Testing

@testable import CoreGraphics

@Suite struct DiagnosticTests {
    @Test func controlCharactersOfNamesReachNoLog() {
        let diagnostic = Diagnostic("image.named", "a\0b\u{1B}[2J\nc")
        #expect(diagnostic.description == "a\\0b\\u{1B}[2J\nc [image.named]")
        #expect(diagnostic.message == "a\0b\u{1B}[2J\nc")
    }
}
