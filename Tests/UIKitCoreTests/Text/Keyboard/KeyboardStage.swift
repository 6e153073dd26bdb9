import CaretTesting
import Testing

@testable import UIKitCore

/// A screen with two fields and a marker above the keyboard, for tests of text input.
@MainActor protocol KeyboardStage {}

/// Two fields, and a view that is constrained to the keyboard's upper edge.
final class KeyboardScreen: UIViewController {
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

extension KeyboardStage {
    func launched(_ device: Device = .standard.withDrawnKeyboard) async throws -> (TestApp, KeyboardScreen) {
        let screen = KeyboardScreen()
        let app = try await TestApp.launch(showing: { screen }, on: device)
        try await app.settle()
        return (app, screen)
    }

    func inputs(_ app: TestApp) throws -> InputViews { try #require(app.mainWindow.display?.input) }

    func keyboard(_ app: TestApp) throws -> KeyboardView { try #require(inputs(app).content.input as? KeyboardView) }

    /// Touches the key with the name, and ends the touch.
    func press(_ name: String, _ app: TestApp) async throws {
        let keyboard = try keyboard(app)
        let key = try #require(keyboard.keys.first { $0.accessibilityLabel == name }, "no key says \(name)")
        let place = keyboard.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
        await app.tap(at: place)
        await app.advance(frames: 1)
    }

    func tap(_ view: UIView, _ app: TestApp) async {
        await app.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
}
