import CaretTesting
import Testing

@testable import UIKitCore

/// The visual effect behind the buttons of a row, in the manner of iOS 8.
@MainActor @Suite(.app) struct RowActionEffectTests {
    private final class Screen: UITableViewController {
        var color: UIColor?
        var effect: UIVisualEffect?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            let action = UITableViewRowAction(style: .default, title: "Mark") { _, _ in }
            action.backgroundColor = color
            action.backgroundEffect = effect
            return [action]
        }
    }

    /// Returns the button that a swipe on the first row shows.
    private func button(_ effect: UIVisualEffect?, color: UIColor? = nil) async throws -> SwipeButton {
        let screen = Screen()
        (screen.color, screen.effect) = (color, effect)
        let app = try await TestApp.launch(showing: { screen })
        await app.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 180, y: 20), over: .milliseconds(300), rest: .milliseconds(200))
        try await app.settle()
        let actions = try #require(screen.tableView.subviews.first { $0 is SwipeActionsView })
        return try #require(actions.subviews.first as? SwipeButton)
    }

    @Test func `G24 an effect fills the button in place of the style's colour`() async throws {
        let button = try await button(UIBlurEffect(style: .light))
        let view = try #require(button.subviews.first as? UIVisualEffectView)
        #expect(view.effect == UIBlurEffect(style: .light) && view.frame == button.bounds && view.frame.width > 0)
        #expect(button.backgroundColor == nil)
    }

    @Test func `G24 an effect is over a colour that was set, and there is none by default`() async throws {
        let colored = try await button(UIBlurEffect(style: .dark), color: .blue)
        #expect(colored.backgroundColor == .blue && colored.subviews.first is UIVisualEffectView)
        let plain = try await button(nil)
        #expect(plain.backgroundColor == .systemRed && !plain.subviews.contains { $0 is UIVisualEffectView })
        #expect(UITableViewRowAction(style: .normal, title: "A") { _, _ in }.backgroundEffect == nil)
    }
}
