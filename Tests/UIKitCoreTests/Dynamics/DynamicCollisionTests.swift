import CaretTesting
import Testing
import UIKit

/// Collisions with boundaries and between items.
@MainActor @Suite(.app) struct DynamicCollisionTests {
    private func falling(_ scene: DynamicScene, _ items: [UIView]) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.collisionDelegate = scene.log
        scene.animator.addBehavior(UIGravityBehavior(items: items))
        scene.animator.addBehavior(collision)
        return collision
    }

    @Test func anItemComesToRestOnTheBounds() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let collision = falling(scene, [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        await scene.advance(3000)
        #expect(abs(square.frame.maxY - 844) < 0.1 && abs(square.center.x - 100) < 0.1)
        #expect(scene.log.lines == ["resume", "bounds begin at 844", "pause"])
        #expect(!scene.animator.isRunning)
    }

    @Test func insetsMoveTheBoundary() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        falling(scene, [square]).setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
        await scene.advance(3000)
        #expect(abs(square.frame.maxY - 800) < 0.1)
    }

    @Test func theBoundaryFollowsTheReferenceView() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        falling(scene, [square]).translatesReferenceBoundsIntoBoundary = true
        await scene.advance(100)
        scene.view.bounds.size.height = 500
        await scene.advance(3000)
        #expect(abs(square.frame.maxY - 500) < 0.1)
    }

    @Test func elasticItemsBounce() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 294))
        falling(scene, [square]).translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: [square])
        properties.elasticity = 1
        properties.allowsRotation = false
        scene.animator.addBehavior(properties)
        // Half a kilometre per second squared: the floor is reached after one second, and the top after two.
        await scene.advance(2000)
        #expect(abs(square.center.y - 294) < 40)
    }

    @Test func linesAndPathsAreBoundaries() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let collision = falling(scene, [square])
        collision.addBoundary(withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
        #expect(collision.boundary(withIdentifier: "shelf" as NSString)?.bounds == CGRect(x: 0, y: 400, width: 390, height: 0))
        #expect(collision.boundaryIdentifiers?.count == 1)
        await scene.advance(2000)
        #expect(abs(square.frame.maxY - 400) < 0.1)
        collision.removeBoundary(withIdentifier: "shelf" as NSString)
        collision.addBoundary(withIdentifier: "pipe" as NSString, for: UIBezierPath(rect: CGRect(x: 0, y: 600, width: 390, height: 20)))
        await scene.advance(2000)
        #expect(abs(square.frame.maxY - 600) < 0.1)
        #expect(scene.log.lines.filter { $0 != "pause" && $0 != "resume" } == ["shelf begin at 400", "shelf end", "pipe begin at 600"])
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func itemsStandOnItems() async throws {
        let scene = try await DynamicScene()
        let (lower, upper) = (scene.square(at: CGPoint(x: 100, y: 600)), scene.square(at: CGPoint(x: 100, y: 300)))
        falling(scene, [lower, upper]).translatesReferenceBoundsIntoBoundary = true
        await scene.advance(3000)
        #expect(abs(lower.frame.maxY - 844) < 0.2 && abs(upper.frame.maxY - 744) < 0.5)
        #expect(scene.log.lines.contains("items begin"))
    }

    @Test(arguments: [UICollisionBehavior.Mode.items, .boundaries]) func theModeDecidesWhatCollides(mode: UICollisionBehavior.Mode)
        async throws
    {
        let scene = try await DynamicScene()
        let (lower, upper) = (scene.square(at: CGPoint(x: 100, y: 600)), scene.square(at: CGPoint(x: 100, y: 300)))
        let collision = falling(scene, [lower, upper])
        collision.collisionMode = mode
        collision.translatesReferenceBoundsIntoBoundary = true
        await scene.advance(3000)
        #expect((lower.frame.minY > 844) == (mode == .items))
        if mode == .boundaries { #expect(abs(upper.frame.maxY - 844) < 0.2 && !scene.log.lines.contains("items begin")) }
    }

    @Test func itemsOfDifferentBehavioursPassEachOther() async throws {
        let scene = try await DynamicScene()
        let (lower, upper) = (scene.square(at: CGPoint(x: 100, y: 600)), scene.square(at: CGPoint(x: 100, y: 300)))
        for item in [lower, upper] { falling(scene, [item]).translatesReferenceBoundsIntoBoundary = true }
        await scene.advance(3000)
        #expect(abs(lower.frame.maxY - 844) < 0.2 && abs(upper.frame.maxY - 844) < 0.2)
    }

    @Test func circlesRoll() async throws {
        let scene = try await DynamicScene()
        let ball = Ball(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
        scene.view.addSubview(ball)
        let collision = falling(scene, [ball])
        collision.addBoundary(withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 390, y: 500))
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.friction = 1
        scene.animator.addBehavior(properties)
        await scene.advance(1500)
        #expect(ball.center.x > 120 && ball.center.y > 330)
        #expect(properties.angularVelocity(for: ball) > 1)
    }

    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    @Test func fastItemsStayInside() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 200, y: 400), side: 10)
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: [square])
        properties.elasticity = 1
        properties.addLinearVelocity(CGPoint(x: 20_000, y: 9_000), for: square)
        scene.animator.addBehavior(collision)
        scene.animator.addBehavior(properties)
        for _ in 0..<60 {
            await scene.advance(17)
            #expect(scene.view.bounds.insetBy(dx: -20, dy: -20).contains(square.center))
        }
    }
}
