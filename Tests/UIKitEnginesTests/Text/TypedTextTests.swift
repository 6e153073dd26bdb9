import Testing

@testable import UIKitEngines

struct TypedTextTests {
    @Test func controlCharactersAreRemoved() {
        #expect(TypedText.cleaned("a\u{0}b\r\nc\rd\u{7F}\te\u{9B}") == "ab\nc\nd\te")
        #expect(TypedText.singleLine("one\ntwo\tthree\n\n") == "one two three")
    }

    @Test(arguments: ["", "abc", "🇩🇪e\u{301}👨‍👩‍👧"]) func dotsAreAsLongAsTheSecureText(_ secret: String) {
        let dots = TypedText.concealed(secret)
        #expect(dots.utf16.count == secret.utf16.count && dots.filter { $0.unicodeScalars.first == "•" }.count == secret.count)
    }

    @Test func aCaretMovesWithReplacementsBeforeIt() {
        let caret = TextCaret(anchor: 2, head: 8)
        #expect(caret.replacing(0..<1, length: 3) == TextCaret(anchor: 4, head: 10))
        #expect(caret.replacing(4..<6, length: 0) == TextCaret(anchor: 2, head: 6))
        #expect(caret.replacing(9..<12, length: 0) == caret)
    }
}
