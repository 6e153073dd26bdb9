import CaretTesting
import Testing

@testable import UIKitCore

/// Appearance calls of children whose views an app adds itself.
@MainActor @Suite(.app) struct ChildAppearanceTests {
    private final class Child: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will \(isMovingToParent)")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            calls.append("is")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("goes \(isMovingFromParent)")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("went \(isMovingFromParent)")
        }
    }

    private func launched() async throws -> (app: TestApp, root: UIViewController, child: Child) {
        let (root, child) = (UIViewController(), Child())
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        try await app.settle()
        return (app, root, child)
    }

    @Test func aChildThatIsRemovedMovesFromItsParent() async throws {
        let (app, _, child) = try await launched()
        #expect(child.calls == ["will true", "is", "did"])
        child.calls = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        try await app.settle()
        #expect(child.calls == ["goes true", "went true"] && !child.isMovingFromParent)
    }

    @Test func aViewThatReturnsUnchangedReceivesIsAppearing() async throws {
        let (app, root, child) = try await launched()
        child.calls = []
        child.view.removeFromSuperview()
        try await app.settle()
        #expect(child.calls == ["goes false", "went false"])
        child.calls = []
        root.view.addSubview(child.view)
        root.view.layoutIfNeeded()
        #expect(child.calls == ["will false", "is"])
        try await app.settle()
        #expect(child.calls == ["will false", "is", "did"])
    }
}
