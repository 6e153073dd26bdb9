import CaretTesting
import Testing

@testable import UIKitCore

/// `layoutIfNeeded()` starts at its receiver.
@MainActor @Suite(.app) struct LayoutScopeTests {
    private final class Counted: UIView {
        private(set) var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    @Test func `A3 layoutIfNeeded does not move its receiver`() async throws {
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen })
        let root = try #require(screen.view)
        let (view, inner) = (UIView(), UIView())
        for (child, parent) in [(view, root), (inner, view)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let innerTop = inner.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([
            top, innerTop, view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 50), inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        await app.advance(frames: 2)
        top.constant = 200
        innerTop.constant = 30
        UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
        #expect(view.frame.minY == 0 && (view.layer.animationKeys() ?? []).isEmpty)
        // The views below the receiver are laid out, and animated.
        #expect(inner.frame.minY == 30 && inner.layer.animationKeys()?.isEmpty == false)
        await app.advance(frames: 1)
        #expect(view.frame.minY == 200 && (view.layer.animationKeys() ?? []).isEmpty)
    }

    @Test func `A3 layoutIfNeeded leaves the layout of superviews and siblings pending`() {
        let root = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (view, sibling, inner) = (Counted(frame: root.bounds), Counted(frame: root.bounds), Counted(frame: root.bounds))
        root.addSubview(view)
        root.addSubview(sibling)
        view.addSubview(inner)
        root.layoutIfNeeded()
        let before = [root, view, sibling, inner].map(\.layouts)
        for each in [root, sibling, inner] { each.setNeedsLayout() }
        view.layoutIfNeeded()
        let middle = [root, view, sibling, inner].map(\.layouts)
        #expect(zip(middle, before).map { $0 - $1 } == [0, 0, 0, 1])
        root.layoutIfNeeded()
        let after = [root, view, sibling, inner].map(\.layouts)
        #expect(zip(after, middle).map { $0 - $1 } == [1, 0, 1, 0])
    }

    /// Core Animation documents the other scope: it begins at the topmost layer above that needs layout.
    @Test func `A3 a layer still begins with the layers above it`() {
        let root = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Counted(frame: root.bounds)
        root.addSubview(view)
        root.layoutIfNeeded()
        root.setNeedsLayout()
        view.setNeedsLayout()
        let before = root.layouts
        view.layer.layoutIfNeeded()
        #expect(root.layouts == before + 1)
    }
}
