import CaretTesting
import Testing

@testable import UIKitCore

/// Transitions between two children.
@MainActor @Suite(.app) struct ChildTransitionTests {
    private let log = CallLog()

    private func launched() async throws -> (app: TestApp, root: UIViewController, one: UIViewController, two: UIViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let (one, two) = (RecordingController("one", log), RecordingController("two", log))
        for child in [one, two] {
            root.addChild(child)
            child.didMove(toParent: root)
        }
        root.view.addSubview(one.view)
        try await app.settle()
        two.loadViewIfNeeded()
        log.calls = []
        return (app, root, one, two)
    }

    private var appearances: [String] { log.calls.filter { $0.contains("ppear") } }

    @Test(arguments: [[], .transitionCrossDissolve] as [UIView.AnimationOptions])
    func bothAreNotifiedAndTheFirstViewIsRemovedAtTheEnd(options: UIView.AnimationOptions) async throws {
        let (app, root, one, two) = try await launched()
        var ends: [Bool] = []
        two.view.alpha = 0
        root.transition(from: one, to: two, duration: 0.4, options: options) {
            two.view.alpha = 1
        } completion: {
            ends.append($0)
        }
        await app.advance(by: .milliseconds(200))
        #expect(two.view.superview === root.view && ends.isEmpty)
        #expect(appearances == ["one.viewWillDisappear(true)", "two.viewWillAppear(true)", "two.viewIsAppearing(true)"])
        try await app.settle()
        #expect(one.view.superview == nil && two.view.window != nil && ends == [true])
        #expect(appearances.suffix(2) == ["one.viewDidDisappear(true)", "two.viewDidAppear(true)"] && appearances.count == 5)
    }

    @Test func withoutAnimationTheTransitionIsImmediate() async throws {
        let (app, root, one, two) = try await launched()
        root.transition(from: one, to: two, duration: 0, animations: nil)
        await app.advance(frames: 1)
        #expect(one.view.superview == nil && two.view.superview === root.view)
        #expect(appearances.filter { $0.hasPrefix("one") } == ["one.viewWillDisappear(false)", "one.viewDidDisappear(false)"])
    }

    @Test func aReversedTransitionKeepsTheChild() async throws {
        let (app, root, one, two) = try await launched()
        root.transition(from: one, to: two, duration: 0.4) { two.view.alpha = 1 }
        await app.advance(by: .milliseconds(100))
        root.transition(from: two, to: one, duration: 0.4) { two.view.alpha = 0 }
        try await app.settle()
        #expect(one.view.window != nil && two.view.superview == nil)
        #expect(appearances.filter { $0.hasPrefix("one") }.last == "one.viewDidAppear(true)")
        #expect(appearances.filter { $0.hasPrefix("two") }.last == "two.viewDidDisappear(true)")
    }

    @Test func aParentThatForwardsAppearanceReceivesNoAutomaticCalls() async throws {
        final class Forwarder: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let root = Forwarder()
        let app = try await TestApp.launch(showing: { root })
        let (one, two) = (RecordingController("one", log), RecordingController("two", log))
        for child in [one, two] { root.addChild(child) }
        root.view.addSubview(one.view)
        try await app.settle()
        root.transition(from: one, to: two, duration: 0.2, animations: nil)
        try await app.settle()
        #expect(one.view.superview == nil && two.view.superview === root.view && appearances.isEmpty)
    }

    @Test func controllersThatAreNoChildrenAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIViewController()
            let child = UIViewController()
            root.addChild(child)
            root.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must be two, and have a common parent view controller") && text.contains("Call addChild(_:)"))
    }
}
