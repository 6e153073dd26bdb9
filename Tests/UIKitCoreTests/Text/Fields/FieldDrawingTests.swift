import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Fields that override the drawing of their text or placeholder.
@MainActor @Suite(.app) struct FieldDrawingTests {
    final class OwnField: UITextField {
        var texts: [CGRect] = []
        var placeholders: [CGRect] = []
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 6) }
        override func drawText(in rect: CGRect) {
            texts.append(rect)
            super.drawText(in: rect)
        }
        override func drawPlaceholder(in rect: CGRect) {
            placeholders.append(rect)
            super.drawPlaceholder(in: rect.offsetBy(dx: 40, dy: 0))
        }
    }

    private func launched(_ field: UITextField) async throws -> TestApp {
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addSubview(field)
            return controller
        })
        try await app.settle()
        return app
    }

    @Test func theOverrideDrawsTheText() async throws {
        let field = OwnField()
        field.text = "words"
        let app = try await launched(field)
        #expect(field.texts.last == CGRect(x: 12, y: 4, width: 176, height: 32) && field.placeholders.isEmpty)
        let count = field.texts.count
        field.becomeFirstResponder()
        try await app.settle()
        #expect(field.texts.count == count)
        field.resignFirstResponder()
        try await app.settle()
        #expect(field.texts.count > count)
    }

    @Test func superDrawsTheUsualText() async throws {
        let own = OwnField()
        own.text = "words"
        let app = try await launched(own)
        let drawn = own.parts.selectionView.frame
        #expect(drawn == CGRect(x: 12, y: 4, width: 176, height: 32))
        let isSeen = try app.showsLetters()
        #expect(isSeen)
        own.text = ""
        try await app.settle()
        let isGone = try !app.showsLetters()
        #expect(isGone)
    }

    @Test func theOverrideDrawsThePlaceholder() async throws {
        let field = OwnField()
        field.placeholder = "Name"
        _ = try await launched(field)
        #expect(field.placeholders.last == CGRect(x: 30, y: 6, width: 140, height: 28) && field.parts.placeholder is FieldPlaceholder)
        let plain = UITextField()
        plain.placeholder = "Name"
        #expect(plain.parts.placeholder != nil && !(plain.parts.placeholder is FieldPlaceholder) && !plain.overridesDrawText)
    }
}

extension TestApp {
    /// Returns whether some pixel of the field is dark.
    fileprivate func showsLetters() throws -> Bool {
        let picture = try snapshot()
        for y in 102..<138 {
            for x in 22..<218 {
                if let pixel = picture.pixel(at: CGPoint(x: x, y: y)), pixel.x < 100 { return true }
            }
        }
        return false
    }
}
