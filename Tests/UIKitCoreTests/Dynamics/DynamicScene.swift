import CaretTesting
import Testing
import UIKit

/// A screen of 390 by 844 points with an animator and squares of 100 points.
@MainActor final class DynamicScene {
    let app: TestApp
    let view: UIView
    let animator: UIDynamicAnimator
    let log = DynamicLog()

    init() async throws {
        let controller = UIViewController()
        app = try await TestApp.launch(showing: { controller })
        view = controller.view
        animator = UIDynamicAnimator(referenceView: view)
        animator.delegate = log
    }

    func square(at center: CGPoint, side: CGFloat = 100) -> UIView {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        square.center = center
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        return square
    }

    func advance(_ milliseconds: Int) async { await app.advance(by: .milliseconds(milliseconds)) }
}

/// Writes down the notifications of animators and collisions.
final class DynamicLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) { lines.append("items begin") }
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
        lines.append("items end")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) { lines.append("\(identifier.map { "\($0)" } ?? "bounds") begin at \(Int(p.y.rounded()))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("\(identifier.map { "\($0)" } ?? "bounds") end") }
}
