import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The destinations of unwind segues, the order of the questions, and the containers on the path.
@MainActor @Suite(.app) struct UnwindSegueTests {
    private func launch(_ root: UIViewController) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        UnwindStop.log = []
        return app
    }

    @Test func aNavigationControllersScreensAreAskedFromTheTopAndPoppedTo() async throws {
        let source = try UnwindFixture.source()
        let screens = [UnwindFixture.stop("A"), UnwindFixture.stop("B"), UnwindFixture.stop("C", takes: false)]
        let navigation = UINavigationController()
        navigation.setViewControllers(screens + [source], animated: false)
        let app = try await launch(navigation)
        source.performSegue(withIdentifier: "back", sender: "tap")
        #expect(UnwindStop.log == ["Source?", "C?", "B?", "Source prepares for B", "B takes back of Source"])
        try await app.settle()
        #expect(navigation.viewControllers == [screens[0], screens[1]])
        #expect(screens[2].hears == ["Source unwindHere: tap"])
    }

    @Test func theSegueNeverEndsAtItsSource() async throws {
        let source = try UnwindFixture.source()
        let app = try await launch(UINavigationController(rootViewController: source))
        let reports = nibReports { source.performSegue(withIdentifier: "back", sender: nil) }
        #expect(UnwindStop.log == ["Source?"] && reports.count == 1 && reports.first?.contains("unwindHere:") == true)
        #expect(!source.canPerformUnwindSegueAction(Selector("unwindHere:"), from: source, sender: nil))
        try await app.settle()
    }

    @Test func aPresentedStackIsDismissedAndTheOneBelowPops() async throws {
        let source = try UnwindFixture.source()
        let (list, edit) = (UnwindFixture.stop("List"), UnwindFixture.stop("Edit", takes: false))
        let below = UINavigationController()
        below.setViewControllers([list, edit], animated: false)
        let app = try await launch(below)
        let above = UINavigationController()
        above.setViewControllers([UnwindFixture.stop("Top", takes: false), source], animated: false)
        edit.present(above, animated: false)
        try await app.settle()
        source.performSegue(withIdentifier: "back", sender: nil)
        #expect(UnwindStop.log == ["Source?", "Top?", "Edit?", "List?", "Source prepares for List", "List takes back of Source"])
        try await app.settle()
        #expect(below.presentedViewController == nil && above.presentingViewController == nil && below.viewControllers == [list])
    }

    @Test func stackedPresentationsAreDismissedTogether() async throws {
        let source = try UnwindFixture.source()
        let (root, middle) = (UnwindFixture.stop("Root"), UnwindFixture.stop("Middle", takes: false))
        let app = try await launch(root)
        root.present(middle, animated: false)
        try await app.settle()
        middle.present(source, animated: false)
        try await app.settle()
        source.performSegue(withIdentifier: "jump", sender: nil)
        try await app.settle()
        #expect(UnwindStop.log == ["Source?", "Middle?", "Root?", "Source prepares for Root", "Root takes jump of Source"])
        #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
    }

    @Test func aTabBarControllerSelectsTheTab() async throws {
        let source = try UnwindFixture.source()
        let (first, list) = (UnwindFixture.stop("First", takes: false), UnwindFixture.stop("List"))
        let (stack, own) = (UINavigationController(), UINavigationController(rootViewController: source))
        stack.setViewControllers([list, UnwindFixture.stop("Detail", takes: false)], animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, stack, own]
        tabs.selectedIndex = 2
        let app = try await launch(tabs)
        source.performSegue(withIdentifier: "back", sender: nil)
        #expect(UnwindStop.log == ["Source?", "Detail?", "List?", "Source prepares for List", "List takes back of Source"])
        try await app.settle()
        #expect(tabs.selectedViewController === stack && stack.viewControllers == [list])
    }

    @Test func childrenAreAskedFromTheLastWhateverTabIsVisible() async throws {
        let source = try UnwindFixture.source()
        let tabs = UITabBarController()
        tabs.viewControllers = [UnwindFixture.stop("One"), UnwindFixture.stop("Two")]
        tabs.selectedIndex = 0
        let app = try await launch(tabs)
        tabs.present(source, animated: false)
        try await app.settle()
        source.performSegue(withIdentifier: "back", sender: nil)
        #expect(UnwindStop.log == ["Source?", "Two?", "Source prepares for Two", "Two takes back of Source"])
        try await app.settle()
        #expect(tabs.selectedIndex == 1 && tabs.presentedViewController == nil)
    }

    @Test func customContainersAreAskedAndUnwindTowardsTheirChildren() async throws {
        let source = try UnwindFixture.source()
        let (outer, left, right) = (
            UnwindFixture.stop("Outer", takes: false), UnwindFixture.stop("Left"), UnwindFixture.stop("Right", takes: false)
        )
        let inner = UnwindFixture.stop("Inner", takes: false)
        UnwindFixture.put(right, into: outer)
        UnwindFixture.put(inner, into: outer)
        UnwindFixture.put(left, into: inner)
        UnwindFixture.put(source, into: right)
        let app = try await launch(outer)
        source.performSegue(withIdentifier: "back", sender: nil)
        #expect(
            UnwindStop.log == [
                "Source?", "Right?", "Left?", "Source prepares for Left", "Left takes back of Source", "Outer to Inner", "Inner to Left",
            ])
        #expect(right.bound === source && outer.bound === right && inner.bound == nil)
        try await app.settle()
    }

    @Test func aContainerMayOmitChildrenAndHandleTheSegueItself() async throws {
        let source = try UnwindFixture.source()
        let (outer, left) = (UnwindFixture.stop("Outer"), UnwindFixture.stop("Left"))
        UnwindFixture.put(left, into: outer)
        UnwindFixture.put(source, into: outer)
        outer.allowed = []
        let app = try await launch(outer)
        source.performSegue(withIdentifier: "back", sender: nil)
        #expect(UnwindStop.log == ["Source?", "Outer?", "Source prepares for Outer", "Outer takes back of Source"])
        try await app.settle()
    }

    @Test func anUnwindSegueOfACustomClassDecidesWhen() async throws {
        let source = try UnwindFixture.source()
        let list = UnwindFixture.stop("List")
        let navigation = UINavigationController()
        navigation.setViewControllers([list, source], animated: false)
        let app = try await launch(navigation)
        source.performSegue(withIdentifier: "own", sender: nil)
        #expect(UnwindStop.log.suffix(2) == ["List takes own of Source", "own"])
        try await app.settle()
        #expect(navigation.viewControllers == [list])
    }

    @Test func aSplitViewControllerShowsTheColumn() async throws {
        let source = try UnwindFixture.source()
        let list = UnwindFixture.stop("List")
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(source, for: .secondary)
        let app = try await launch(split)
        #expect(split.isCollapsed)
        source.performSegue(withIdentifier: "back", sender: nil)
        try await app.settle()
        #expect(UnwindStop.log == ["Source?", "List?", "Source prepares for List", "List takes back of Source"])
        #expect(list.navigationController?.topViewController === list)
    }
}
