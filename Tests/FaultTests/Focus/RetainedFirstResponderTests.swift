import Caret
import CaretTesting
import Testing

@testable import UIKitCore

/// The first responder after touches, and the order of Tab.
@MainActor @Suite(.app) struct RetainedFirstResponderTests {
    /// A control that accepts keys, as apps have it.
    private final class Dial: UIControl {
        let picker = UIPickerView()
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { picker }
    }

    private struct Photo: Identifiable {
        let id: Int
    }

    private func launched(_ views: [UIView]) async throws -> TestApp {
        for (index, view) in views.enumerated() where view.frame.isEmpty {
            view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 50)
        }
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            for view in views { controller.view.addSubview(view) }
            return controller
        })
    }

    @Test func `M3 a touch elsewhere keeps the first responder`() async throws {
        let dial = Dial()
        let app = try await launched([dial])
        #expect(dial.becomeFirstResponder())
        await app.tap(at: CGPoint(x: 300, y: 400))
        #expect(dial.isFirstResponder)
        await app.tap(at: dial.picker.convert(CGPoint(x: dial.picker.bounds.midX, y: dial.picker.bounds.midY), to: nil))
        #expect(dial.isFirstResponder, "its own picker was tapped")
    }

    @Test func `M3 a gallery has its arrow keys after a swipe`() async throws {
        let gallery = Gallery(items: (0..<5).map { Photo(id: $0) }) { _ in UIView() }
        gallery.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        let app = try await launched([gallery])
        gallery.becomeFirstResponder()
        await app.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 20, y: 200), over: .milliseconds(200))
        try await app.settle()
        #expect(gallery.currentID == 1 && gallery.isFirstResponder)
        await app.press(.right)
        try await app.settle()
        #expect(gallery.currentID == 2)
    }

    @Test func `M3 the ring disappears with a touch and reappears with a key`() async throws {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 60, height: 30))
        let app = try await launched([toggle])
        app.mainWindow.keyboardNavigation = .controls
        toggle.becomeFirstResponder()
        #expect(toggle.keyRing != nil)
        await app.tap(at: CGPoint(x: 300, y: 400))
        #expect(toggle.isFirstResponder && toggle.keyRing == nil)
        await app.press(.space)
        #expect(toggle.isOn && toggle.keyRing != nil)
    }

    @Test func `M8 a gallery has no ring`() async throws {
        let gallery = Gallery(items: [Photo(id: 0)]) { _ in UIView() }
        gallery.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        let app = try await launched([gallery])
        gallery.becomeFirstResponder()
        try await app.settle()
        #expect(gallery.isFirstResponder && gallery.keyRing == nil && gallery.accessibility.focus?.halo == nil)
        await app.press(.right)
        #expect(gallery.keyRing == nil)
    }

    @Test func `M4 Tab and Shift+Tab follow an order through a text view`() async throws {
        let (name, notes, town) = (UITextField(), UITextView(), UITextField())
        let app = try await launched([name, notes, town])
        app.mainWindow.rootViewController?.focusOrder = FocusOrder([name, notes, town])
        name.becomeFirstResponder()
        for expected in [notes, town, name] {
            await app.press(.tab)
            #expect(app.mainWindow.firstResponder === expected)
        }
        for expected in [town, notes, name] {
            await app.press(.tab, modifiers: .shift)
            #expect(app.mainWindow.firstResponder === expected)
        }
        await app.press(.tab)
        await app.press(.return)
        await app.press(.tab, modifiers: .alternate)
        #expect(notes.text == "\n\t" && notes.isFirstResponder)
    }

    @Test func `M4 Tab inserts a tab in a text view that no order lists`() async throws {
        let (name, notes) = (UITextField(), UITextView())
        let app = try await launched([name, notes])
        notes.becomeFirstResponder()
        await app.press(.tab)
        #expect(notes.text == "\t" && notes.isFirstResponder)
    }
}
