import CaretTesting
import Testing

@testable import UIKitCore

/// The cost of a transition's frames: they move existing layers. Nothing is laid out, drawn or created on the way.
@MainActor @Suite(.app) struct TransitionBudgetTests {
    /// A screen with labels and a switch, as typical screens have them.
    private final class Screen: UIViewController {
        static var rows = 8
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let stack = UIStackView(
                arrangedSubviews: (1...Self.rows).map { number in
                    let label = UILabel()
                    label.text = "Row \(number)"
                    return label
                } + [UISwitch()])
            stack.axis = .vertical
            stack.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
            view.addSubview(stack)
        }
    }

    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case push, pop, cover, uncover, sheet, dismissedSheet, form, popover, alert, dismissedAlert, actions
        var testDescription: String { rawValue }
    }

    private func presented(_ change: Change, over view: UIView?) -> UIViewController {
        switch change {
        case .alert, .dismissedAlert, .actions:
            let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: change == .actions ? .actionSheet : .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            return alert
        default:
            let screen = Screen()
            let styles: [Change: UIModalPresentationStyle] = [
                .cover: .fullScreen, .uncover: .fullScreen, .form: .formSheet, .popover: .popover,
            ]
            screen.modalPresentationStyle = styles[change] ?? .pageSheet
            screen.popoverPresentationController?.sourceView = view
            return screen
        }
    }

    /// Begins the change to be measured, after its preparation has settled.
    private func begin(_ change: Change, in navigation: UINavigationController, _ app: TestApp) async throws {
        switch change {
        case .push: navigation.pushViewController(Screen(), animated: true)
        case .pop:
            navigation.pushViewController(Screen(), animated: false)
            try await app.settle()
            navigation.popViewController(animated: true)
        case .uncover, .dismissedSheet, .dismissedAlert:
            navigation.present(presented(change, over: nil), animated: false)
            try await app.settle()
            navigation.dismiss(animated: true)
        default: navigation.present(presented(change, over: navigation.navigationBar), animated: true)
        }
    }

    /// Returns the cost of eight frames of the transition.
    private func cost(of change: Change, rows: Int) async throws -> FrameCounters {
        Screen.rows = rows
        let navigation = UINavigationController(rootViewController: Screen())
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        try await begin(change, in: navigation, app)
        await app.advance(frames: 2)
        let before = app.counters
        await app.advance(frames: 8)
        let cost = app.counters - before
        #expect(navigation.transitionCoordinator != nil, "It is over already.")
        try await app.settle()
        let rest = app.counters
        await app.advance(frames: 8)
        #expect((app.counters - rest).presents == 0, "What is over goes on being drawn.")
        app.terminate()
        return cost
    }

    @Test(arguments: Change.allCases) func framesOfATransitionMoveExistingLayers(_ change: Change) async throws {
        let few = try await cost(of: change, rows: 4)
        #expect(few.layouts == 0 && few.displays == 0 && few.ticks == 8 && few.presents == 8, "\(few)")
        // The moved layers and their superlayers, independent of their content.
        let many = try await cost(of: change, rows: 40)
        #expect(many.nodesMade == few.nodesMade && few.nodesMade <= 8 * 16, "\(few.nodesMade), \(many.nodesMade)")
        #expect(many.layouts == 0 && many.displays == 0, "\(many)")
    }
}
