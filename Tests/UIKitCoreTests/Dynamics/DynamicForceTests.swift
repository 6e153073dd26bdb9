import CaretTesting
import Testing
import UIKit

/// Gravity, pushes, and the properties of items.
@MainActor @Suite(.app) struct DynamicForceTests {
    @Test func gravityAcceleratesByAThousandPointsPerSquareSecond() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let gravity = UIGravityBehavior(items: [square])
        #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9 && gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        scene.animator.addBehavior(gravity)
        await scene.advance(1000)
        #expect(abs(square.center.y - 600) < 25)
        #expect(square.center.x == 100 && square.transform == .identity)
        #expect(abs(scene.animator.elapsedTime - 1) < 0.05)
    }

    @Test func gravityHasADirectionAndAMagnitude() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let gravity = UIGravityBehavior(items: [square])
        gravity.setAngle(0, magnitude: 0.5)
        #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
        scene.animator.addBehavior(gravity)
        await scene.advance(1000)
        #expect(abs(square.center.x - 350) < 15 && square.center.y == 100)
    }

    @Test func heavyAndLightItemsFallAlike() async throws {
        let scene = try await DynamicScene()
        let (heavy, light) = (scene.square(at: CGPoint(x: 100, y: 100)), scene.square(at: CGPoint(x: 300, y: 100), side: 20))
        let properties = UIDynamicItemBehavior(items: [heavy])
        properties.density = 10
        scene.animator.addBehavior(properties)
        scene.animator.addBehavior(UIGravityBehavior(items: [heavy, light]))
        await scene.advance(500)
        #expect(abs(heavy.center.y - light.center.y) < 0.01 && heavy.center.y > 200)
    }

    @Test func aMomentaryPushGivesAVelocityOnce() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let push = UIPushBehavior(items: [square], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let properties = UIDynamicItemBehavior(items: [square])
        scene.animator.addBehavior(properties)
        scene.animator.addBehavior(push)
        await scene.advance(1000)
        #expect(!push.active)
        #expect(abs(properties.linearVelocity(for: square).x - 100) < 0.01)
        #expect(abs(square.center.x - 200) < 5 && square.transform == .identity)
        push.active = true
        await scene.advance(100)
        #expect(abs(properties.linearVelocity(for: square).x - 200) < 0.01)
    }

    @Test func aContinuousPushAcceleratesByMass() async throws {
        let scene = try await DynamicScene()
        let (square, small) = (scene.square(at: CGPoint(x: 100, y: 100)), scene.square(at: CGPoint(x: 100, y: 400), side: 50))
        let push = UIPushBehavior(items: [square, small], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        let properties = UIDynamicItemBehavior(items: [square, small])
        scene.animator.addBehavior(properties)
        scene.animator.addBehavior(push)
        await scene.advance(1000)
        let (slow, fast) = (properties.linearVelocity(for: square).x, properties.linearVelocity(for: small).x)
        #expect(abs(slow - 100) < 4 && abs(fast / slow - 4) < 0.01)
    }

    @Test func aPushBesideTheCentreTurnsTheItem() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let push = UIPushBehavior(items: [square], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: square)
        #expect(push.targetOffsetFromCenter(for: square).vertical == -50)
        let properties = UIDynamicItemBehavior(items: [square])
        scene.animator.addBehavior(properties)
        scene.animator.addBehavior(push)
        await scene.advance(200)
        #expect(properties.angularVelocity(for: square) > 0.5)
        #expect(square.transform.b > 0)
    }

    @Test func itemsThatMayNotRotateStayUpright() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let properties = UIDynamicItemBehavior(items: [square])
        properties.allowsRotation = false
        properties.addAngularVelocity(3, for: square)
        properties.addLinearVelocity(CGPoint(x: 50, y: 0), for: square)
        scene.animator.addBehavior(properties)
        await scene.advance(500)
        #expect(square.transform == .identity && abs(square.center.x - 125) < 3)
    }

    @Test func resistanceSlowsAndAnchorsHold() async throws {
        let scene = try await DynamicScene()
        let (slow, fixed) = (scene.square(at: CGPoint(x: 100, y: 100)), scene.square(at: CGPoint(x: 100, y: 500)))
        let properties = UIDynamicItemBehavior(items: [slow])
        properties.resistance = 2
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: slow)
        #expect(properties.linearVelocity(for: slow).x == 100)
        let anchor = UIDynamicItemBehavior(items: [fixed])
        anchor.isAnchored = true
        for behavior in [properties, anchor, UIGravityBehavior(items: [fixed])] { scene.animator.addBehavior(behavior) }
        await scene.advance(1000)
        // e⁻² of the velocity remains.
        #expect(abs(properties.linearVelocity(for: slow).x - 13.5) < 1)
        #expect(fixed.center == CGPoint(x: 100, y: 500))
    }

    @Test func theLastBehaviourOfAnItemDecides() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let (first, last) = (UIDynamicItemBehavior(items: [square]), UIDynamicItemBehavior(items: [square]))
        first.isAnchored = true
        for behavior in [first, last, UIGravityBehavior(items: [square])] { scene.animator.addBehavior(behavior) }
        await scene.advance(300)
        #expect(square.center.y > 120)
        scene.animator.removeBehavior(last)
        await scene.advance(100)
        let place = square.center
        await scene.advance(300)
        #expect(square.center == place)
    }
}
