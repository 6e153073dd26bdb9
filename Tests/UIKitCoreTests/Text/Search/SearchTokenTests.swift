import CaretTesting
import Testing

@testable import UIKitCore

/// Tokens in a search field: before the text, no part of it, and edited like it.
@MainActor @Suite(.app) struct SearchTokenTests {
    private final class Log: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            lines.append("\(range.location)+\(range.length) '\(string)'")
            return true
        }
        func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            lines.append("menu \(range.location)+\(range.length)")
            return nil
        }
    }

    private func launched(_ field: UISearchTextField) async throws -> TestApp {
        field.frame = CGRect(x: 20, y: 100, width: 340, height: 36)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        })
    }

    private func made(_ names: String..., text: String = "") -> UISearchTextField {
        let field = UISearchTextField(frame: .zero)
        field.tokens = names.map { UISearchToken(icon: UIImage(systemName: "star"), text: $0) }
        field.text = text
        return field
    }

    private func names(_ field: UISearchTextField) -> [String] { field.tokens.map(\.text) }

    @Test func tokensAreNoPartOfTheText() throws {
        let field = made("Ann", "Bob", text: "cat")
        #expect(field.text == "cat" && field.attributedText?.string == "cat" && names(field) == ["Ann", "Bob"] && field.hasText)
        let range = field.textualRange
        #expect(field.text(in: range) == "cat" && field.offset(from: field.beginningOfDocument, to: range.start) == 2)
        #expect(field.offset(from: field.positionOfToken(at: 1), to: field.endOfDocument) == 4)
        let first = try #require(field.textRange(from: field.beginningOfDocument, to: field.positionOfToken(at: 1)))
        #expect(field.tokens(in: first).map(\.text) == ["Ann"] && field.tokens(in: range).isEmpty)
        field.insertToken(UISearchToken(icon: nil, text: "Eve"), at: 1)
        field.removeToken(at: 0)
        #expect(names(field) == ["Eve", "Bob"] && field.text == "cat")
        field.font = .systemFont(ofSize: 20)
        field.textColor = .red
        field.text = "dog"
        #expect(names(field) == ["Eve", "Bob"] && field.text == "dog" && field.accessibilityValue == "Eve, Bob, dog")
        field.text = nil
        #expect(field.text?.isEmpty == true && field.accessibilityValue == "Eve, Bob" && field.hasText)
        field.accessibilityValue = "Two people"
        #expect(field.accessibilityValue == "Two people")
        field.tokens = []
        #expect(!field.hasText)
    }

    @Test func aPartOfTheTextBecomesAToken() throws {
        let field = made("Ann", text: "from bob today")
        let start = try #require(field.position(from: field.textualRange.start, offset: 5))
        let end = try #require(field.position(from: start, offset: 4))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        let words = try #require(field.textRange(from: start, to: end))
        field.replaceTextualPortion(of: words, with: UISearchToken(icon: nil, text: "Bob"), at: 1)
        #expect(names(field) == ["Ann", "Bob"] && field.text == "from today")
        // Of a range that extends into the tokens only the text is replaced.
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Cy"), at: 0)
        #expect(names(field) == ["Cy", "Ann", "Bob"] && field.text == "ay")
    }

    @Test func typingInsertsAfterTheTokensAndDeletingSelectsFirst() async throws {
        let (field, log) = (made("Ann", "Bob"), Log())
        field.delegate = log
        var edits = 0
        field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
        let app = try await launched(field)
        field.becomeFirstResponder()
        await app.type("x")
        #expect(field.text == "x" && names(field) == ["Ann", "Bob"] && log.lines == ["0+0 'x'"])
        await app.press(.home)
        await app.type("y")
        #expect(field.text == "yx", "the caret was before the tokens")
        await app.press(.home)
        await app.press(.delete)
        #expect(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) } == ["Bob"] && names(field).count == 2 && edits == 2)
        await app.press(.delete)
        #expect(names(field) == ["Ann"] && field.text == "yx" && edits == 3 && log.lines.last == "0+0 ''")
        field.undoManager?.undo()
        #expect(names(field) == ["Ann", "Bob"] && field.text == "yx")
    }

    @Test func tokensMayBeProtectedFromDeletion() async throws {
        let field = made("Ann", text: "ab")
        field.allowsDeletingTokens = false
        _ = try await launched(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        field.deleteBackward()
        #expect(names(field) == ["Ann"] && field.text?.isEmpty == true)
        for _ in 0..<3 { field.deleteBackward() }
        #expect(names(field) == ["Ann"])
        field.removeToken(at: 0)
        #expect(names(field).isEmpty)
    }

    @Test func copyingCopiesTheText() async throws {
        let field = made("Ann", text: "ab")
        _ = try await launched(field)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.textualRange.start)
        UIPasteboard.general.string = "before"
        field.copy(nil)
        #expect(UIPasteboard.general.string == "before")
        field.selectAll(nil)
        field.copy(nil)
        #expect(UIPasteboard.general.string == "ab")
    }

    @Test func tokensAreInALineAndATapSelectsOne() async throws {
        let field = made("Ann", "Bob", text: "cat")
        let app = try await launched(field)
        field.becomeFirstResponder()
        try await app.settle()
        let frames = field.tokenViews.map { $0.convert($0.bounds, to: field) }
        let caret = field.caretRect(for: field.textualRange.start)
        #expect(frames.count == 2 && frames[0].maxX + 4 == frames[1].minX && abs(frames[1].maxX + 4 - caret.minX) <= 1)
        #expect(frames.allSatisfy { $0.height == 26 && $0.midY == field.bounds.midY })
        await app.tap(at: field.convert(CGPoint(x: frames[0].midX, y: frames[0].midY), to: nil))
        try await app.settle()
        #expect(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) } == ["Ann"])
        #expect(field.tokenViews[0].backgroundColor == field.tintColor && field.tokenViews[1].backgroundColor == .secondarySystemFill)
        field.tokenBackgroundColor = .systemRed
        try await app.settle()
        #expect(field.tokenViews[1].backgroundColor == .systemRed)
        await app.type("d")
        #expect(names(field) == ["Bob"] && field.text == "dcat")
        try await app.settle()
        #expect(field.tokenViews.count == 1)
        try await app.tap(.identifier("ClearButton"))
        #expect(names(field).isEmpty && field.text?.isEmpty == true)
    }

    @Test func tokensOutOfSightAreNotTapped() async throws {
        let (field, log) = (made("Ann", text: String(repeating: "many words ", count: 12)), Log())
        field.delegate = log
        let app = try await launched(field)
        field.becomeFirstResponder()
        try await app.settle()
        let token = try #require(field.tokenViews.first)
        #expect(token.convert(token.bounds, to: field).maxX < 0)
        let end = field.endOfDocument
        field.selectedTextRange = field.textRange(from: end, to: end)
        #expect((0..<34).allSatisfy { field.token(at: CGPoint(x: CGFloat($0 * 10), y: 18)) == nil })
        field.selectAll(nil)
        field.editor.menu.show()
        #expect(log.lines.last == "menu 0+132")
    }

    @Test(arguments: [0 as CGFloat, 10, 30, 60, 90]) func aFieldMayBeTooNarrowForTokens(width: CGFloat) async throws {
        let field = made("Ann", "Bob", text: "cat")
        let app = try await launched(field)
        field.frame.size.width = width
        try await app.settle()
        #expect(field.tokenViews.count == 2 && field.tokenViews.allSatisfy { $0.frame.width >= 0 && $0.frame.isNull == false })
        field.becomeFirstResponder()
        try await app.settle()
        #expect(field.text == "cat" && names(field) == ["Ann", "Bob"])
    }

    @Test func inRightToLeftLayoutsTokensAreAtTheRight() async throws {
        let field = UISearchTextField()
        field.semanticContentAttribute = .forceRightToLeft
        field.tokens = [UISearchToken(icon: nil, text: "Ann")]
        let app = try await launched(field)
        try await app.settle()
        let frame = try #require(field.tokenViews.first.map { $0.convert($0.bounds, to: field) })
        #expect(frame.midX > field.bounds.midX)
    }
}
