import Caret
import CaretTesting
import Testing

/// The closures of animators and collisions, with items that fall.
@MainActor @Suite(.app) struct DynamicClosureTests {
    private struct Scene {
        let app: TestApp
        let view: UIView
        let animator: UIDynamicAnimator

        @MainActor init() async throws {
            let controller = UIViewController()
            app = try await TestApp.launch(showing: { controller })
            view = controller.view
            animator = UIDynamicAnimator(referenceView: view)
        }

        @MainActor func square(at center: CGPoint) -> UIView {
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            square.center = center
            view.addSubview(square)
            return square
        }

        @MainActor func fall(_ items: [UIView]) -> UICollisionBehavior {
            let collision = UICollisionBehavior(items: items)
            animator.addBehavior(UIGravityBehavior(items: items))
            animator.addBehavior(collision)
            return collision
        }
    }

    @Test func aFallingItemResumesMeetsTheBoundsAndPauses() async throws {
        let scene = try await Scene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        var log: [String] = []
        scene.animator.on(.willResume) { log.append("resume") }
        scene.animator.on(.didPause) { log.append("pause") }
        let collision = scene.fall([square])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.on(.didBeginContactWithBoundary) { contact in
            #expect(contact.item === square && contact.identifier == nil)
            log.append("bounds at \(Int(contact.point.y.rounded()))")
        }
        await scene.app.advance(by: .seconds(3))
        #expect(log == ["resume", "bounds at \(Int(scene.view.bounds.maxY))", "pause"])
    }

    private func push(_ item: UIView) -> UIPushBehavior {
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 5)
        return push
    }

    @Test func collisionsAreReportedToClosuresAndTheDelegate() async throws {
        final class Delegate: NSObject, UICollisionBehaviorDelegate {
            var log: [String] = []
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
            ) { log.append("delegate") }
        }
        let scene = try await Scene()
        let (upper, lower) = (scene.square(at: CGPoint(x: 100, y: 100)), scene.square(at: CGPoint(x: 100, y: 300)))
        let collision = scene.fall([upper, lower])
        let delegate = Delegate()
        collision.collisionDelegate = delegate
        collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
        var floors: [String] = []
        collision.on(.didBeginContactWithBoundary) { floors.append("\($0.identifier ?? "" as NSString)") }
        let contacts = collision.on(.didBeginContact) { contact in
            #expect(Set([contact.item1, contact.item2].map { ObjectIdentifier($0) }) == Set([upper, lower].map { ObjectIdentifier($0) }))
            delegate.log.append("closure")
        }
        var parted: Set<String> = []
        collision.on(.didEndContact) { contact in
            #expect(contact.item1 !== contact.item2)
            parted.insert("items")
        }
        collision.on(.didEndContactWithBoundary) { contact in
            if contact.item === lower { parted.insert("\(contact.identifier ?? "" as NSString)") }
        }
        await scene.app.advance(by: .seconds(3))
        #expect(delegate.log.prefix(2) == ["delegate", "closure"] && floors.contains("floor"))
        let begun = delegate.log.count { $0 == "closure" }
        contacts.cancel()
        collision.removeAllBoundaries()
        await scene.app.advance(by: .seconds(0.2))
        // The lower item is pushed down, away from the upper one.
        scene.animator.addBehavior(push(lower))
        await scene.app.advance(by: .seconds(1))
        #expect(parted == ["floor", "items"])
        #expect(delegate.log.count { $0 == "closure" } == begun)
    }
}
