import CaretTesting
import Testing

@testable import UIKitCore

/// The traits of a presentation, and their changes.
@MainActor @Suite(.app) struct PresentationTraitTests {
    private final class Panel: UIPresentationController {
        var told: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            told.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    private final class Placer: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Panel(presentedViewController: presented, presenting: presenting) }
    }

    @Test func aPresentationHasTheTraitsOfItsContainerAndIsNotifiedOfThem() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let (next, placer) = (UIViewController(), Placer())
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = placer
        root.present(next, animated: false)
        try await app.settle()
        let panel = try #require(next.presentationController as? Panel)
        #expect(panel.traitCollection.userInterfaceStyle == .light)
        panel.told = []
        var changes: [UIUserInterfaceStyle] = []
        panel.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (panel: Panel, previous: UITraitCollection) in
            changes += [previous.userInterfaceStyle, panel.traitCollection.userInterfaceStyle]
        }
        await app.setAppearance(.dark)
        try await app.settle()
        #expect(panel.told == [.light] && changes == [.light, .dark])
        panel.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
        try await app.settle()
        #expect(next.traitCollection.userInterfaceStyle == .light && root.traitCollection.userInterfaceStyle == .dark)
        #expect(changes.suffix(2) == [.dark, .light])
    }

    @Test func beforePresentationItHasThePresentersTraitsWithItsOverrides() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let panel = Panel(presentedViewController: UIViewController(), presenting: root)
        panel.traitOverrides.userInterfaceStyle = .dark
        #expect(panel.traitCollection.userInterfaceStyle == .dark)
        #expect(panel.traitCollection.displayScale == root.traitCollection.displayScale)
    }

    private final class Own: UIViewController {
        var asked: [String] = []
        override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
            asked.append("coordinator")
            return super.transitionCoordinator
        }
        override var presentationController: UIPresentationController? {
            asked.append("presentation")
            return super.presentationController
        }
        override func loadViewIfNeeded() {
            asked.append("load")
            super.loadViewIfNeeded()
        }
        override func setNeedsStatusBarAppearanceUpdate() {
            asked.append("status")
            super.setNeedsStatusBarAppearanceUpdate()
        }
    }

    @Test func overriddenMembersAreCalledByTheToolkit() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let own = Own()
        own.modalPresentationCapturesStatusBarAppearance = true
        #expect(own.sheetPresentationController != nil)
        root.present(own, animated: true)
        try await app.settle()
        #expect(Set(own.asked) == ["status", "presentation", "load", "coordinator"])
    }
}
