import CaretTesting
import Testing

@testable import UIKitCore

/// Measures of the drawn keyboard outside its keys.
@MainActor @Suite(.app) struct KeyboardValueTests {
    @MainActor private final class Curves {
        var values: [Int?] = []
    }

    /// From memory of published values: the raw value 7 is the keyboard's own curve.
    @Test func theKeyboardsAnimationCurveIs7() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let app = try await PixelInk.app(field, on: PixelInk.phone.withDrawnKeyboard)
        let curves = Curves()
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            let curve = $0.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
            MainActor.assumeIsolated { curves.values.append(curve) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        try await app.settle()
        #expect(curves.values == [7])
    }

    private func stripView(_ keyboard: KeyboardView) -> KeyboardStrip? {
        keyboard.subviews.lazy.compactMap { $0 as? KeyboardStrip }.first
    }

    @Test func theStripIsInTheSpaceBelowTheKeys() async throws {
        let keyboard = KeyboardView()
        keyboard.frame = CGRect(x: 0, y: 500, width: 390, height: 291)
        _ = try await PixelInk.app(keyboard)
        let strip = try #require(stripView(keyboard))
        let keys = try #require(keyboard.keys.map(\.frame.maxY).max())
        #expect(!strip.isHidden && strip.frame == CGRect(x: 0, y: keys, width: 390, height: 291 - keys))
        let signs = strip.subviews.map(\.frame)
        #expect(signs.map(\.midX) == [36, 354] && signs.allSatisfy { strip.bounds.contains($0) })
    }

    @Test func keysWithoutSpaceBelowHaveNoStrip() async throws {
        let keyboard = KeyboardView()
        keyboard.frame = CGRect(x: 0, y: 500, width: 390, height: 0)
        _ = try await PixelInk.app(keyboard)
        keyboard.frame.size.height = (keyboard.keys.map(\.frame.maxY).max() ?? 216) + 5
        keyboard.layoutIfNeeded()
        #expect(stripView(keyboard)?.isHidden == true)
    }

    @Test func touchesOnTheStripPressNoKey() async throws {
        let keyboard = KeyboardView()
        keyboard.frame = CGRect(x: 0, y: 500, width: 390, height: 291)
        let app = try await PixelInk.app(keyboard)
        let strip = try #require(stripView(keyboard))
        let place = CGPoint(x: 36, y: 500 + strip.frame.minY + KeyboardStrip.depth)
        await app.tap(at: place)
        #expect(keyboard.typingController.page == .letters && keyboard.presses.isEmpty)
        await app.tap(at: CGPoint(x: 36, y: 500 + strip.frame.minY - 20))
        #expect(keyboard.typingController.page == .numbers)
    }
}
