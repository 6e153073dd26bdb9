import CaretTesting
import Testing

@testable import UIKitCore

/// Menus that buttons open.
@MainActor @Suite(.app) struct ButtonMenuTests {
    final class Log { var lines: [String] = [] }

    private func launched(_ menu: UIMenu, at origin: CGPoint = CGPoint(x: 20, y: 100)) async throws -> (app: TestApp, button: UIButton) {
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 44))
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(button)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        return (app, button)
    }

    private func action(_ title: String, _ log: Log, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { log.lines.append("\($0.title) \(type(of: $0.sender ?? ()))") }
    }

    @Test func aTapOpensTheMenuAndARowRunsItsAction() async throws {
        let log = Log()
        let (app, _) = try await launched(UIMenu(children: [action("One", log), action("Two", log)]))
        try await app.tap("Open")
        try await app.settle()
        let frame = try app.find(.identifier("Menu")).frame
        #expect(frame.origin == CGPoint(x: 20, y: 152) && frame.width == 250 && frame.height > 88 && frame.height <= 89)
        try await app.tap("Two")
        try await app.settle()
        #expect(log.lines == ["Two UIButton"] && !app.exists(.identifier("Menu")))
    }

    @Test func turningTheScreenClosesTheMenu() async throws {
        let log = Log()
        let (app, _) = try await launched(UIMenu(children: [action("One", log)]))
        try await app.tap("Open")
        try await app.settle()
        #expect(app.exists(.identifier("Menu")))
        await app.rotate()
        try await app.settle()
        #expect(!app.exists(.identifier("Menu")) && log.lines.isEmpty && app.diagnostics.isEmpty)
    }

    @Test func theMenuClosesWhenItsButtonIsRemoved() async throws {
        let log = Log()
        let (app, button) = try await launched(UIMenu(children: [action("One", log)]))
        try await app.tap("Open")
        try await app.settle()
        #expect(app.exists(.identifier("Menu")))
        button.superview?.removeFromSuperview()
        try await app.settle()
        #expect(!app.exists(.identifier("Menu")) && log.lines.isEmpty && app.diagnostics.isEmpty)
    }

    @Test func smallElementsAreSideBySide() async throws {
        let log = Log()
        let image = UIImage(systemName: "star")
        let small = UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: (1...5).map { number in UIAction(title: "S\(number)", image: image) { log.lines.append($0.title) } })
        let medium = UIMenu(options: .displayInline, preferredElementSize: .medium, children: [action("M1", log), action("M2", log)])
        let (app, _) = try await launched(UIMenu(children: [small, medium, action("Last", log)]))
        try await app.tap("Open")
        try await app.settle()
        let frames = try ["S1", "S2", "S3", "S4", "S5", "M1", "M2", "Last"].map { try app.find(.label($0)).frame }
        #expect(Set(frames.prefix(2).map(\.minY)).count == 1 && frames[0].width == 125 && frames[0].maxX == frames[1].minX)
        #expect(frames[2].minY == frames[0].maxY + 1 && frames[2...4].map { $0.width.rounded() } == [83, 84, 83])
        #expect(frames[5].minY == frames[6].minY && frames[5].height == 64 && frames[6].maxX == frames[7].maxX && frames[7].width == 250)
        try await app.tap("S5")
        try await app.settle()
        #expect(log.lines == ["S5"] && !app.exists("S1"))
    }

    @Test func aTapOutsideClosesTheMenu() async throws {
        let log = Log()
        let (app, _) = try await launched(UIMenu(children: [action("One", log)]))
        try await app.tap("Open")
        try await app.settle()
        await app.tap(at: CGPoint(x: 200, y: 700))
        try await app.settle()
        #expect(!app.exists("One") && log.lines.isEmpty)
    }

    @Test func keysMoveSelectAndClose() async throws {
        let log = Log()
        let (app, _) = try await launched(
            UIMenu(children: [action("One", log), action("Off", log, .disabled), action("Three", log)]))
        try await app.tap("Open")
        try await app.settle()
        await app.press(.down)
        await app.press(.down)
        await app.press(.return)
        try await app.settle()
        #expect(log.lines == ["Three UIButton"])
        try await app.tap("Open")
        try await app.settle()
        await app.press(.escape)
        try await app.settle()
        #expect(!app.exists("One") && log.lines.count == 1)
    }

    @Test func aSubmenuOpensOverItsMenuAndClosesByItsHeader() async throws {
        let log = Log()
        let inner = UIMenu(title: "More", children: [action("Deep", log)])
        let (app, _) = try await launched(UIMenu(children: [action("One", log), inner]))
        try await app.tap("Open")
        try await app.settle()
        try await app.tap("More")
        try await app.settle()
        #expect(app.exists("Deep"))
        await app.press(.left)
        try await app.settle()
        #expect(!app.exists("Deep"))
        try await app.tap("More")
        try await app.settle()
        try await app.tap("Deep")
        try await app.settle()
        #expect(log.lines == ["Deep UIButton"])
    }

    @Test func disabledAndHiddenElementsDoNothing() async throws {
        let log = Log()
        let (app, _) = try await launched(
            UIMenu(children: [action("Off", log, .disabled), action("Gone", log, .hidden), action("On", log)]))
        try await app.tap("Open")
        try await app.settle()
        #expect(!app.exists("Gone"))
        try await app.tap("Off")
        try await app.settle()
        #expect(app.exists("On") && log.lines.isEmpty)
    }

    @Test func deferredElementsReplaceTheirPlaceholder() async throws {
        var give: (@MainActor ([UIMenuElement]) -> Void)?
        let log = Log()
        let later = UIDeferredMenuElement { give = $0 }
        let (app, _) = try await launched(UIMenu(children: [action("One", log), later]))
        try await app.tap("Open")
        await app.advance(by: .seconds(1))
        #expect(app.exists("Loading…"))
        give?([action("Found", log)])
        await app.advance(by: .seconds(1))
        #expect(app.exists("Found") && !app.exists("Loading…"))
    }

    @Test func aSingleSelectionBecomesTheTitle() async throws {
        let log = Log()
        let menu = UIMenu(options: .singleSelection, children: [action("Small", log), action("Large", log)])
        let (app, button) = try await launched(menu)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Small")
        try await app.tap("Small")
        try await app.settle()
        try await app.tap("Large")
        try await app.settle()
        #expect(button.currentTitle == "Large")
        #expect(menu.selectedElements.map(\.title) == ["Large"])
    }

    @Test func atTheBottomTheMenuOpensUpwardsWithTheFirstElementNearest() async throws {
        let log = Log()
        let (app, _) = try await launched(UIMenu(children: [action("One", log), action("Two", log)]), at: CGPoint(x: 20, y: 780))
        try await app.tap("Open")
        try await app.settle()
        #expect(try abs(app.find(.identifier("Menu")).frame.maxY - 772) <= 1)
        #expect(try app.find("One").frame.minY > app.find("Two").frame.minY)
    }

    @Test func closedMenusAreFreed() async throws {
        let log = Log()
        let (app, button) = try await launched(UIMenu(children: [action("One", log)]))
        try await app.tap("Open")
        try await app.settle()
        weak let stage = button.window?.openMenu
        #expect(stage != nil)
        await app.press(.escape)
        try await app.settle()
        #expect(stage == nil)
    }

    @Test func theMenuBelowASubmenuKeepsItsPanel() async throws {
        let log = Log()
        let (app, _) = try await launched(UIMenu(children: [action("One", log), UIMenu(title: "More", children: [action("Deep", log)])]))
        try await app.tap("Open")
        try await app.settle()
        try await app.tap("More")
        try await app.settle()
        let stage = try #require(app.application.windows.flatMap(\.everything).first { $0 is MenuPresentation } as? MenuPresentation)
        #expect(stage.panels.map(\.alpha) == [1, 1] && stage.panels.map(\.isCovered) == [true, false])
        await app.press(.left)
        try await app.settle()
        #expect(stage.panels.map(\.isCovered) == [false])
    }
}
