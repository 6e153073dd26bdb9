import Testing
import UIKit

/// The properties of a field or a text view, and their attributed text.
@Suite(.app) @MainActor struct FieldStyleTests {
    private let styled: NSAttributedString = {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing) = (.center, 7)
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style])
        text.append(
            NSAttributedString(string: "line", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style]))
        return text
    }()

    private func look(_ text: NSAttributedString?, at index: Int) -> [NSAttributedString.Key: Any] {
        text?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test func aFieldsPropertiesAreThoseOfItsFirstCharacter() {
        let field = UITextField()
        field.attributedText = styled
        #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red && field.textAlignment == .center)
        field.attributedText = NSAttributedString(string: "plain")
        #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red)
        field.text = "other"
        #expect(look(field.attributedText, at: 0)[.foregroundColor] as? UIColor == .red)
    }

    @Test func aFieldsColorLeavesOtherAttributesUnchanged() {
        let field = UITextField()
        field.attributedText = styled
        field.textColor = .blue
        let (first, last) = (look(field.attributedText, at: 0), look(field.attributedText, at: 4))
        #expect(first[.foregroundColor] as? UIColor == .blue && last[.foregroundColor] as? UIColor == .blue)
        #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(last[.underlineStyle] as? Int == 1)
        #expect((last[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 7)
        field.font = .systemFont(ofSize: 12)
        #expect(look(field.attributedText, at: 0)[.font] as? UIFont == .systemFont(ofSize: 12))
        #expect(look(field.attributedText, at: 4)[.underlineStyle] as? Int == 1)
    }

    /// Also if the field has that colour already, and the text has another one.
    @Test func settingAnEqualPropertyAppliesItAgain() {
        let (field, view) = (UITextField(), UITextView())
        field.textColor = .blue
        view.textColor = .blue
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        field.attributedText = text
        view.attributedText = text
        field.textColor = .blue
        view.textColor = .blue
        #expect(look(field.attributedText, at: 1)[.foregroundColor] as? UIColor == .blue)
        #expect(look(view.attributedText, at: 1)[.foregroundColor] as? UIColor == .blue)
    }

    @Test func anAlignmentLeavesTheRestOfParagraphsUnchanged() {
        let (field, view) = (UITextField(), UITextView())
        for text in [field, view] as [any Aligned] {
            text.setStyled(styled)
            text.align(.right)
            let style = look(text.styled, at: 4)[.paragraphStyle] as? NSParagraphStyle
            #expect(style?.alignment == .right && style?.lineSpacing == 7)
            text.setStyled(styled)
            text.align(.center)
            text.setStyled(NSAttributedString(string: "plain"))
            text.align(.center)
            #expect((look(text.styled, at: 0)[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        }
    }

    @Test func aTextViewsPropertiesAreThoseOfItsFirstCharacter() {
        let view = UITextView()
        view.attributedText = styled
        #expect(view.font == .boldSystemFont(ofSize: 20) && view.textColor == .red && view.textAlignment == .center)
    }

    @Test func typedTextHasTheFieldsAttributes() throws {
        let stage = try Stage()
        defer { stage.end() }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        stage.show(field)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .kern: 3]
        field.textColor = .green
        field.becomeFirstResponder()
        field.insertText("a")
        let typed = look(field.attributedText, at: 0)
        #expect(typed[.foregroundColor] as? UIColor == .green && typed[.kern] as? Int == 3)
        #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .green)
    }
}

@MainActor private protocol Aligned: AnyObject {
    var styled: NSAttributedString? { get }
    func setStyled(_ text: NSAttributedString)
    func align(_ alignment: NSTextAlignment)
}

extension UITextField: Aligned {
    fileprivate var styled: NSAttributedString? { attributedText }
    fileprivate func setStyled(_ text: NSAttributedString) { attributedText = text }
    fileprivate func align(_ alignment: NSTextAlignment) { textAlignment = alignment }
}

extension UITextView: Aligned {
    fileprivate var styled: NSAttributedString? { attributedText }
    fileprivate func setStyled(_ text: NSAttributedString) { attributedText = text }
    fileprivate func align(_ alignment: NSTextAlignment) { textAlignment = alignment }
}
