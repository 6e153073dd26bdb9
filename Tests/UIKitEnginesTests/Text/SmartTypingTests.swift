import Testing

@testable import UIKitEngines

struct SmartTypingTests {
    @Test func quotationMarksOpenBehindBlanksAndCloseElsewhere() {
        #expect(SmartTyping.quotationMark(for: "\"", after: nil) == "“" && SmartTyping.quotationMark(for: "\"", after: "a") == "”")
        #expect(SmartTyping.quotationMark(for: "\"", after: " ") == "“" && SmartTyping.quotationMark(for: "\"", after: ".") == "”")
        #expect(SmartTyping.quotationMark(for: "'", after: "(") == "‘" && SmartTyping.quotationMark(for: "'", after: "t") == "’")
        #expect(SmartTyping.quotationMark(for: "a", after: nil) == nil)
    }

    @Test func twoHyphensMakeADashAndMoreDoNot() {
        #expect(SmartTyping.makesDash("-", after: ["-", "a"]) && SmartTyping.makesDash("-", after: ["-"]))
        #expect(!SmartTyping.makesDash("-", after: ["-", "-"]) && !SmartTyping.makesDash("-", after: ["a"]))
        #expect(!SmartTyping.makesDash("a", after: ["-"]))
    }

    @Test func oneSpaceIsLeftWhereAWordWasCut() {
        #expect(SmartTyping.spacesToRemove(around: "b", " ", " ") == (true, false))
        #expect(SmartTyping.spacesToRemove(around: "b", " ", ".") == (true, false))
        #expect(SmartTyping.spacesToRemove(around: "b", nil, " ") == (false, true))
        #expect(SmartTyping.spacesToRemove(around: "b", "a", "c") == (false, false))
        #expect(SmartTyping.spacesToRemove(around: " b", "a", " ") == (false, false))
    }

    @Test func pastedWordsStaySeparate() {
        #expect(SmartTyping.padded("b", "a", "c") == " b " && SmartTyping.padded("b", " ", ".") == "b")
        #expect(SmartTyping.padded("!", "a", nil) == "!" && SmartTyping.padded("", "a", "b") == "")
    }
}
