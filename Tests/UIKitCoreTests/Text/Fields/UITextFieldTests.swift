import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Typing, keys, clicks and the pasteboard in a text field, and the order of its callbacks.
@MainActor @Suite(.app) struct UITextFieldTests {
    final class Log: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        var mayBegin = true
        var mayEnd = true
        var mayChange = true
        var mayReturn = true
        var mayClear = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            lines.append("\(textField.tag) should begin")
            return mayBegin
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("\(textField.tag) did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            lines.append("\(textField.tag) should end")
            return mayEnd
        }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("\(textField.tag) did end") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            lines.append("\(range.location)+\(range.length) '\(string)'")
            return mayChange
        }
        func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            lines.append("return")
            return mayReturn
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            lines.append("clear")
            return mayClear
        }
    }

    private func launched(_ fields: [UITextField]) async throws -> TestApp {
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 34)
            field.tag = index + 1
            if field.borderStyle == .none { field.borderStyle = .roundedRect }
        }
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            for field in fields { controller.view.addSubview(field) }
            return controller
        })
    }

    private func caret(_ field: UITextField) -> Range<Int> { field.editor.caret.range }

    @Test func editingMovesFromFieldToFieldInUIKitsOrder() async throws {
        let fields = [UITextField(), UITextField()]
        let log = Log()
        for field in fields { field.delegate = log }
        let app = try await launched(fields)
        await app.tap(at: CGPoint(x: 60, y: 117))
        #expect(fields[0].isFirstResponder && log.lines.prefix(2) == ["1 should begin", "1 did begin"])
        log.lines = []
        await app.tap(at: CGPoint(x: 60, y: 177))
        #expect(log.lines.prefix(4) == ["2 should begin", "1 should end", "1 did end", "2 did begin"])
    }

    @Test func theDelegateIsAskedAndNotifiedOfATypedCharacter() async throws {
        let field = UITextField()
        let log = Log()
        field.delegate = log
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("changed \(field.text ?? "")") }, for: .editingChanged)
        let app = try await launched([field])
        field.becomeFirstResponder()
        log.lines = []
        await app.type("ab")
        #expect(field.text == "ab" && log.lines == ["0+0 'a'", "selection", "1+0 'b'", "selection"])
        #expect(events == ["changed a", "changed ab"])
        log.mayChange = false
        await app.type("c")
        #expect(field.text == "ab" && events.count == 2)
    }

    @Test func settingTheTextNotifiesNobody() async throws {
        let field = UITextField()
        let log = Log()
        field.delegate = log
        let app = try await launched([field])
        field.becomeFirstResponder()
        log.lines = []
        field.text = "Hello"
        await app.advance(frames: 1)
        #expect(log.lines.isEmpty && caret(field) == 5..<5)
    }

    @Test func keysMoveByCharactersWordsAndLines() async throws {
        let field = UITextField()
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.type("one two three")
        await app.press(.left, modifiers: .control)
        #expect(caret(field) == 8..<8)
        await app.press(.left, modifiers: [.control, .shift])
        #expect(caret(field) == 4..<8)
        await app.press(.right)
        #expect(caret(field) == 8..<8)
        await app.press(.home)
        await app.press(.end, modifiers: .shift)
        #expect(caret(field) == 0..<13)
        await app.type("x")
        #expect(field.text == "x")
    }

    @Test func deletingTakesWholeCharacters() async throws {
        let field = UITextField()
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.type("a🇩🇪👨‍👩‍👧e\u{301}")
        await app.press(.delete)
        #expect(field.text == "a🇩🇪👨‍👩‍👧")
        await app.press(.delete)
        #expect(field.text == "a🇩🇪")
        await app.press(.left)
        #expect(caret(field) == 1..<1)
        await app.press(.right)
        await app.press(.delete)
        #expect(field.text == "a")
    }

    @Test func aRunOfTypingIsUndoneAtOnce() async throws {
        let field = UITextField()
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.type("one")
        await app.press(.home)
        await app.type("two")
        field.undoManager?.undo()
        #expect(field.text == "one")
        field.undoManager?.undo()
        #expect(field.text == "" && field.undoManager?.canUndo == false)
        field.undoManager?.redo()
        field.undoManager?.redo()
        #expect(field.text == "twoone")
        await app.press(.end)
        for _ in 0..<3 { await app.press(.delete) }
        #expect(field.text == "two")
        field.undoManager?.undo()
        #expect(field.text == "twoone")
    }

    @Test func thePasteboardIsTheBackEnds() async throws {
        let field = UITextField()
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.type("secret plan")
        field.selectAll(nil)
        field.copy(nil)
        #expect(UIPasteboard.general.string == "secret plan")
        field.cut(nil)
        #expect(field.text == "")
        UIPasteboard.general.string = "two\r\nlines\u{0}"
        field.paste(nil)
        #expect(field.text == "two lines")
    }

    @Test func secureTextIsShownAsDotsAndNeverCopied() async throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.type("pass🇩🇪")
        UIPasteboard.general.string = "before"
        field.selectAll(nil)
        field.copy(nil)
        field.cut(nil)
        #expect(UIPasteboard.general.string == "before" && field.text == "pass🇩🇪")
        #expect(
            field.editor.visibleLayout.manager.textStorage?.string.hasPrefix("•••••") == true
                && field.accessibilityValue?.contains("pass") == false
        )
    }

    @Test func markedTextStaysUntilTheCompositionIsCommitted() async throws {
        let field = UITextField()
        _ = try await launched([field])
        field.becomeFirstResponder()
        field.text = "ab"
        field.setMarkedText("かn", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "abかn" && field.markedTextRange != nil)
        field.setMarkedText("かん", selectedRange: NSRange(location: 9, length: 9))
        #expect(field.text == "abかん")
        field.insertText("漢")
        #expect(field.text == "ab漢" && field.markedTextRange == nil)
    }

    @Test func aMouseSelectsByDraggingAndByClicks() async throws {
        let field = UITextField()
        field.text = "alpha beta"
        let app = try await launched([field])
        await app.advance(frames: 1)
        let start = field.caretRect(for: field.beginningOfDocument)
        func mouse(_ phase: PointerEvent.Phase, _ x: CGFloat) async {
            let point = field.convert(CGPoint(x: x, y: start.midY), to: nil)
            app.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: phase, location: point, timestamp: app.clock.now)))
            await app.advance(frames: 1)
        }
        let five = field.caretRect(for: EditorTextPosition(5)).minX
        await mouse(.began, start.minX)
        await mouse(.moved, five)
        await mouse(.ended, five)
        #expect(field.isFirstResponder && caret(field) == 0..<5)
        await app.advance(by: .seconds(1))
        for _ in 0..<2 {
            await mouse(.began, five + 20)
            await mouse(.ended, five + 20)
        }
        #expect(caret(field) == 6..<10)
    }

    @Test func theClearButtonAsksAndClears() async throws {
        let field = UITextField()
        field.clearButtonMode = .always
        let log = Log()
        field.delegate = log
        field.text = "text"
        let app = try await launched([field])
        log.mayClear = false
        try await app.tap(.identifier("ClearButton"))
        #expect(field.text == "text")
        log.mayClear = true
        try await app.tap(.identifier("ClearButton"))
        #expect(field.text == "" && field.isFirstResponder && log.lines.contains("clear"))
    }

    @Test func returnEndsEditingOnlyIfATargetIsRegistered() async throws {
        let field = UITextField()
        let log = Log()
        field.delegate = log
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.press(.return)
        #expect(log.lines.last == "return" && field.isFirstResponder && field.text == "")
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        log.mayReturn = false
        await app.press(.return)
        #expect(exits == 0 && field.isFirstResponder)
        log.mayReturn = true
        await app.press(.return)
        #expect(exits == 1 && !field.isFirstResponder)
    }

    @Test func aFieldThatIsRemovedEndsEditingAndKeepsItsText() async throws {
        let field = UITextField()
        let log = Log()
        log.mayEnd = false
        field.delegate = log
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.type("kept")
        field.removeFromSuperview()
        #expect(log.lines.last == "1 did end" && field.text == "kept" && !field.isFirstResponder)
    }

    @Test func aLongTextScrollsUnderTheCaret() async throws {
        let field = UITextField()
        let app = try await launched([field])
        field.becomeFirstResponder()
        await app.type("a long text that has no room in the field")
        let rect = field.caretRect(for: field.endOfDocument)
        #expect(field.bounds.insetBy(dx: 5, dy: 0).contains(rect))
        await app.press(.home)
        #expect(field.bounds.contains(field.caretRect(for: field.beginningOfDocument)))
    }

    @Test func aFieldIsAsHighAsOnIOS() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        #expect(abs(field.intrinsicContentSize.height - 34) < 1.01)
        field.borderStyle = .none
        #expect(field.intrinsicContentSize.height < 23)
    }

    @Test func blinkingDoesNotKeepTheScreenFromRest() async throws {
        let field = UITextField()
        let app = try await launched([field])
        field.becomeFirstResponder()
        try await app.settle()
        let before = try app.snapshot().pngData()
        await app.advance(by: .milliseconds(600))
        #expect(try before != app.snapshot().pngData())
    }
}
