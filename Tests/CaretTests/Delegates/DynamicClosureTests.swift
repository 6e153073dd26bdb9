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

    @Test func itemsTouchAndPartBesideTheDelegate() async throws {
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
        var partings = 0
        collision.on(.didEndContact) { _ in partings += 1 }
        collision.on(.didEndContactWithBoundary) { contact in if contact.item === lower { partings += 10 } }
        await scene.app.advance(by: .seconds(3))
        #expect(delegate.log.prefix(2) == ["delegate", "closure"] && floors.contains("floor"))
        contacts.cancel()
        collision.removeItem(upper)
        collision.removeAllBoundaries()
        await scene.app.advance(by: .seconds(1))
        #expect(partings > 0)
    }
}
