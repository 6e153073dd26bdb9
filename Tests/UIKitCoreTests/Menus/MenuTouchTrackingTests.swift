import CaretTesting
import Testing

@testable import UIKitCore

/// A touch opens a menu and slides to one of its rows without being lifted.
@MainActor @Suite(.app) struct MenuTouchTrackingTests {
    private let chosen = Chosen()
    private final class Chosen { var titles: [String] = [] }

    private final class Helper: NSObject, UIContextMenuInteractionDelegate {
        let menu: UIMenu
        init(_ menu: UIMenu) { self.menu = menu }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { [menu] _ in menu }) }
    }

    private var menu: UIMenu {
        let chosen = chosen
        let actions = ["First", "Second", "Third"].map { title in UIAction(title: title) { chosen.titles.append($0.title) } }
        actions[2].attributes = .disabled
        return UIMenu(children: actions + [UIMenu(title: "More", children: [UIAction(title: "Inner") { chosen.titles.append($0.title) }])])
    }

    enum Kind: CaseIterable { case primary, secondary, context }

    private func launched(_ kind: Kind) async throws -> (app: TestApp, finger: Finger, kept: AnyObject?) {
        let screen = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
        screen.view.addSubview(button)
        let app = try await TestApp.launch(showing: { screen })
        var helper: Helper?
        if kind == .context {
            helper = Helper(menu)
            if let helper { button.addInteraction(UIContextMenuInteraction(delegate: helper)) }
        } else {
            button.menu = menu
            button.showsMenuAsPrimaryAction = kind == .primary
        }
        try await app.settle()
        let finger = await Finger.down(at: CGPoint(x: 160, y: 222), in: app)
        await app.advance(frames: 60)
        return (app, finger, helper)
    }

    private func row(_ title: String, _ app: TestApp) throws -> MenuRowView {
        let panel = try #require(app.mainWindow.openMenu?.panels.last)
        return try #require(panel.rows.first { $0.element.title == title })
    }

    private func slide(_ finger: inout Finger, to view: UIView) async {
        let frame = view.convert(view.bounds, to: nil)
        await finger.move(by: CGVector(dx: frame.midX - finger.place.x, dy: frame.midY - finger.place.y))
    }

    @Test(arguments: Kind.allCases) func theRowWhereTheTouchEndsIsChosen(_ kind: Kind) async throws {
        let stage = try await launched(kind)
        let app = stage.app
        var finger = stage.finger
        let first = try row("First", app)
        await slide(&finger, to: first)
        #expect(first.isPressed && chosen.titles.isEmpty)
        let second = try row("Second", app)
        await slide(&finger, to: second)
        #expect(second.isPressed && !first.isPressed)
        await finger.up()
        try await app.settle()
        #expect(chosen.titles == ["Second"] && app.mainWindow.openMenu == nil)
        _ = stage.kept
    }

    @Test(arguments: Kind.allCases) func aTouchThatEndsElsewhereKeepsTheMenuOpen(_ kind: Kind) async throws {
        let stage = try await launched(kind)
        let app = stage.app
        var finger = stage.finger
        let third = try row("Third", app)
        await slide(&finger, to: third)
        #expect(!third.isPressed, "It cannot be chosen.")
        await finger.move(by: CGVector(dx: 0, dy: 300))
        await finger.up()
        try await app.settle()
        #expect(app.mainWindow.openMenu != nil && chosen.titles.isEmpty)
        try await app.tap("First")
        try await app.settle()
        #expect(chosen.titles == ["First"])
        _ = stage.kept
    }

    @Test func aTouchThatEndsWhereItBeganSelectsNothing() async throws {
        let (app, finger, _) = try await launched(.primary)
        await finger.up()
        try await app.settle()
        #expect(app.mainWindow.openMenu != nil && chosen.titles.isEmpty)
    }

    @Test func aSubmenuOpensWhereTheTouchEnds() async throws {
        let stage = try await launched(.primary)
        let app = stage.app
        var finger = stage.finger
        await slide(&finger, to: try row("More", app))
        await finger.up()
        try await app.settle()
        #expect(app.exists("Inner"))
        try await app.tap("Inner")
        try await app.settle()
        #expect(chosen.titles == ["Inner"])
    }

    @Test func aCancelledTouchSelectsNothing() async throws {
        let stage = try await launched(.context)
        let app = stage.app
        var finger = stage.finger
        await slide(&finger, to: try row("First", app))
        await finger.cancel()
        try await app.settle()
        #expect(chosen.titles.isEmpty && app.mainWindow.openMenu?.panels.last?.rows.contains(where: \.isPressed) == false)
    }

    // MARK: - Palettes and leaves

    @Test func aPaletteArrangesItsImagesSideBySide() async throws {
        let colors = (0..<7).map { number in
            UIAction(title: "Colour \(number)", image: UIImage(systemName: "circle.fill"), state: number == 1 ? .on : .off) { _ in }
        }
        let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: colors)
        let model = MenuModel(UIMenu(children: [UIAction(title: "Below") { _ in }, palette]))
        #expect(model.groups.map(\.isPalette) == [false, true] && model.groups[1].rows.map(\.count) == [3, 4])
        #expect(MenuModel(UIMenu(options: .displayAsPalette, children: Array(colors.prefix(6)))).groups[0].rows.map(\.count) == [6])
        let panel = MenuPanel(model, header: nil)
        panel.frame = CGRect(origin: .zero, size: panel.intrinsicSize)
        panel.layoutIfNeeded()
        let tiles = panel.rows.suffix(7)
        #expect(Set(tiles.map(\.frame.minY)).count == 2 && tiles.filter { $0.backgroundColor != nil }.map(\.element.title) == ["Colour 1"])
    }

    @Test func leavesPerformTheirActions() async throws {
        final class Screen: UIViewController {
            var saved: [Any?] = []
            func save(_ sender: Any?) { saved.append(sender) }
        }
        let screen = Screen()
        _ = try await TestApp.launch(showing: { screen })
        var senders: [Any?] = []
        let action = UIAction(title: "Act") { senders.append($0.sender) }
        let command = UICommand(title: "Save", action: Selector("save:", Screen.save))
        let leaves: [any UIMenuLeaf] = [action, command]
        for leaf in leaves { leaf.performWithSender("me", target: screen) }
        #expect(senders.first as? String == "me" && screen.saved.first as? String == "me")
        for leaf in leaves {
            leaf.attributes = .disabled
            leaf.performWithSender("me", target: screen)
        }
        #expect(senders.count == 1 && screen.saved.count == 1)
    }
}
