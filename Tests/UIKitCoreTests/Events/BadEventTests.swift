import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Invalid input of a broken back end or a hostile page: nothing stops the program, and no text is lost.
@MainActor @Suite(.app) struct BadEventTests {
    private func launched(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
    }

    private func send(_ app: TestApp, _ phase: PointerEvent.Phase, _ id: Int, _ point: CGPoint = CGPoint(x: 50, y: 120)) async {
        app.send(.pointer(PointerEvent(id: id, phase: phase, location: point, timestamp: app.clock.now)))
        await app.advance(frames: 1)
    }

    private final class Pressed: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    @Test func touchesWithoutABeginningAreIgnored() async throws {
        let view = Pressed()
        let app = try await launched(view)
        for phase in [PointerEvent.Phase.moved, .ended, .cancelled] { await send(app, phase, 99) }
        #expect(view.log.isEmpty)
    }

    @Test func aTouchThatComesDownTwiceIsOne() async throws {
        let view = Pressed()
        let app = try await launched(view)
        for phase in [PointerEvent.Phase.began, .began, .ended, .ended] { await send(app, phase, 5) }
        #expect(view.log == ["began", "ended"])
        await send(app, .began, 5)
        await send(app, .ended, 5)
        #expect(view.log.count == 4)
    }

    @Test func touchesAtInvalidLocationsAreAccepted() async throws {
        let view = Pressed()
        let app = try await launched(view)
        for x in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            await send(app, .began, 6, CGPoint(x: x, y: x))
            await send(app, .moved, 6, CGPoint(x: 30, y: x))
            await send(app, .ended, 6, CGPoint(x: x, y: 10))
        }
        await send(app, .began, 7)
        await send(app, .ended, 7)
        #expect(Array(view.log.suffix(2)) == ["began", "ended"])
    }

    @Test func aTouchMayEndAfterItsWindowIsGone() async throws {
        let app = try await launched(UIView())
        let inner = Pressed(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var other: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        other?.addSubview(inner)
        other?.isHidden = false
        await send(app, .began, 8)
        #expect(inner.log == ["began"])
        other?.isHidden = true
        other = nil
        await send(app, .moved, 8)
        await send(app, .ended, 8)
        #expect(app.visibleWindows.count == 1)
    }

    @Test func unknownKeysTypeTheirCharacters() async throws {
        let field = UITextField()
        let app = try await launched(field)
        field.becomeFirstResponder()
        for usage in [0, -1, 9_999, Int.max, Int.min] {
            for phase in [KeyEvent.Phase.down, .down, .up, .up, .cancelled] {
                app.send(.key(KeyEvent(phase: phase, usage: usage, characters: "", timestamp: app.clock.now)))
            }
            await app.advance(frames: 1)
        }
        await app.type("ok")
        #expect(field.text == "ok")
    }

    @Test func controlCharactersAndUnpairedSurrogatesLoseNoText() async throws {
        let view = UITextView()
        let app = try await launched(view)
        view.becomeFirstResponder()
        UIPasteboard.general.string = "a\u{0}b\u{7}c\u{1B}d" + String(decoding: [0xD83D, 0x65, 0xDE00] as [UInt16], as: UTF16.self)
        view.paste(nil)
        app.send(.text("\u{0}x\u{8}"))
        await app.advance(frames: 2)
        for letter in ["a", "b", "c", "d", "e", "x"] { #expect(view.text.contains(letter), "\(letter)") }
        #expect(!view.text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" })
    }

    @Test func aPasteboardOfAHundredMegabytesIsQueried() async throws {
        let field = UITextField()
        let app = try await launched(field)
        field.becomeFirstResponder()
        UIPasteboard.general.string = String(repeating: "0123456789", count: 10_000_000)
        #expect(UIPasteboard.general.hasStrings && field.canPerformAction(Selector("paste:"), withSender: nil))
        field.text = "kept"
        UIPasteboard.general.string = String(repeating: "0123456789", count: 20_000)
        field.paste(nil)
        await app.advance(frames: 2)
        #expect(field.text?.utf16.count == 200_004)
    }

    @Test func aMarkedRangeBeyondTheTextIsClamped() async throws {
        let view = UITextView()
        let app = try await launched(view)
        view.text = "abc"
        view.becomeFirstResponder()
        for range in [
            NSRange(location: 50, length: 9), NSRange(location: NSNotFound, length: 0), NSRange(location: -4, length: 2),
            NSRange(location: 1, length: Int.max),
        ] {
            view.setMarkedText("xy", selectedRange: range)
            await app.advance(frames: 1)
        }
        view.setMarkedText(nil, selectedRange: NSRange(location: 3, length: 3))
        view.unmarkText()
        view.setMarkedText("é", selectedRange: NSRange(location: 0, length: 0))
        view.insertText("!")
        #expect(view.text.hasPrefix("abc") && view.text.hasSuffix("!") && view.markedTextRange == nil)
    }

    @Test func aFieldThatIsRemovedDuringEditingKeepsItsText() async throws {
        let field = UITextField()
        let app = try await launched(field)
        field.becomeFirstResponder()
        await app.type("ab")
        field.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
        field.removeFromSuperview()
        await app.type("z")
        await app.advance(frames: 2)
        #expect(field.text == "abcd" && !field.isFirstResponder && app.mainWindow.firstResponder == nil)
    }

    @Test func aFieldRemovedWhileItHandlesAKeyStopsNothing() async throws {
        let field = UITextField()
        let app = try await launched(field)
        field.addAction(UIAction { [weak field] _ in field?.removeFromSuperview() }, for: .editingChanged)
        field.becomeFirstResponder()
        await app.type("abc")
        #expect(field.text == "a" && field.superview == nil)
    }
}
