import CaretTesting
import Testing

@testable import UIKitCore

/// Presented views avoid the on-screen keyboard.
@MainActor @Suite(.app) struct PresentedKeyboardTests {
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        let bar = UIView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addSubview(field)
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: 10), bar.widthAnchor.constraint(equalToConstant: 10),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
    }

    private func presented(_ controller: UIViewController, on device: Device) async throws -> TestApp {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device.withDrawnKeyboard)
        try await app.settle()
        root.present(controller, animated: true)
        try await app.settle()
        return app
    }

    private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    private func keyboardTop(_ app: TestApp) -> CGFloat { app.mainWindow.display?.input.frame.minY ?? 0 }

    @Test func anAlertIsCentredAboveTheKeyboard() async throws {
        let alert = UIAlertController(title: "Name", message: "It is shown to others.", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let app = try await presented(alert, on: .standard)
        let top = keyboardTop(app)
        #expect(top < 700 && alert.textFields?.first?.isFirstResponder == true)
        #expect(abs(place(of: alert.view).midY - top / 2) <= 0.5)
        alert.textFields?.first?.resignFirstResponder()
        await app.advance(frames: 3)
        let way = try #require(alert.view.layer.presentation()).position.y
        #expect(way > top / 2 && way < 421, "It goes back along with the keyboard.")
        try await app.settle()
        #expect(abs(place(of: alert.view).midY - 422) <= 0.5)
    }

    @Test func anAlertThatIsTallerThanTheSpaceScrolls() async throws {
        let alert = UIAlertController(
            title: "Name", message: String(repeating: "Many words. ", count: 160), preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let app = try await presented(alert, on: .standard)
        let insets = app.mainWindow.safeAreaInsets
        #expect(place(of: alert.view).minY == insets.top + AlertMetrics.minimumInset)
        #expect(place(of: alert.view).maxY == keyboardTop(app) - AlertMetrics.minimumInset)
    }

    @Test func aFormSheetMovesUpAsFarAsNecessary() async throws {
        let form = Form()
        form.modalPresentationStyle = .formSheet
        form.preferredContentSize = CGSize(width: 400, height: 500)
        let app = try await presented(form, on: Device(size: CGSize(width: 1180, height: 820)))
        let before = place(of: form.view)
        #expect(before.midY == 410)
        form.field.becomeFirstResponder()
        try await app.settle()
        let top = keyboardTop(app)
        let margin = SheetMetrics.margin
        #expect(place(of: form.view).minY == max(margin, top - margin - 500) && place(of: form.view).size == before.size)
        #expect(place(of: form.bar).maxY == min(top, place(of: form.view).maxY))
        form.field.resignFirstResponder()
        try await app.settle()
        #expect(place(of: form.view) == before && place(of: form.bar).maxY == before.maxY)
    }

    @Test func aMediumSheetShowsAsMuchAboveTheKeyboard() async throws {
        let form = Form()
        form.sheetPresentationController?.detents = [.custom { _ in 200 }, .large()]
        let app = try await presented(form, on: .standard)
        let before = place(of: form.view)
        form.field.becomeFirstResponder()
        await app.advance(frames: 3)
        let card = try #require(form.sheetPresentationController).card
        let way = try #require(card.layer.presentation()).frame.minY
        #expect(way < before.minY && way > keyboardTop(app) - 200)
        try await app.settle()
        #expect(place(of: form.view).minY == keyboardTop(app) - 200 && place(of: form.view).maxY == 844)
        #expect(place(of: form.bar).maxY == keyboardTop(app))
        form.sheetPresentationController?.selectedDetentIdentifier = .large
        try await app.settle()
        #expect(place(of: form.view).minY == app.mainWindow.safeAreaInsets.top + SheetMetrics.topStripHeight)
        #expect(place(of: form.bar).maxY == keyboardTop(app))
    }

    @Test func aVisibleKeyboardIsAvoided() async throws {
        let root = Form()
        root.bar.removeFromSuperview()
        let app = try await TestApp.launch(showing: { root }, on: Device.standard.withDrawnKeyboard)
        try await app.settle()
        root.field.becomeFirstResponder()
        try await app.settle()
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.custom(identifier: .init("low")) { _ in 200 }]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("low")
        root.present(sheet, animated: true)
        try await app.settle()
        #expect(root.field.isFirstResponder && place(of: sheet.view).minY == keyboardTop(app) - 200)
    }
}
