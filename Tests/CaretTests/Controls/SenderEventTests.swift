import Caret
import CaretTesting
import Testing

/// Senders with few events: colour wells, menus, searches and animations.
@MainActor @Suite(.app) struct SenderEventTests {
    private func launch(_ view: UIView) async throws -> TestApp {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: {
            view.frame.origin = CGPoint(x: 100, y: 100)
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        return app
    }

    @Test func aWellCarriesItsColour() async throws {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        _ = try await launch(well)
        var colors: [UIColor?] = []
        well.on(.valueChanged) { colors.append($0) }
        well.selectedColor = .red
        #expect(colors.isEmpty)
        well.sendActions(for: .valueChanged)
        #expect(colors == [.red])
    }

    @Test func aMenuMayBeReplacedBeforeItOpens() async throws {
        let button = UIButton(type: .system, primaryAction: nil)
        button.frame.size = CGSize(width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [UIAction(title: "Old") { _ in }])
        let app = try await launch(button)
        var opened = 0
        button.on(.menuActionTriggered, button) { button in
            opened += 1
            button.menu = UIMenu(children: [UIAction(title: "New") { _ in }])
        }
        await app.tap(at: CGPoint(x: 150, y: 122))
        try await app.settle()
        #expect(opened == 1 && app.exists(.label("New")) && !app.exists(.label("Old")))
    }

    @Test func aSearchReportsWhatIsSearchedFor() async throws {
        let search = UISearchController(searchResultsController: nil)
        let screen = UIViewController()
        screen.navigationItem.searchController = search
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) })
        try await app.settle()
        final class Updater: NSObject, UISearchResultsUpdating {
            var texts: [String] = []
            func updateSearchResults(for searchController: UISearchController) { texts.append(searchController.searchBar.text ?? "") }
        }
        let updater = Updater()
        search.searchResultsUpdater = updater
        var texts: [String] = []
        search.on(.update, screen) { screen in texts.append(screen.navigationItem.searchController?.searchBar.text ?? "") }
        search.isActive = true
        try await app.settle()
        await app.type("ab")
        #expect(texts == updater.texts && texts.suffix(2) == ["a", "ab"])
    }

    @Test(arguments: [true, false]) func anAnimationReportsItsStartAndItsEnd(isWhole: Bool) async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let app = try await launch(view)
        var log: [String] = []
        weak var original: CAAnimation?
        @MainActor func add() {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.5)
            animation.on(.didStart) { log.append("start") }
            animation.on(.didStop) { log.append("stop \($0)") }
            animation.on(.didStop) { _ in log.append("cancelled") }.cancel()
            view.layer.add(animation, forKey: "fade")
            original = animation
        }
        add()
        await app.advance(by: .milliseconds(200))
        #expect(log == ["start"] && original != nil)
        if !isWhole { view.layer.removeAnimation(forKey: "fade") }
        await app.advance(by: .seconds(1))
        #expect(log == ["start", "stop \(isWhole)"] && original == nil)
    }
}
