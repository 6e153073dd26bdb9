import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct StackAnimationTests {
    private func column(in window: UIWindow) -> (stack: UIStackView, views: [UIView], below: UIView) {
        let views = (0..<3).map { _ in UIView() }
        for view in views {
            let height = view.heightAnchor.constraint(equalToConstant: 100)
            height.priority = .defaultHigh
            height.isActive = true
        }
        let (stack, below) = (UIStackView(arrangedSubviews: views), UIView())
        stack.axis = .vertical
        for view in [stack, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: window.topAnchor), below.topAnchor.constraint(equalTo: stack.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        return (stack, views, below)
    }

    private func shown(_ view: UIView) throws -> CGRect { try #require(view.layer.presentation()).frame }

    @Test func `a view that is hidden in an animation gives up its space over time, and is visible until then`() throws {
        try TestHost.run { host in
            let (_, views, below) = column(in: host.makeWindow())
            host.step(2)
            #expect(below.frame.minY == 300 && views[1].frame == CGRect(x: 0, y: 100, width: 50, height: 100))
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
            #expect(views[1].isHidden && below.frame.minY == 200)
            host.advance(0.5)
            #expect(!views[1].layer.isHidden)
            let (going, next, last) = (try shown(views[1]), try shown(views[2]), try shown(below))
            #expect(abs(going.height - 50) < 4 && abs(next.minY - 150) < 4)
            #expect(abs(last.minY - 250) < 4 && going.width == 50)
            host.advance(0.6)
            #expect(views[1].layer.isHidden && views[2].frame.minY == 100)
        }
    }

    @Test func `a view that is shown in an animation grows at its place`() throws {
        try TestHost.run { host in
            let (_, views, below) = column(in: host.makeWindow())
            views[1].isHidden = true
            host.step(2)
            #expect(below.frame.minY == 200)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
            #expect(!views[1].isHidden && !views[1].layer.isHidden)
            host.advance(0.5)
            let middle = try shown(views[1])
            #expect(abs(middle.minY - 100) < 1 && abs(middle.height - 50) < 4 && middle.width == 50)
            host.advance(0.6)
            #expect(views[1].frame == CGRect(x: 0, y: 100, width: 50, height: 100))
        }
    }

    @Test func `a view that is shown again during its removal stays`() throws {
        try TestHost.run { host in
            let (_, views, _) = column(in: host.makeWindow())
            host.step(2)
            UIView.animate(withDuration: 0.5) { views[1].isHidden = true }
            host.advance(0.2)
            UIView.animate(withDuration: 0.5) { views[1].isHidden = false }
            host.advance(0.1)
            UIView.animate(withDuration: 0.5) { views[1].isHidden = true }
            host.advance(0.3)
            #expect(views[1].isHidden && !views[1].layer.isHidden)
            UIView.animate(withDuration: 0.1) { views[1].isHidden = false }
            host.advance(1)
            #expect(!views[1].isHidden && !views[1].layer.isHidden && views[1].frame.height == 100)
        }
    }

    @Test func `without an animation a hidden view is gone at once`() throws {
        try TestHost.run { host in
            let (stack, views, _) = column(in: host.makeWindow())
            host.step(2)
            views[0].isHidden = true
            #expect(views[0].layer.isHidden)
            host.step()
            #expect(stack.frame.height == 200 && views[1].frame.minY == 0)
        }
    }
}
