import CaretTesting
import Testing

@testable import UIKitCore

/// Edges and centres of views that only inequalities constrain.
@MainActor @Suite(.app) struct LoneEdgeTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func child() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }

    @Test func `A2 a view is at the single edge that it may not cross`() {
        let (right, below, middle) = (child(), child(), child())
        NSLayoutConstraint.activate([
            right.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -7),
            right.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23),
            below.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 40),
            below.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 9),
            middle.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor),
            middle.centerYAnchor.constraint(greaterThanOrEqualTo: root.centerYAnchor, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(right.frame == CGRect(x: 293, y: 23, width: 0, height: 0))
        #expect(below.frame == CGRect(x: 9, y: 40, width: 0, height: 0))
        #expect(middle.frame == CGRect(x: 150, y: 205, width: 0, height: 0))
    }

    @Test func `A2 a label between two edges is at the one that was added first`() {
        let (first, second) = (label("One"), label("Two"))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
            first.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
            second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
            second.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
        ])
        root.layoutIfNeeded()
        // A frame is computed from its centre: thirds of a point are not exact.
        #expect(abs(first.frame.minX - 16) < 0.001 && abs(second.frame.maxX - 284) < 0.001, "\(first.frame) \(second.frame)")
        #expect(first.frame.width > 10 && second.frame.width > 10)
    }

    @Test func `A2 leading is on the right in right-to-left layouts`() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = child()
        view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 293)
    }

    @Test func `A2 sizes that are only limited are 0`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 80), view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 30))
    }

    @Test func `A9 an unconstrained chain begins at 0`() {
        let views = (0..<3).map { _ in child() }
        for view in views { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        for (view, next) in zip(views, views.dropFirst()) {
            next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8).isActive = true
            view.topAnchor.constraint(equalTo: next.topAnchor, constant: -5).isActive = true
        }
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 28, 56])
        #expect(views.map(\.frame.minY) == [0, 5, 10])
    }
}
