import CaretTesting
import Foundation
import Testing
import UIKitCore

/// The texts of a navigation bar during a transition.
@MainActor @Suite(.app) struct BarTransitionTests {
    /// A text that is legible at some moment, and its place then.
    private struct Text {
        let words: String
        let frame: CGRect
    }

    private func launched(_ titles: [String], isMirrored: Bool = false) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController()
        navigation.setViewControllers(titles.map { screen($0, isMirrored) }, animated: false)
        if isMirrored { navigation.navigationBar.semanticContentAttribute = .forceRightToLeft }
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation)
    }

    private func screen(_ title: String, _ isMirrored: Bool = false) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }

    /// Returns the legible texts of the bar at the present values of the animations.
    private func texts(in bar: UINavigationBar) -> [Text] {
        func collect(_ view: UIView, _ origin: CGPoint, _ alpha: Float) -> [Text] {
            let layer = view.layer.presentation() ?? view.layer
            let alpha = alpha * layer.opacity
            let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
            guard alpha > 0.02, !view.isHidden else { return [] }
            let own = (view as? UILabel)?.text.map { [Text(words: $0, frame: frame)] } ?? []
            return own + view.subviews.flatMap { collect($0, frame.origin, alpha) }
        }
        return bar.subviews.flatMap { collect($0, .zero, 1) }
    }

    /// Expects that texts do not overlap, except for a title and the back button that it becomes.
    private func expectReadable(_ texts: [Text], _ moment: Comment) {
        for (index, one) in texts.enumerated() {
            for other in texts[..<index] where one.frame.intersects(other.frame) {
                #expect(one.words == other.words && abs(one.frame.midX - other.frame.midX) < 1, moment)
            }
        }
    }

    @Test(arguments: [false, true]) func titlesDoNotOverlap(isMirrored: Bool) async throws {
        let (app, navigation) = try await launched(["Albums", "Gallery"], isMirrored: isMirrored)
        let bar = navigation.navigationBar
        navigation.pushViewController(screen("A Photo of the Sea", isMirrored), animated: true)
        for step in 1...22 {
            await app.advance(frames: 1)
            expectReadable(texts(in: bar), "push, frame \(step): \(texts(in: bar).map(\.words))")
        }
        try await app.settle()
        #expect(texts(in: bar).map(\.words).sorted() == ["A Photo of the Sea", "Gallery"])
        navigation.popViewController(animated: true)
        for step in 1...22 {
            await app.advance(frames: 1)
            expectReadable(texts(in: bar), "pop, frame \(step): \(texts(in: bar).map(\.words))")
        }
        try await app.settle()
        #expect(texts(in: bar).map(\.words).sorted() == ["Albums", "Gallery"])
    }

    @Test func aTitleBecomesTheBackButtonAndBack() async throws {
        let (app, navigation) = try await launched(["Gallery"])
        let bar = navigation.navigationBar
        let middle = try #require(texts(in: bar).first).frame.midX
        navigation.pushViewController(screen("9"), animated: true)
        var places: [CGFloat] = []
        for _ in 0..<21 {
            await app.advance(frames: 1)
            places += texts(in: bar).first { $0.words == "Gallery" }.map { [$0.frame.midX] } ?? []
        }
        #expect(places.count == 21)
        #expect(places == places.sorted(by: >), "It moves one way.")
        try await app.settle()
        let button = try #require(texts(in: bar).first { $0.words == "Gallery" })
        #expect(button.frame.minX < 40)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(texts(in: bar).map(\.frame.midX) == [middle])
    }

    @Test func oldItemsAreGoneBeforeNewOnesAppear() async throws {
        let (app, navigation) = try await launched(["One"])
        let bar = navigation.navigationBar
        let next = screen("Two")
        navigation.topViewController?.navigationItem.rightBarButtonItem = item("Old")
        next.navigationItem.rightBarButtonItem = item("New")
        try await app.settle()
        navigation.pushViewController(next, animated: true)
        var seen: [[String]] = []
        for _ in 0..<22 {
            await app.advance(frames: 1)
            seen.append(texts(in: bar).map(\.words).filter { ["Old", "New"].contains($0) })
        }
        #expect(seen.contains(["Old"]) && seen.last == ["New"] && !seen.contains { $0.count > 1 })
        navigation.popViewController(animated: true)
        for step in 1...22 {
            await app.advance(frames: 1)
            let words = texts(in: bar).map(\.words)
            #expect(!words.contains("Old") || !words.contains("New"), "pop, frame \(step)")
        }
        try await app.settle()
        #expect(texts(in: bar).map(\.words).sorted() == ["Old", "One"])
    }

    @Test func anInterruptedTransitionLeavesNothingBehind() async throws {
        let (app, navigation) = try await launched(["One"])
        navigation.pushViewController(screen("Two"), animated: true)
        await app.advance(frames: 6)
        navigation.pushViewController(screen("Three"), animated: true)
        await app.advance(frames: 6)
        navigation.popToRootViewController(animated: true)
        try await app.settle()
        let left = texts(in: navigation.navigationBar)
        #expect(left.map(\.words) == ["One"])
        #expect(left.map(\.frame.midX).allSatisfy { abs($0 - 195) <= 0.5 })
    }
}
