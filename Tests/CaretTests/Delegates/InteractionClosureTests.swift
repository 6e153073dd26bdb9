import Caret
import CaretTesting
import Testing

/// Interactions that are made with a closure instead of a delegate.
@MainActor @Suite(.app) struct InteractionClosureTests {
    private final class Screen: UIViewController {
        var points: [CGPoint] = []

        func menu(at point: CGPoint) -> UIContextMenuConfiguration {
            points.append(point)
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    private func launch() async throws -> (TestApp, Screen, UIView) {
        let screen = Screen()
        let card = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
        card.backgroundColor = .red
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        screen.view.addSubview(card)
        try await app.settle()
        return (app, screen, card)
    }

    /// Drags the card to the board.
    private func drag(_ app: TestApp) async {
        await app.drag(
            from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 550), over: .seconds(1), holding: .seconds(1),
            rest: .milliseconds(200))
    }

    @Test func aLongPressOpensTheMenuOfTheOwner() async throws {
        let (app, screen, card) = try await launch()
        card.addInteraction(UIContextMenuInteraction(screen) { screen, point in screen.menu(at: point) })
        await app.hold(at: CGPoint(x: 150, y: 250), for: .seconds(1))
        try await app.settle()
        #expect(screen.points == [CGPoint(x: 100, y: 50)] && app.exists(.label("Copy")))
    }

    @Test func anInteractionWithoutAnswerOpensNothing() async throws {
        let (app, screen, card) = try await launch()
        var owner: Screen? = Screen()
        if let owner { card.addInteraction(UIContextMenuInteraction(owner) { owner, point in owner.menu(at: point) }) }
        owner = nil
        await app.hold(at: CGPoint(x: 150, y: 250), for: .seconds(1))
        try await app.settle()
        #expect(screen.points.isEmpty && !app.exists(.label("Copy")))
    }

    @Test func itemsAreDraggedAndDropped() async throws {
        let (app, screen, card) = try await launch()
        let board = UIView(frame: CGRect(x: 50, y: 500, width: 200, height: 100))
        screen.view.addSubview(board)
        var dropped: [[UIDragItem]] = []
        let item = UIDragItem(itemProvider: NSItemProvider(object: "A" as NSString))
        let source = UIDragInteraction { _ in [item] }
        source.isEnabled = true
        card.addInteraction(source)
        board.addInteraction(UIDropInteraction(screen) { _, session in dropped.append(session.items) })
        await drag(app)
        try await app.settle()
        #expect(dropped.count == 1 && dropped.first?.first === item)
    }

    @Test func aDropWithoutAProposalIsRefused() async throws {
        let (app, screen, card) = try await launch()
        let board = UIView(frame: CGRect(x: 50, y: 500, width: 200, height: 100))
        screen.view.addSubview(board)
        var count = 0
        let source = UIDragInteraction { _ in [UIDragItem(itemProvider: NSItemProvider(object: "A" as NSString))] }
        source.isEnabled = true
        card.addInteraction(source)
        let drop = UIDropInteraction(proposing: nil) { _ in count += 1 }
        board.addInteraction(drop)
        await drag(app)
        try await app.settle()
        #expect(count == 0)
        drop.answer(.sessionDidUpdate) { _ in UIDropProposal(operation: .move) }
        await drag(app)
        try await app.settle()
        #expect(count == 1)
    }

    @Test func findPointerAndToolTipAskTheirClosures() async throws {
        let (app, screen, card) = try await launch()
        var calls: [String] = []
        let find = UIFindInteraction { view in
            calls.append(view === card ? "session" : "another view")
            return nil
        }
        card.addInteraction(find)
        find.presentFindNavigator(showingReplace: false)
        card.addInteraction(
            UIPointerInteraction(screen) { _, _ in
                calls.append("style")
                return nil
            })
        card.addInteraction(
            UIToolTipInteraction { _ in
                calls.append("tool tip")
                return UIToolTipConfiguration(toolTip: "Red")
            })
        await app.hover(at: CGPoint(x: 150, y: 250))
        await app.advance(by: .seconds(3))
        #expect(Set(calls) == ["session", "style", "tool tip"])
    }

    @Test func anEditMenuHasTheActionsOfItsClosure() async throws {
        let (app, _, card) = try await launch()
        let menu = UIEditMenuInteraction { request in
            UIMenu(children: request.suggestedActions + [UIAction(title: "Shout") { _ in }])
        }
        card.addInteraction(menu)
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 50)))
        try await app.settle()
        #expect(app.exists(.label("Shout")))
    }
}
