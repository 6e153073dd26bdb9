import CaretTesting
import Testing

@testable import UIKitCore

/// Focus items that are not views, and the containers that provide them.
@MainActor @Suite(.app) struct FocusContainerTests {
    /// A square of a board, which the board draws.
    private final class Square: UIResponder, UIFocusItem {
        weak var board: Board?
        let frame: CGRect
        let name: String
        var keys = 0
        init(_ name: String, _ frame: CGRect, _ board: Board) {
            (self.name, self.frame, self.board) = (name, frame, board)
        }
        override var next: UIResponder? { board }
        var canBecomeFocused: Bool { true }
        var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        var parentFocusEnvironment: (any UIFocusEnvironment)? { board }
        func setNeedsFocusUpdate() {}
        func updateFocusIfNeeded() {}
        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += 1
            super.pressesBegan(presses, with: event)
        }
    }

    /// A view whose items are squares.
    private final class Board: UIView {
        private(set) var squares: [Square] = []
        var asked: [CGRect] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            for index in 0..<4 {
                let place = CGRect(x: CGFloat(index % 2) * 100, y: CGFloat(index / 2) * 100, width: 90, height: 90)
                squares.append(Square("\(index)", place, self))
            }
        }
        required init?(coder: NSCoder) { nil }
        override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
            asked.append(rect)
            return squares.filter { $0.frame.intersects(rect) }
        }
    }

    private func launched() async throws -> (app: TestApp, board: Board, field: UITextField, system: UIFocusSystem) {
        let board = Board(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(board)
            controller.view.addSubview(field)
            return controller
        })
        return (app, board, field, app.mainWindow.focusSystem)
    }

    private func name(_ system: UIFocusSystem) -> String? { (system.focusedItem as? Square)?.name }

    @Test func `G19 arrow keys move between the items of a container`() async throws {
        let (app, board, _, system) = try await launched()
        system.requestFocusUpdate(to: board)
        system.updateFocusIfNeeded()
        #expect(name(system) == "0" && board.asked.last == board.bounds)
        for (key, expected) in [(TestKey.right, "1"), (.down, "3"), (.left, "2"), (.up, "0")] {
            await app.press(key)
            #expect(name(system) == expected)
        }
        #expect(board.squares[0].isFocused && !board.squares[1].isFocused)
        await app.press("x", modifiers: [])
        #expect(board.squares[0].keys > 0, "keys go to the item that has the focus")
    }

    @Test func `G19 Tab reaches the items of a container and continues to fields`() async throws {
        let (app, _, field, system) = try await launched()
        await app.press(.tab)
        #expect(name(system) == "0")
        await app.press(.tab)
        #expect(field.isFirstResponder && name(system) == nil)
        await app.press(.tab)
        #expect(name(system) == "0")
    }

    @Test func `G19 views and controllers are containers of their subviews`() {
        let (view, near, far) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        far.frame = CGRect(x: 500, y: 0, width: 10, height: 10)
        for child in [near, far] { view.addSubview(child) }
        let controller = UIViewController()
        controller.view = view
        #expect(controller.focusItemContainer === view && view.focusItemContainer === view && view.coordinateSpace === view)
        #expect(view.focusItems(in: CGRect(x: 0, y: 0, width: 100, height: 100)).map { $0 === near } == [true])
        #expect(UIViewController().focusItemContainer == nil)
        #expect(MethodOverride.focusItems.isOverridden(in: Board.self))
        #expect(!MethodOverride.focusItems.isOverridden(in: UIWindow.self))
        #expect(!MethodOverride.focusItems.isOverridden(in: UITableView.self))
    }

    /// A custom container whose content scrolls.
    private final class Strip: NSObject, UIFocusItemScrollableContainer {
        let view: UIView
        var items: [any UIFocusItem] = []
        var contentOffset = CGPoint.zero
        let contentSize = CGSize(width: 1_000, height: 100)
        let visibleSize = CGSize(width: 200, height: 100)
        init(_ view: UIView) { self.view = view }
        var coordinateSpace: any UICoordinateSpace { view }
        func focusItems(in rect: CGRect) -> [any UIFocusItem] { items }
    }

    @Test func `G19 a scrollable container scrolls to the focused item`() async throws {
        final class Screen: UIViewController {
            var strip: Strip?
            override var focusItemContainer: (any UIFocusItemContainer)? { strip }
        }
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        let strip = Strip(screen.view)
        let board = Board(frame: .zero)
        screen.view.addSubview(board)
        strip.items = [
            Square("near", CGRect(x: 0, y: 0, width: 90, height: 90), board),
            Square("far", CGRect(x: 300, y: 0, width: 90, height: 90), board),
        ]
        screen.strip = strip
        let system = app.mainWindow.focusSystem
        await app.press(.tab)
        #expect(name(system) == "near")
        await app.press(.right)
        #expect(name(system) == "far" && strip.contentOffset == CGPoint(x: 190, y: 0))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect((scroll as any UIFocusItemScrollableContainer).visibleSize == CGSize(width: 100, height: 50))
    }
}
