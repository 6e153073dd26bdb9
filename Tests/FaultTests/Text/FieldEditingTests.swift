import CaretTesting
import Testing

@testable import UIKitCore

/// The state of a field before and during editing.
@MainActor @Suite(.app) struct FieldEditingTests {
    private final class Asked: NSObject, UITextFieldDelegate {
        var count = 0
        var answer = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            count += 1
            return answer
        }
    }

    @MainActor private final class Curves {
        var all: [Int] = []
    }

    private func launched(_ field: UITextField, on device: Device = .standard) async throws -> TestApp {
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
        return try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(field)
                return controller
            }, on: device)
    }

    @Test func `C3 a field that becomes secure while it is edited is cleared by the next input`() async throws {
        let field = UITextField()
        let app = try await launched(field)
        field.becomeFirstResponder()
        await app.type("abc")
        field.isSecureTextEntry = true
        await app.type("x")
        #expect(field.text == "x")
        await app.type("y")
        #expect(field.text == "xy", "only the first key replaces the text")
        field.isSecureTextEntry = false
        await app.type("z")
        #expect(field.text == "xyz", "a text that is seen is gone on with")
    }

    @Test func `C4 a field asks its delegate whether it can become first responder`() async throws {
        let field = UITextField()
        let asked = Asked()
        field.delegate = asked
        let app = try await launched(field)
        #expect(field.canBecomeFirstResponder && asked.count == 1)
        asked.answer = false
        #expect(!field.canBecomeFirstResponder && asked.count == 2)
        #expect(!field.becomeFirstResponder() && asked.count == 3, "each beginning asks once")
        asked.answer = true
        #expect(field.becomeFirstResponder() && asked.count == 4)
        field.resignFirstResponder()
        asked.count = 0
        await app.press(.tab)
        #expect(field.isFirstResponder && asked.count == 1, "a search for the next field does not ask")
        field.isEnabled = false
        #expect(!field.canBecomeFirstResponder)
    }

    @Test func `C5 notifications of the keyboard have the keyboard's curve`() async throws {
        let field = UITextField()
        let app = try await launched(field, on: .standard.withDrawnKeyboard)
        let curves = Curves()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
                MainActor.assumeIsolated { curves.all.append(curve ?? -1) }
            }
        }
        field.becomeFirstResponder()
        try await app.settle()
        field.resignFirstResponder()
        try await app.settle()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(curves.all == [7, 7, 7, 7])
    }

    @Test func `C5 the keyboard's curve can be used in animations`() throws {
        let curve = try #require(UIView.AnimationCurve(rawValue: 7))
        #expect(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16).curve == curve)
        #expect(UICubicTimingParameters(animationCurve: curve).animationCurve == curve)
        #expect(UIView.AnimationOptions([.curveLinear, .transitionFlipFromLeft]).curve == .linear)
    }

    @Test(arguments: [8, 12, 14, 15] as [CGFloat]) func `C5 a rounded field of a small font is 34 points high`(size: CGFloat) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: size)
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test(arguments: [(UITextField.BorderStyle.none, 22 as CGFloat), (.roundedRect, 34)])
    func `C5 a field is 22 points high without a border and 34 in a rounded one`(style: UITextField.BorderStyle, height: CGFloat) {
        let field = UITextField()
        field.borderStyle = style
        #expect(field.intrinsicContentSize.height == height)
        field.text = "Words"
        #expect(field.sizeThatFits(CGSize(width: 100, height: 100)).height == height)
    }
}
