import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Text that shrinks to a narrow field, and images as borders.
@MainActor @Suite(.app) struct UITextFieldFittingTests {
    private func launched(_ field: UITextField, width: CGFloat = 120) async throws -> TestApp {
        field.frame = CGRect(x: 20, y: 100, width: width, height: 34)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        })
    }

    /// Returns the font sizes of the drawn text.
    private func drawn(_ field: UITextField) -> [CGFloat] {
        var sizes: [CGFloat] = []
        let storage = field.editor.visibleLayout.manager.textStorage
        storage?.enumerateAttribute(.font, in: NSRange(location: 0, length: storage?.length ?? 0)) { value, _, _ in
            sizes.append((value as? UIFont)?.pointSize ?? 0)
        }
        return sizes
    }

    private func width(_ field: UITextField) -> CGFloat { field.editor.visibleLayout.manager.textStorage?.size().width ?? 0 }

    @Test func byDefaultAFieldKeepsItsSize() async throws {
        let field = UITextField()
        field.text = "Words that are much too wide"
        #expect(!field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
        _ = try await launched(field)
        #expect(drawn(field) == [17])
    }

    @Test func textShrinksAsFarAsNecessary() async throws {
        let field = UITextField()
        field.adjustsFontSizeToFitWidth = true
        field.text = "Short"
        let app = try await launched(field)
        #expect(drawn(field) == [17])
        field.text = "Words that are too wide"
        await app.advance(frames: 1)
        let size = try #require(drawn(field).first)
        #expect(size < 17 && width(field) <= 120 && width(field) > 110)
        // The properties do not change.
        #expect(field.font?.pointSize == 17 && field.text == "Words that are too wide")
        #expect((field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        #expect(field.intrinsicContentSize.width > 150)
        field.frame.size.width = 300
        await app.advance(frames: 1)
        #expect(drawn(field) == [17])
    }

    @Test func theMinimumSizeIsTheLimit() async throws {
        let field = UITextField()
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 12
        field.text = "Words that are very much too wide for a field of this width"
        let app = try await launched(field)
        #expect(drawn(field) == [12])
        field.minimumFontSize = 20
        await app.advance(frames: 1)
        #expect(drawn(field) == [17])
        field.minimumFontSize = 14
        field.adjustsFontSizeToFitWidth = false
        await app.advance(frames: 1)
        #expect(drawn(field) == [17])
    }

    @Test func textShrinksAndGrowsDuringEditing() async throws {
        let field = UITextField()
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 10
        let app = try await launched(field)
        field.becomeFirstResponder()
        await app.type("0123456789")
        #expect(drawn(field) == [17])
        await app.type("01234567")
        let size = try #require(drawn(field).first)
        #expect(size < 17 && size > 10 && width(field) + TextEditor.caretWidth <= 120)
        // The caret is behind the last visible letter.
        let caret = field.caretRect(for: field.endOfDocument)
        #expect(abs(caret.minX - width(field)) < 2 && caret.maxX <= 121 && field.field.scrollOffset == 0)
        await app.type("01234567890123456789")
        #expect(drawn(field) == [10] && field.field.scrollOffset > 0)
        for _ in 0..<30 { await app.press(.delete) }
        #expect(drawn(field) == [17] && field.text == "01234567")
        #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 17))
    }

    @Test func secureTextShrinksAsDots() async throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.adjustsFontSizeToFitWidth = true
        field.text = "a password that is too long"
        let app = try await launched(field)
        #expect(try #require(drawn(field).first) < 17 && width(field) <= 120)
        #expect(field.editor.visibleLayout.manager.textStorage?.string.allSatisfy { $0 == "•" } == true)
        field.isSecureTextEntry = false
        await app.advance(frames: 1)
        #expect(field.editor.visibleLayout.manager.textStorage?.string == "a password that is too long")
        #expect(try #require(drawn(field).first) < 17)
    }

    @Test func fontsOfDifferentSizesKeepTheirProportion() async throws {
        let field = UITextField()
        field.adjustsFontSizeToFitWidth = true
        let text = NSMutableAttributedString(string: "Large words ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "and small ones", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        field.attributedText = text
        _ = try await launched(field)
        let sizes = drawn(field)
        #expect(sizes.count == 2 && abs(sizes[0] / sizes[1] - 2) < 0.001 && width(field) <= 120)
    }

    @Test func sideViewsKeepTheirAppearance() async throws {
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        (field.clearButtonMode, field.leftViewMode, field.rightViewMode, field.borderStyle) = (.always, .always, .always, .line)
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func aButtonAtTheSideBeginsNoEditing() async throws {
        let (field, button) = (UITextField(), UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        (field.leftView, field.leftViewMode) = (button, .always)
        let app = try await launched(field)
        await app.tap(at: CGPoint(x: 35, y: 117))
        #expect(taps == 1 && !field.isEditing)
        await app.tap(at: CGPoint(x: 100, y: 117))
        #expect(taps == 1 && field.isEditing)
    }

    // MARK: - Pictures

    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private func shown(_ field: UITextField) -> UIImage? {
        field.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden && $0.frame == field.bounds }?.image
    }

    @Test func anImageReplacesTheBorder() async throws {
        let field = UITextField()
        let (on, off) = (picture(.red), picture(.gray))
        field.borderStyle = .line
        field.disabledBackground = off
        let app = try await launched(field)
        field.isEnabled = false
        await app.advance(frames: 1)
        #expect(shown(field) == nil)
        field.background = on
        await app.advance(frames: 1)
        #expect(shown(field) === off && field.background === on)
        field.isEnabled = true
        await app.advance(frames: 1)
        #expect(shown(field) === on)
        field.isEnabled = false
        field.disabledBackground = nil
        await app.advance(frames: 1)
        #expect(shown(field) === on)
        field.borderStyle = .roundedRect
        await app.advance(frames: 1)
        #expect(shown(field) == nil)
        field.borderStyle = .none
        field.background = nil
        await app.advance(frames: 1)
        #expect(shown(field) == nil)
    }
}
