import CaretTesting
import Testing

@testable import UIKitCore

/// The drawn keyboard, and what apps put in its place and above it.
@MainActor @Suite(.app) struct KeyboardTests {
    final class Screen: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let other = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
        let bottom = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            for field in [field, other] {
                field.borderStyle = .roundedRect
                view.addSubview(field)
            }
            bottom.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bottom)
            NSLayoutConstraint.activate([
                bottom.heightAnchor.constraint(equalToConstant: 10), bottom.widthAnchor.constraint(equalToConstant: 10),
                bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
    }

    private func launched(_ device: Device = .standard.withDrawnKeyboard) async throws -> (TestApp, Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen }, on: device)
        try await app.settle()
        return (app, screen)
    }

    private func inputs(_ app: TestApp) throws -> InputViews { try #require(app.mainWindow.display?.input) }

    private func keyboard(_ app: TestApp) throws -> KeyboardView { try #require(inputs(app).content.input as? KeyboardView) }

    /// Puts a finger on the key that says so, and takes it off.
    private func press(_ name: String, _ app: TestApp) async throws {
        let keyboard = try keyboard(app)
        let key = try #require(keyboard.keys.first { $0.accessibilityLabel == name }, "no key says \(name)")
        let place = keyboard.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
        await app.tap(at: place)
        await app.advance(frames: 1)
    }

    private func tap(_ view: UIView, _ app: TestApp) async {
        await app.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    @Test func itComesWithAFieldAndGoesWithIt() async throws {
        let (app, screen) = try await launched()
        let notes = KeyboardNotes()
        await tap(screen.field, app)
        try await app.settle()
        #expect(notes.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(notes.begin == CGRect(x: 0, y: 844, width: 390, height: 216))
        #expect(notes.end == CGRect(x: 0, y: 628, width: 390, height: 216))
        #expect(notes.duration == 0.25 && notes.isLocal == true)
        #expect(screen.bottom.frame.maxY == 628)
        screen.field.resignFirstResponder()
        try await app.settle()
        #expect(notes.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(notes.end == CGRect(x: 0, y: 844, width: 390, height: 216))
        #expect(screen.bottom.frame.maxY == 844 && app.application.windows.count { !$0.isHidden } == 1)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func goingFromFieldToFieldMovesNothing() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        let notes = KeyboardNotes()
        screen.field.resignFirstResponder()
        screen.other.becomeFirstResponder()
        try await app.settle()
        #expect(notes.take().isEmpty)
        #expect(try inputs(app).content.input is KeyboardView)
    }

    @Test func keysTypeAndTheFirstLetterIsACapital() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        for name in ["H", "i", "space"] { try await press(name, app) }
        try await press("space", app)
        #expect(screen.field.text == "Hi. ")
        try await press("T", app)
        try await press("delete", app)
        try await press("123", app)
        for name in ["4", "2", "#+=", "€", "123", "space"] { try await press(name, app) }
        #expect(screen.field.text == "Hi. 42€ ")
        // The space bar went back to the letters.
        try await press("x", app)
        #expect(screen.field.text == "Hi. 42€ x")
    }

    @Test func shiftLocksWithTwoTaps() async throws {
        let (app, screen) = try await launched()
        screen.field.autocapitalizationType = .none
        await tap(screen.field, app)
        try await app.settle()
        try await press("a", app)
        try await press("shift", app)
        try await press("B", app)
        try await press("c", app)
        let keyboard = try keyboard(app)
        let shift = try #require(keyboard.keys.first { $0.key.kind == .shift })
        let place = keyboard.convert(shift.center, to: nil)
        await app.tap(at: place)
        await app.tap(at: place)
        await app.advance(frames: 1)
        #expect(keyboard.typist.shift.state == .locked)
        for name in ["D", "E"] { try await press(name, app) }
        #expect(screen.field.text == "aBcDE")
    }

    @Test(arguments: [
        (UIKeyboardType.numberPad, ["1", "2", "0"], "120"), (.decimalPad, ["3", ".", "5"], "3.5"), (.phonePad, ["1", "+ * #", "#"], "1#"),
        (.emailAddress, ["a", "@", "b", "."], "a@b."), (.URL, ["x", ".com", "/"], "x.com/"), (.twitter, ["@", "#"], "@#"),
        (.numbersAndPunctuation, ["1", ";"], "1;"),
    ]) func eachTypeHasItsKeys(_ type: UIKeyboardType, _ names: [String], _ text: String) async throws {
        let (app, screen) = try await launched()
        screen.field.keyboardType = type
        screen.field.autocapitalizationType = .none
        await tap(screen.field, app)
        try await app.settle()
        for name in names { try await press(name, app) }
        #expect(screen.field.text == text)
    }

    @Test func returnSaysWhatItDoesAndAsksTheDelegate() async throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var returns = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                textField.resignFirstResponder()
                return false
            }
        }
        let (app, screen) = try await launched()
        let delegate = Delegate()
        screen.field.delegate = delegate
        screen.field.returnKeyType = .done
        screen.field.enablesReturnKeyAutomatically = true
        await tap(screen.field, app)
        try await app.settle()
        try await press("done", app)
        #expect(delegate.returns == 0)
        try await press("A", app)
        try await press("done", app)
        try await app.settle()
        #expect(delegate.returns == 1 && screen.field.text == "A")
        #expect(try inputs(app).content.isEmpty)
    }

    @Test func heldDeleteRepeats() async throws {
        let (app, screen) = try await launched()
        screen.field.text = "0123456789"
        await tap(screen.field, app)
        try await app.settle()
        let keyboard = try keyboard(app)
        let key = try #require(keyboard.keys.first { $0.key.kind == .delete })
        await app.hold(at: keyboard.convert(key.center, to: nil), for: .milliseconds(850))
        await app.advance(by: .seconds(1))
        // At once, after half a second, and three more times in the next 0.35 s.
        #expect(screen.field.text == "01234")
    }

    @Test func aKeyOfAHardwareKeyboardPutsItAwayAFingerBringsItBack() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        #expect(screen.bottom.frame.maxY == 628)
        await app.type("k")
        try await app.settle()
        #expect(screen.field.text == "k" && screen.bottom.frame.maxY == 844)
        await tap(screen.other, app)
        try await app.settle()
        #expect(screen.bottom.frame.maxY == 628)
    }

    @Test func whereThereIsAHardwareKeyboardNoneIsDrawn() async throws {
        let (app, screen) = try await launched(.standard)
        let notes = KeyboardNotes()
        await tap(screen.field, app)
        try await app.settle()
        #expect(notes.take().isEmpty && screen.field.isFirstResponder)
    }

    @Test func anInputViewOfTheAppsStandsInItsPlaceAndAnAccessoryAbove() async throws {
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

    @Test func aControllersAccessoryGoesWithItsFields() async throws {
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
        // The screen's own views lie below, and touches beside the bar reach them.
        #expect(app.mainWindow === chat.view.window)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive]) func aDragPutsItAway(
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

    @Test func aTablesControllerScrollsToTheRowThatIsTypedInto() async throws {
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

    @Test func itFollowsTheScreensSize() async throws {
        let (app, screen) = try await launched()
        await tap(screen.field, app)
        try await app.settle()
        await app.rotate()
        try await app.settle()
        let place = try inputs(app).container.frame
        #expect(place == CGRect(x: 0, y: 390 - 162, width: 844, height: 162))
        #expect(abs(screen.bottom.frame.maxY - (390 - 162)) < 0.01)
        for key in try keyboard(app).keys { #expect(place.width >= key.frame.maxX && key.frame.maxY <= 164) }
    }

    @Test func appearanceIsTheFields() async throws {
        let (app, screen) = try await launched()
        screen.field.keyboardAppearance = .dark
        await tap(screen.field, app)
        try await app.settle()
        #expect(try keyboard(app).traitCollection.userInterfaceStyle == .dark)
        #expect(screen.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func everythingIsFreedWithTheApplication() async throws {
        weak var keyboard: KeyboardView?
        do {
            let (app, screen) = try await launched()
            await tap(screen.field, app)
            try await app.settle()
            keyboard = try self.keyboard(app)
            #expect(keyboard != nil)
            app.terminate()
        }
        #expect(keyboard == nil)
    }
}

/// The names and the last contents of keyboard notifications.
@MainActor private final class KeyboardNotes {
    private var names: [String] = []
    private(set) var begin: CGRect?
    private(set) var end: CGRect?
    private(set) var duration: Double?
    private(set) var isLocal: Bool?
    private var observers: [any NSObjectProtocol] = []

    init() {
        for kind in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            let name = Notification.Name("UIKeyboard\(kind)Notification")
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let info = note.userInfo
                    let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    let isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
                    MainActor.assumeIsolated {
                        self?.take(kind, begin, end, duration, isLocal)
                    }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func take(_ kind: String, _ begin: CGRect?, _ end: CGRect?, _ duration: Double?, _ isLocal: Bool?) {
        names.append(kind)
        (self.begin, self.end, self.duration, self.isLocal) = (begin, end, duration, isLocal)
    }

    func take() -> [String] {
        defer { names = [] }
        return names
    }
}
