import CaretTesting
import Testing

@testable import UIKitCore

/// Constraints that are created in the first `updateConstraints`.
@MainActor @Suite(.app) struct FirstConstraintTests {
    final class Card: UIView {
        let child = UIView()
        var calls = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            calls += 1
            if child.superview == nil {
                child.translatesAutoresizingMaskIntoConstraints = false
                addSubview(child)
                NSLayoutConstraint.activate([
                    child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
                    child.topAnchor.constraint(equalTo: topAnchor, constant: 6),
                    child.widthAnchor.constraint(equalToConstant: 7), child.heightAnchor.constraint(equalToConstant: 8),
                ])
            }
            super.updateConstraints()
        }
    }

    final class Screen: UIViewController {
        let child = UIView()
        override func updateViewConstraints() {
            if child.superview == nil {
                child.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(child)
                NSLayoutConstraint.activate([
                    child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    child.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
                    child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 8),
                ])
            }
            super.updateViewConstraints()
        }
    }

    @Test func `a view that requires constraint-based layout updates its constraints in its window`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(card)
            host.step()
            #expect(card.child.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
            #expect(card.calls == 1)
            host.step()
            #expect(card.calls == 1)
        }
    }

    @Test func `a controller that creates its view's constraints on request is called`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let screen = Screen()
            window.rootViewController = screen
            host.step()
            #expect(screen.child.frame.midX == window.bounds.midX)
            #expect(screen.child.frame.height == 8)
        }
    }
}
