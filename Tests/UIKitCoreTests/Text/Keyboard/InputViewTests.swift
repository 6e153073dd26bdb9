import CaretTesting
import Testing

@testable import UIKitCore

/// Input views and accessory views, and dismissal of the keyboard by scroll views.
@MainActor @Suite(.app) struct InputViewTests: KeyboardStage {
    @Test func aCustomInputViewReplacesTheKeyboardBelowAnAccessory() async throws {
        let (app, screen) = try await launched(.standard)
        let notes = KeyboardNotes()
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 300))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        screen.field.inputView = picker
        screen.field.inputAccessoryView = bar
        await tap(screen.field, app)
        try await app.settle()
        #expect(notes.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 500, width: 390, height: 44))
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 544, width: 390, height: 300))
        screen.field.inputView = nil
        screen.field.reloadInputViews()
        try await app.settle()
        #expect(notes.end == CGRect(x: 0, y: 800, width: 390, height: 44) && picker.window == nil)
        #expect(bar.convert(bar.bounds, to: nil).minY == 800)
    }

    @Test func aControllersAccessoryAppearsWithItsFields() async throws {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }
        let chat = Chat()
        let app = try await TestApp.launch(showing: { chat })
        chat.becomeFirstResponder()
        try await app.settle()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 794, width: 390, height: 50))
        // The screen's own views are below, and touches beside the bar reach them.
        #expect(app.mainWindow === chat.view.window)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive]) func aDragDismissesTheKeyboard(
        _ mode: UIScrollView.KeyboardDismissMode
    ) async throws {
        let (app, screen) = try await launched()
        let scroll = UIScrollView(frame: screen.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.keyboardDismissMode = mode
        screen.view.insertSubview(scroll, at: 0)
        await tap(screen.field, app)
        try await app.settle()
        await app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 560))
        try await app.settle()
        #expect(screen.field.isFirstResponder == (mode != .onDrag))
        screen.field.becomeFirstResponder()
        try await app.settle()
        // From above the keyboard down into it.
        await app.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 760))
        try await app.settle()
        #expect(screen.field.isFirstResponder == (mode == .none))
        #expect(screen.bottom.frame.maxY == (mode == .none ? 628 : 844))
    }

    @Test(arguments: [0, 100]) func aTouchAboveTheKeyboardDragsIt(padding: CGFloat) async throws {
        let (app, screen) = try await launched()
        let scroll = UIScrollView(frame: screen.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.keyboardDismissMode = .interactive
        screen.view.insertSubview(scroll, at: 0)
        screen.view.keyboardLayoutGuide.keyboardDismissPadding = padding
        await tap(screen.field, app)
        try await app.settle()
        // The keyboard begins at 628.
        await app.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 600))
        try await app.settle()
        #expect(screen.field.isFirstResponder == (padding == 0))
    }

    @Test func aTableControllerScrollsToTheEditedRow() async throws {
        final class Fields: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 2, width: 200, height: 40)))
                return cell
            }
        }
        let fields = Fields(style: .plain)
        let app = try await TestApp.launch(showing: { fields }, on: .standard.withDrawnKeyboard)
        try await app.settle()
        let row = try #require(fields.tableView.cellForRow(at: IndexPath(row: 17, section: 0))?.contentView.subviews.first)
        await tap(row, app)
        try await app.settle()
        #expect(row.isFirstResponder && row.convert(row.bounds, to: nil).maxY <= 628)
        #expect(fields.tableView.contentInset.bottom == 216)
        row.resignFirstResponder()
        try await app.settle()
        #expect(fields.tableView.contentInset.bottom == 0)
    }
}
