import CaretTesting
import Testing

/// Callbacks of containment, and ownership between parents and children.
@MainActor @Suite(.app) struct ContainmentTests {
    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func takeOut(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    @Test func threeGenerationsAppearAndDisappearTogether() async throws {
        let log = CallLog()
        let names = ["p", "c", "g"].map { RecordingController($0, log) }
        embed(names[1], in: names[0])
        embed(names[2], in: names[1])
        _ = log.take()
        let app = try await TestApp.launch(showing: { names[0] })
        try await app.settle()
        let coming = log.take()
        for call in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            #expect(coming.filter { $0.contains(call) } == ["p.\(call)(false)", "c.\(call)(false)", "g.\(call)(false)"])
        }
        app.mainWindow.rootViewController = UIViewController()
        try await app.settle()
        let going = log.take()
        for call in ["viewWillDisappear", "viewDidDisappear"] {
            #expect(going.filter { $0.contains(call) } == ["p.\(call)(false)", "c.\(call)(false)", "g.\(call)(false)"])
        }
    }

    @Test func aChildWhoseViewIsElsewhereIsNotNotified() async throws {
        let log = CallLog()
        let parent = UIViewController()
        let child = RecordingController("c", log)
        parent.addChild(child)
        child.loadViewIfNeeded()
        let app = try await TestApp.launch(showing: { parent })
        try await app.settle()
        #expect(log.take() == ["c.willMove(parent)", "c.loadView", "c.viewDidLoad"])
    }

    @Test func aChildMayMoveFromOneParentToAnother() async throws {
        let log = CallLog()
        let (first, second) = (UIViewController(), UIViewController())
        let child = RecordingController("c", log)
        embed(child, in: first)
        second.addChild(child)
        #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
        second.addChild(child)
        #expect(second.children == [child])
        #expect(
            log.take().filter { $0.contains("Move(") }.suffix(3) == ["c.didMove(parent)", "c.didMove(nil)", "c.willMove(parent)"])
    }

    @Test func addingAChildElsewhereRemovesItByItsMethod() {
        final class Leaving: UIViewController {
            var left = 0
            override func removeFromParent() {
                left += 1
                super.removeFromParent()
            }
        }
        let (first, second, child) = (UIViewController(), UIViewController(), Leaving())
        first.addChild(child)
        second.addChild(child)
        #expect(child.left == 1 && child.parent === second && first.children.isEmpty)
    }

    @Test func aChildThatLeavesWhileItComesIsNotifiedOfBoth() async throws {
        let log = CallLog()
        let parent = UIViewController()
        let app = try await TestApp.launch(showing: { parent })
        try await app.settle()
        let child = RecordingController("c", log)
        embed(child, in: parent)
        takeOut(child)
        try await app.settle()
        let calls = log.take().filter { $0.contains("ppear") }
        #expect(calls == ["c.viewWillAppear(false)", "c.viewWillDisappear(false)", "c.viewDidDisappear(false)"])
    }

    @Test func aChildThatAppearsReportsThatItMovesToItsParent() async throws {
        final class Child: UIViewController {
            var seen: [Bool] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                seen.append(isMovingToParent)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                seen.append(isMovingToParent)
            }
        }
        let parent = UIViewController()
        let app = try await TestApp.launch(showing: { parent })
        let child = Child()
        embed(child, in: parent)
        try await app.settle()
        #expect(child.seen == [true, true] && !child.isMovingToParent)
        app.mainWindow.rootViewController = UIViewController()
        try await app.settle()
        app.mainWindow.rootViewController = parent
        try await app.settle()
        #expect(child.seen == [true, true, false, false])
    }

    @Test func aParentRetainsItsChildrenAndChildrenDoNotRetainIt() async throws {
        weak var parent: UIViewController?
        weak var child: UIViewController?
        let survivor = UIViewController()
        do {
            let (outer, inner) = (UIViewController(), UIViewController())
            (parent, child) = (outer, inner)
            embed(inner, in: outer)
            embed(survivor, in: outer)
            #expect(child != nil)
        }
        #expect(parent == nil && child == nil && survivor.parent == nil)
    }

    @Test func aRemovedChildIsFreed() async throws {
        let parent = UIViewController()
        let app = try await TestApp.launch(showing: { parent })
        weak var gone: UIViewController?
        do {
            let child = UIViewController()
            gone = child
            embed(child, in: parent)
            try await app.settle()
            takeOut(child)
        }
        try await app.settle()
        #expect(gone == nil && parent.view.subviews.isEmpty)
    }

    @Test func aControllerCannotContainItsParent() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
            outer.addChild(middle)
            middle.addChild(inner)
            inner.addChild(outer)
        }
    }
}
