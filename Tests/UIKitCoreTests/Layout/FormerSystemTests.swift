import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Views with constraints that were created while another application ran, as in successive tests.
@Suite @MainActor struct FormerSystemTests {
    @Test(.app) func aConstraintMovesAllViewsBetweenItsItemsToTheNewSystem() throws {
        let former = try Stage()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let (middle, inner, other) = (UIView(), UIView(), UIView())
        for view in [middle, inner, other] { view.translatesAutoresizingMaskIntoConstraints = false }
        outer.addSubview(middle)
        middle.addSubview(inner)
        middle.addSubview(other)
        NSLayoutConstraint.activate([
            middle.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            middle.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
            middle.widthAnchor.constraint(equalToConstant: 200), middle.heightAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: middle.topAnchor, constant: 5),
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 40),
            other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 3),
            other.topAnchor.constraint(equalTo: inner.bottomAnchor),
            other.widthAnchor.constraint(equalTo: inner.widthAnchor), other.heightAnchor.constraint(equalToConstant: 9),
        ])
        outer.layoutIfNeeded()
        former.end()

        let stage = try Stage()
        defer { stage.end() }
        let new = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30)
        new.isActive = true
        stage.show(outer)
        #expect(middle.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
        #expect(inner.frame == CGRect(x: 20, y: 5, width: 40, height: 40))
        #expect(other.frame == CGRect(x: 63, y: 45, width: 40, height: 9))
        new.constant = 50
        stage.advance()
        #expect(inner.frame.minX == 40 && other.frame.minX == 83)
    }
}
