import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Arrows and Backspace in right-to-left and mixed texts.
@MainActor @Suite(.app) struct BidiEditingTests {
    private func launched(_ text: String) async throws -> (app: TestApp, field: UITextField) {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        })
        field.text = text
        field.becomeFirstResponder()
        try await app.settle()
        return (app, field)
    }

    private func caretX(_ field: UITextField) -> CGFloat {
        let caret = field.editor.caret
        return field.editor.caretRect(at: EditorTextPosition(caret.head, isUpstream: caret.isUpstream)).minX
    }

    /// Moves the caret from one side of the line to the other; returns the positions of the caret on the way.
    private func walk(_ app: TestApp, _ field: UITextField, _ key: TestKey, _ steps: Int) async -> [CGFloat] {
        var places = [caretX(field)]
        for _ in 0..<steps {
            await app.press(key)
            places.append(caretX(field))
        }
        return places
    }

    @Test(arguments: ["abc אבג def", "אבג abc דהו", "אבג", "abc", "12 אב 34", "a (ב) c"])
    func arrowsMoveInTheirDirection(text: String) async throws {
        let (app, field) = try await launched(text)
        let isMirrored = field.editor.isMirrored(at: 0)
        field.editor.setSelection(isMirrored ? field.editor.length..<field.editor.length : 0..<0)
        // A caret at the end of a line continues at the other side.
        let right = await walk(app, field, .right, text.count)
        for (place, next) in zip(right, right.dropFirst()) { #expect(next > place - 0.2, "\(text) \(right)") }
        // Where runs meet, two positions of the text share an edge.
        #expect(right.last == right.max() && Set(right.map { Int($0.rounded()) }).count >= text.count - 2)
        let left = await walk(app, field, .left, text.count)
        for (place, next) in zip(left, left.dropFirst()) { #expect(next < place + 0.2, "\(text) \(left)") }
        #expect(left.last == left.min())
    }

    @Test(arguments: ["אבג", "abc אבג", "مرحبا", "אבג abc"]) func backspaceDeletesTheCharacterTypedLast(text: String) async throws {
        let (app, field) = try await launched("")
        await app.type(text)
        #expect(field.text == text)
        await app.press(.delete)
        #expect(field.text == String(text.dropLast()))
        await app.press(.home)
        field.editor.delete(.right)
        #expect(field.text == String(text.dropFirst().dropLast()))
    }

    @Test func wordsAreDeletedInLogicalOrder() async throws {
        let (app, field) = try await launched("שלום עולם")
        await app.press(.end)
        await app.press(.delete, modifiers: .control)
        #expect(field.text == "שלום ")
    }

    @Test func positionsAreFoundInBothDirections() async throws {
        let (_, field) = try await launched("abc אבג def")
        let start = field.beginningOfDocument
        var place = start
        var count = 0
        while let next = field.position(from: place, in: .right, offset: 1) {
            place = next
            count += 1
            guard count < 40 else { break }
        }
        #expect(field.offset(from: start, to: place) == 11 && count < 20)
    }
}
