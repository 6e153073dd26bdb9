import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Focusable views: Tab between groups, arrows within them, and the calls to the focus environments.
@MainActor @Suite(.app) struct FocusItemTests {
    final class Tile: UIView {
        let name: String
        var log: (String) -> Void = { _ in }
        var agrees = true
        init(_ name: String, _ frame: CGRect) {
            self.name = name
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
        override var canBecomeFocused: Bool { true }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { agrees }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            super.didUpdateFocus(in: context, with: coordinator)
            log("\(name) \(context.nextFocusedView === self ? "gets" : "loses") \(context.focusHeading.rawValue)")
            coordinator.addCoordinatedAnimations({ self.alpha = self.isFocused ? 1 : 0.9 }, completion: { self.log("\(self.name) done") })
        }
    }

    /// A field at the top, four tiles in two rows and two columns, two tiles of another group, a field at the bottom.
    final class Screen: UIViewController {
        let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let last = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
        let box = UIView(frame: CGRect(x: 20, y: 160, width: 300, height: 130))
        let other = UIView(frame: CGRect(x: 20, y: 320, width: 300, height: 60))
        var tiles: [Tile] = []
        var lines: [String] = []
        var wanted: [any UIFocusEnvironment] = []

        override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted.isEmpty ? super.preferredFocusEnvironments : wanted }

        override func viewDidLoad() {
            super.viewDidLoad()
            for part in [first, box, other, last] { view.addSubview(part) }
            other.focusGroupIdentifier = "other"
            for index in 0..<6 {
                let place = CGPoint(x: CGFloat(index % 2) * 150, y: index < 4 ? CGFloat(index / 2) * 65 : 0)
                let tile = Tile("\(index)", CGRect(origin: place, size: CGSize(width: 130, height: 55)))
                tile.log = { [weak self] in self?.lines.append($0) }
                tiles.append(tile)
                (index < 4 ? box : other).addSubview(tile)
            }
        }
    }

    private func launched() async throws -> (app: TestApp, screen: Screen, system: UIFocusSystem) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        let system = try #require(UIFocusSystem.focusSystem(for: screen))
        #expect(system === app.mainWindow.focusSystem && system.focusedItem == nil)
        return (app, screen, system)
    }

    private func name(_ system: UIFocusSystem) -> String {
        if let tile = system.focusedItem as? Tile { return tile.name }
        return system.focusedItem is UITextField ? "field" : "nothing"
    }

    @Test func tabMovesBetweenGroupsAndFields() async throws {
        let (app, screen, system) = try await launched()
        var way: [String] = []
        for _ in 0..<5 {
            await app.press(.tab)
            way.append(name(system))
        }
        #expect(way == ["field", "0", "4", "field", "field"] && screen.first.isFirstResponder)
        await app.press(.tab, modifiers: .shift)
        await app.press(.tab, modifiers: .shift)
        #expect(name(system) == "4" && app.mainWindow.firstResponder == nil && screen.tiles[4].isFocused)
    }

    @Test func arrowsMoveToNeighboursOfTheSameGroup() async throws {
        let (app, screen, system) = try await launched()
        system.move(to: screen.tiles[0], [])
        var way: [String] = []
        for key in [TestKey.right, .down, .left, .up, .down, .down] {
            await app.press(key)
            way.append(name(system))
        }
        #expect(way == ["1", "3", "2", "0", "2", "2"])
        // Tab returns to the former focus.
        await app.press(.tab)
        #expect(name(system) == "4")
        await app.press(.tab, modifiers: .shift)
        #expect(name(system) == "2")
    }

    @Test func allEnvironmentsAroundAreAskedAndNotified() async throws {
        let (app, screen, system) = try await launched()
        let notes = Notes()
        system.move(to: screen.tiles[0], [])
        try await app.settle()
        screen.lines = []
        await app.press(.right)
        #expect(screen.lines == ["0 loses 8", "1 gets 8"])
        try await app.settle()
        #expect(screen.lines.suffix(2) == ["0 done", "1 done"] && screen.tiles[0].alpha < 1 && screen.tiles[1].alpha == 1)
        #expect(notes.moves == 2 && notes.failures == 0)
        screen.tiles[1].agrees = false
        await app.press(.down)
        #expect(name(system) == "1")
        screen.tiles[1].agrees = true
        await app.press(.right)
        #expect(name(system) == "1" && notes.failures == 1)
    }

    @MainActor final class Notes {
        var moves = 0
        var failures = 0
        init() {
            let center = NotificationCenter.default
            center.addObserver(self, selector: Selector("moved", Notes.moved), name: UIFocusSystem.didUpdateNotification, object: nil)
            center.addObserver(
                self, selector: Selector("failed", Notes.failed), name: UIFocusSystem.movementDidFailNotification, object: nil)
        }
        private func moved() { moves += 1 }
        private func failed() { failures += 1 }
    }

    @Test func aRingShowsTheFocus() async throws {
        let (app, screen, system) = try await launched()
        system.move(to: screen.tiles[0], [])
        try await app.settle()
        func rings(_ view: UIView) -> Int { view.subviews.filter { $0 is FocusHalo }.count }
        #expect(rings(screen.tiles[0]) == 1)
        screen.tiles[1].focusEffect = nil
        await app.press(.right)
        #expect(rings(screen.tiles[0]) == 0 && rings(screen.tiles[1]) == 0 && screen.tiles[1].focusEffect == nil)
        let halo = UIFocusHaloEffect(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2, curve: .continuous)
        halo.containerView = screen.box
        screen.tiles[3].focusEffect = halo
        await app.press(.down)
        #expect(rings(screen.tiles[3]) == 0 && rings(screen.box) == 1)
        screen.tiles[3].removeFromSuperview()
        #expect(system.focusedItem == nil)
    }

    @Test func fieldsThatBecomeFirstResponderAreFocused() async throws {
        let (app, screen, system) = try await launched()
        screen.last.becomeFirstResponder()
        #expect(system.focusedItem === screen.last && screen.last.isFocused)
        system.move(to: screen.tiles[5], [])
        #expect(app.mainWindow.firstResponder == nil && !screen.last.isFocused)
        system.move(to: screen.first, [])
        #expect(screen.first.isFirstResponder)
        screen.first.resignFirstResponder()
        #expect(system.focusedItem == nil)
    }

    @Test func preferencesDetermineTheFocus() async throws {
        let (app, screen, system) = try await launched()
        system.requestFocusUpdate(to: screen.other)
        try await app.settle()
        #expect(name(system) == "4")
        screen.wanted = [screen.tiles[5], screen.tiles[1]]
        screen.setNeedsFocusUpdate()
        screen.updateFocusIfNeeded()
        #expect(name(system) == "5")
        screen.tiles[5].isHidden = true
        screen.setNeedsFocusUpdate()
        try await app.settle()
        #expect(name(system) == "1")
        // An environment without the focus does not move the focus.
        screen.other.setNeedsFocusUpdate()
        try await app.settle()
        #expect(name(system) == "1")
        #expect(UIFocusSystem.environment(screen, contains: screen.tiles[1]))
        #expect(!UIFocusSystem.environment(screen.other, contains: screen.tiles[1]))
        #expect(screen.view.parentFocusEnvironment === screen && screen.box.parentFocusEnvironment === screen.view)
    }

    @Test func prioritiesDetermineTheTargetOfTab() async throws {
        let (app, screen, system) = try await launched()
        screen.tiles[3].focusGroupPriority = .prioritized
        await app.press(.tab)
        await app.press(.tab)
        #expect(name(system) == "3")
    }

    @Test func guidesRedirectFocusAcrossGaps() async throws {
        let (app, screen, system) = try await launched()
        let guide = UIFocusGuide()
        screen.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: screen.box.bottomAnchor), guide.leadingAnchor.constraint(equalTo: screen.box.leadingAnchor),
            guide.widthAnchor.constraint(equalTo: screen.box.widthAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        guide.preferredFocusEnvironments = [screen.tiles[5]]
        try await app.settle()
        system.move(to: screen.tiles[2], [])
        await app.press(.down)
        #expect(name(system) == "5")
        system.move(to: screen.tiles[2], [])
        guide.isEnabled = false
        await app.press(.down)
        #expect(name(system) == "2")
    }

    @Test func aGroupInAGroupIsSeparate() async throws {
        let (app, screen, system) = try await launched()
        // The lower row of the box is a group within the box's.
        let inner = UIView(frame: CGRect(x: 0, y: 65, width: 300, height: 55))
        screen.box.focusGroupIdentifier = "outer"
        inner.focusGroupIdentifier = "inner"
        screen.box.addSubview(inner)
        for tile in screen.tiles[2...3] {
            tile.frame.origin.y = 0
            inner.addSubview(tile)
        }
        try await app.settle()
        #expect(FocusTree.group(of: screen.tiles[0]) == "outer" && FocusTree.group(of: screen.tiles[2]) == "inner")
        system.move(to: screen.tiles[0], [])
        await app.press(.down)
        #expect(name(system) == "0", "arrows stay in the group")
        await app.press(.tab)
        #expect(name(system) == "2")
        await app.press(.right)
        #expect(name(system) == "3")
        await app.press(.tab)
        #expect(name(system) == "4")
        await app.press(.tab, modifiers: .shift)
        await app.press(.tab, modifiers: .shift)
        #expect(name(system) == "0", "the outer group again")
    }

    @Test func aGuideRedirectsToTheFirstReachableEnvironment() async throws {
        let (app, screen, system) = try await launched()
        let guide = UIFocusGuide()
        screen.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: screen.box.bottomAnchor), guide.leadingAnchor.constraint(equalTo: screen.box.leadingAnchor),
            guide.widthAnchor.constraint(equalTo: screen.box.widthAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        guide.preferredFocusEnvironments = [screen.tiles[4], screen.tiles[5]]
        screen.tiles[4].isHidden = true
        try await app.settle()
        system.move(to: screen.tiles[2], [])
        await app.press(.down)
        #expect(name(system) == "5")
        // The view of a group redirects to the views in the group.
        guide.preferredFocusEnvironments = [screen.other]
        screen.tiles[4].isHidden = false
        system.move(to: screen.tiles[2], [])
        await app.press(.down)
        #expect(name(system) == "4")
        guide.preferredFocusEnvironments = []
        system.move(to: screen.tiles[2], [])
        await app.press(.down)
        #expect(name(system) == "2")
    }

    @Test(arguments: [0, 1, 4, 64, 65]) func anyNumberOfItemsIsTraversed(count: Int) async throws {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        let tiles = (0..<count).map { Tile("\($0)", CGRect(x: 20, y: 80 + CGFloat($0) * 10, width: 100, height: 8)) }
        for tile in tiles { controller.view.addSubview(tile) }
        await app.press(.tab)
        for index in 0..<count {
            #expect(tiles[index].isFocused)
            await app.press(.down)
        }
        #expect(app.mainWindow.focusSystem.focusedItem === tiles.last)
    }
}
