import CaretTesting
import Testing
import UIKit

/// The closures that objects register for trait changes.
@MainActor @Suite(.app) struct TraitClosureTests {
    private class Watcher: UIView {
        var seen: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
                self.seen.append("self \(previous.userInterfaceStyle.rawValue)")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
                (view as? Watcher)?.seen.append("superclass")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, previous in
                view.seen.append("untyped \(previous.userInterfaceStyle.rawValue)")
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Subclass: Watcher {}

    private final class Screen: UIViewController {
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in self.count += 1 }
        }
    }

    @Test func `F3 a closure that names Self is called`() async throws {
        let screen = Screen()
        let (watcher, subclass) = (Watcher(), Subclass())
        let app = try await TestApp.launch(showing: { screen })
        screen.view.addSubview(watcher)
        screen.view.addSubview(subclass)
        await app.advance(frames: 1)
        screen.count = 0
        (watcher.seen, subclass.seen) = ([], [])
        screen.overrideUserInterfaceStyle = .dark
        await app.advance(frames: 1)
        #expect(watcher.seen == ["self 1", "superclass", "untyped 1"] && subclass.seen == watcher.seen && screen.count == 1)
    }
}
