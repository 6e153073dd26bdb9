import CaretTesting
import Testing

@testable import UIKitCore

/// Alerts and action sheets.
@MainActor @Suite(.app) struct UIAlertControllerTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func launched(on device: Device = .standard) async throws -> (TestApp, UIViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device)
        try await app.settle()
        return (app, root)
    }

    private func alert(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]) -> UIAlertController {
        let alert = UIAlertController(title: "Delete the photo?", message: "It cannot be brought back.", preferredStyle: style)
        for (title, kind) in actions {
            alert.addAction(UIAlertAction(title: title, style: kind) { [log] in log.lines.append($0.title ?? "") })
        }
        return alert
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func aButtonDismissesTheAlertBeforeItsHandlerRuns(style: UIAlertController.Style) async throws {
        let (app, root) = try await launched()
        let alert = alert(style, [("Delete", .destructive), ("Keep", .cancel)])
        root.present(alert, animated: true)
        try await app.settle()
        #expect(app.exists("Delete the photo?") && app.exists("It cannot be brought back."))
        try await app.tap("Delete")
        #expect(log.lines == [])
        try await app.settle()
        #expect(log.lines == ["Delete"])
        #expect(root.presentedViewController == nil && !app.exists("Delete the photo?"))
    }

    @Test func aHandlerMayPresentAnotherAlert() async throws {
        let (app, root) = try await launched()
        let first = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
        first.addAction(
            UIAlertAction(title: "Next", style: .default) { [weak root] _ in
                root?.present(UIAlertController(title: "Two", message: nil, preferredStyle: .alert), animated: true)
            })
        root.present(first, animated: true)
        try await app.settle()
        try await app.tap("Next")
        try await app.settle()
        #expect(app.exists("Two") && !app.exists("One"))
    }

    @Test func aSecondAlertWhileAnotherIsPresentedIsRefused() async throws {
        let (app, root) = try await launched()
        root.present(alert(.alert, [("OK", .default)]), animated: true)
        root.present(alert(.alert, [("Other", .default)]), animated: true)
        try await app.settle()
        #expect(app.diagnostics.map(\.code) == ["presentation.busy"])
        #expect(app.exists("OK") && !app.exists("Other"))
    }

    @Test func returnAndEscapePressButtons() async throws {
        let (app, root) = try await launched()
        let first = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
        first.preferredAction = first.actions.first
        root.present(first, animated: true)
        try await app.settle()
        await app.press(.return)
        try await app.settle()
        root.present(alert(.alert, [("OK", .default), ("Cancel", .cancel)]), animated: true)
        try await app.settle()
        await app.press(.escape)
        try await app.settle()
        #expect(log.lines == ["OK", "Cancel"])
    }

    @Test func anAlertTakesTheFirstResponderAndRestoresIt() async throws {
        let (app, root) = try await launched()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        root.present(alert(.alert, [("OK", .default)]), animated: true)
        try await app.settle()
        #expect(!field.isFirstResponder)
        await app.press("x", modifiers: [])
        await app.press(.return)
        try await app.settle()
        #expect(log.lines == ["OK"] && field.text == "")
        #expect(field.isFirstResponder)
    }

    @Test func disabledButtonsDoNothingUntilTheyAreEnabled() async throws {
        let (app, root) = try await launched()
        let alert = alert(.alert, [("OK", .default)])
        alert.actions[0].isEnabled = false
        root.present(alert, animated: true)
        try await app.settle()
        try await app.tap("OK")
        try await app.settle()
        #expect(log.lines == [] && app.exists("OK"))
        alert.actions[0].isEnabled = true
        try await app.tap("OK")
        try await app.settle()
        #expect(log.lines == ["OK"])
    }

    @Test func aTouchOutsideCancelsASheetAndNotAnAlert() async throws {
        let (app, root) = try await launched()
        root.present(alert(.alert, [("Stay", .cancel)]), animated: true)
        try await app.settle()
        await app.tap(at: CGPoint(x: 10, y: 100))
        try await app.settle()
        #expect(app.exists("Stay"))
        root.dismiss(animated: false)
        root.present(alert(.actionSheet, [("Away", .cancel)]), animated: true)
        try await app.settle()
        await app.tap(at: CGPoint(x: 10, y: 100))
        try await app.settle()
        #expect(!app.exists("Away") && log.lines == ["Away"])
    }

    @Test func aTouchMaySlideToAnotherButton() async throws {
        let (app, root) = try await launched()
        let alert = alert(.alert, [("One", .default), ("Two", .default), ("Three", .default)])
        root.present(alert, animated: true)
        try await app.settle()
        let from = try app.find("One").frame
        let to = try app.find("Three").frame
        await app.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY))
        try await app.settle()
        #expect(log.lines == ["Three"])
    }

    @Test func twoShortTitlesAreSideBySide() async throws {
        let (app, root) = try await launched()
        root.present(alert(.alert, [("OK", .default), ("Cancel", .cancel)]), animated: true)
        try await app.settle()
        let (ok, cancel) = (try app.find("OK").frame, try app.find("Cancel").frame)
        #expect(ok.minY == cancel.minY && cancel.maxX <= ok.minX)
        root.dismiss(animated: false)
        root.present(alert(.alert, [("Remove everything from here", .default), ("Cancel", .cancel)]), animated: true)
        try await app.settle()
        let (long, below) = (try app.find("Remove everything from here").frame, try app.find("Cancel").frame)
        #expect(long.maxY <= below.minY)
    }

    @Test func aLongMessageScrolls() async throws {
        let (app, root) = try await launched()
        let long = UIAlertController(
            title: "Terms", message: String(repeating: "All of this has to be read by somebody. ", count: 200), preferredStyle: .alert)
        long.addAction(UIAlertAction(title: "Agree", style: .default))
        root.present(long, animated: true)
        try await app.settle()
        let window = try #require(long.view.window)
        #expect(window.bounds.inset(by: window.safeAreaInsets).contains(long.view.frame))
        #expect(long.view.convert(long.view.bounds, to: nil).contains(try app.find("Agree").frame))
        let words = try #require(scrollViews(in: long.view).first { $0.contentSize.height > $0.bounds.height })
        let place = words.convert(words.bounds, to: nil)
        await app.drag(from: CGPoint(x: place.midX, y: place.maxY - 20), to: CGPoint(x: place.midX, y: place.minY + 20))
        try await app.settle()
        #expect(words.contentOffset.y > 100)
        let end = words.contentSize.height - words.bounds.height + words.adjustedContentInset.bottom
        #expect(words.contentOffset.y < end + 1 / 3, "at the end, rounded to pixels of a third of a point")
    }

    private func scrollViews(in view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { ($0 as? UIScrollView).map { [$0] } ?? scrollViews(in: $0) }
    }

    @Test func anAlertWithoutActionsStaysUntilTheAppDismissesIt() async throws {
        let (app, root) = try await launched()
        root.present(alert(.alert, []), animated: true)
        try await app.settle()
        #expect(app.exists("Delete the photo?"))
        await app.tap(at: CGPoint(x: 10, y: 100))
        await app.press(.return)
        await app.press(.escape)
        try await app.settle()
        #expect(app.exists("Delete the photo?"))
        root.dismiss(animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    @Test func alertsAndTheirClosuresAreFreed() async throws {
        let (app, root) = try await launched()
        weak var gone: UIAlertController?
        weak var captured: Log?
        do {
            let held = Log()
            captured = held
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in held.lines.append("OK") })
            gone = alert
            root.present(alert, animated: true)
        }
        try await app.settle()
        #expect(captured != nil)
        try await app.tap("OK")
        try await app.settle()
        #expect(gone == nil && captured == nil)
    }

    @Test func viewsBelowAnAlertLoseTheirTint() async throws {
        let (app, root) = try await launched()
        root.present(alert(.alert, [("OK", .default)]), animated: true)
        try await app.settle()
        #expect(root.view.tintAdjustmentMode == .dimmed)
        root.dismiss(animated: true)
        try await app.settle()
        #expect(root.view.tintAdjustmentMode == .automatic || root.view.tintAdjustmentMode == .normal)
    }

    @Test func aSecondCancelActionStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "A", style: .cancel))
                alert.addAction(UIAlertAction(title: "B", style: .cancel))
            }
        }
    }

    @Test func textFieldsAreFilledIn() async throws {
        let (app, root) = try await launched()
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [log, weak alert] _ in
                log.lines = alert?.textFields?.map { $0.text ?? "" } ?? []
            })
        root.present(alert, animated: true)
        try await app.settle()
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2 && fields[0].isFirstResponder)
        await app.type("ada")
        fields[1].becomeFirstResponder()
        await app.type("secret")
        try await app.settle()
        try await app.tap("OK")
        try await app.settle()
        #expect(log.lines == ["ada", "secret"])
    }

    @Test func returnMovesThroughTheFieldsAndThenPresses() async throws {
        let (app, root) = try await launched()
        let alert = alert(.alert, [("Cancel", .cancel), ("OK", .default)])
        alert.addTextField()
        alert.addTextField()
        alert.preferredAction = alert.actions.last
        root.present(alert, animated: true)
        try await app.settle()
        let fields = try #require(alert.textFields)
        await app.type("ada")
        await app.press(.return)
        #expect(fields[1].isFirstResponder && log.lines == [] && fields[0].text == "ada")
        await app.press(.return)
        try await app.settle()
        #expect(log.lines == ["OK"] && root.presentedViewController == nil)
    }
}
