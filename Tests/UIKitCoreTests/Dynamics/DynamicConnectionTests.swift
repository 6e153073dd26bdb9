import CaretTesting
import Testing
import UIKit

/// Attachments and snaps.
@MainActor @Suite(.app) struct DynamicConnectionTests {
    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

    @Test func aPendulumKeepsItsLength() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 300, y: 200), side: 40)
        let anchor = CGPoint(x: 195, y: 200)
        let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
        #expect(attachment.length == 105 && attachment.attachedBehaviorType == .anchor && attachment.anchorPoint == anchor)
        scene.animator.addBehavior(attachment)
        scene.animator.addBehavior(UIGravityBehavior(items: [square]))
        var lowest: CGFloat = 0
        for _ in 0..<60 {
            await scene.advance(17)
            #expect(abs(distance(square.center, anchor) - 105) < 1)
            lowest = max(lowest, square.center.y)
        }
        #expect(lowest > 300)
    }

    @Test func anElasticAttachmentSwings() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 180))
        let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 100, y: 100))
        attachment.length = 50
        attachment.frequency = 1
        attachment.damping = 0
        scene.animator.addBehavior(attachment)
        // Half a period after the start the item is as far on the other side of the length.
        await scene.advance(500)
        #expect(abs(square.center.y - 120) < 5)
        await scene.advance(500)
        #expect(abs(square.center.y - 180) < 8)
        attachment.damping = 1
        await scene.advance(3000)
        #expect(abs(square.center.y - 150) < 0.5)
    }

    @Test func theItemFollowsItsAnchor() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 200))
        let attachment = UIAttachmentBehavior(
            item: square, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedToAnchor: CGPoint(x: 120, y: 200))
        #expect(attachment.length == 0)
        let properties = UIDynamicItemBehavior(items: [square])
        properties.allowsRotation = false
        scene.animator.addBehavior(properties)
        scene.animator.addBehavior(attachment)
        for step in 1...20 {
            attachment.anchorPoint = CGPoint(x: 120 + CGFloat(step) * 5, y: 200)
            await scene.advance(17)
        }
        await scene.advance(500)
        #expect(distance(square.center, CGPoint(x: 200, y: 200)) < 1)
    }

    @Test func twoItemsAreConnected() async throws {
        let scene = try await DynamicScene()
        let (upper, lower) = (scene.square(at: CGPoint(x: 100, y: 100), side: 40), scene.square(at: CGPoint(x: 100, y: 300), side: 40))
        let anchor = UIDynamicItemBehavior(items: [upper])
        anchor.isAnchored = true
        let attachment = UIAttachmentBehavior(item: upper, attachedTo: lower)
        #expect(attachment.length == 200 && attachment.attachedBehaviorType == .items && attachment.items.count == 2)
        for behavior in [anchor, attachment, UIGravityBehavior(items: [lower])] { scene.animator.addBehavior(behavior) }
        await scene.advance(1000)
        #expect(abs(lower.center.y - 300) < 1)
        scene.animator.removeBehavior(attachment)
        await scene.advance(300)
        #expect(lower.center.y > 320)
    }

    @Test func aRopeOnlyLimitsTheDistance() async throws {
        let scene = try await DynamicScene()
        let (upper, lower) = (scene.square(at: CGPoint(x: 100, y: 100), side: 40), scene.square(at: CGPoint(x: 100, y: 300), side: 40))
        let anchor = UIDynamicItemBehavior(items: [upper])
        anchor.isAnchored = true
        let rope = UIAttachmentBehavior.limitAttachment(with: upper, offsetFromCenter: .zero, attachedTo: lower, offsetFromCenter: .zero)
        let gravity = UIGravityBehavior(items: [lower])
        for behavior in [anchor, rope, gravity] { scene.animator.addBehavior(behavior) }
        gravity.magnitude = 1
        await scene.advance(500)
        #expect(abs(lower.center.y - 300) < 1)
        gravity.gravityDirection = CGVector(dx: 0, dy: -0.1)
        await scene.advance(500)
        #expect(lower.center.y < 295)
    }

    @Test func aSlidingItemStaysOnItsLine() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100), side: 40)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: square, attachmentAnchor: square.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 150)
        let gravity = UIGravityBehavior(items: [square])
        gravity.gravityDirection = CGVector(dx: 1, dy: 1)
        scene.animator.addBehavior(slide)
        scene.animator.addBehavior(gravity)
        await scene.advance(1500)
        #expect(abs(square.center.x - 250) < 1 && abs(square.center.y - 100) < 1)
        #expect(abs(square.transform.b) < 0.01)
    }

    @Test func pinnedItemsTurnAndFixedOnesDoNot() async throws {
        let scene = try await DynamicScene()
        let (first, second) = (scene.square(at: CGPoint(x: 100, y: 100), side: 40), scene.square(at: CGPoint(x: 160, y: 100), side: 40))
        let anchor = UIDynamicItemBehavior(items: [first])
        anchor.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 130, y: 100))
        for behavior in [anchor, pin, UIGravityBehavior(items: [second])] { scene.animator.addBehavior(behavior) }
        await scene.advance(250)
        #expect(second.center.y > 110 && abs(distance(second.center, CGPoint(x: 130, y: 100)) - 30) < 1)
        scene.animator.removeBehavior(pin)
        second.center = CGPoint(x: 160, y: 100)
        second.transform = .identity
        scene.animator.updateItem(usingCurrentState: second)
        let still = UIDynamicItemBehavior(items: [second])
        scene.animator.addBehavior(still)
        still.addLinearVelocity(CGPoint(x: -still.linearVelocity(for: second).x, y: -still.linearVelocity(for: second).y), for: second)
        still.addAngularVelocity(-still.angularVelocity(for: second), for: second)
        scene.animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 130, y: 100)))
        await scene.advance(500)
        #expect(distance(second.center, CGPoint(x: 160, y: 100)) < 2 && abs(second.transform.b) < 0.05)
    }

    @Test(arguments: [0, 0.5, 1] as [CGFloat]) func aSnapEndsAtItsPoint(damping: CGFloat) async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 200))
        square.transform = CGAffineTransform(rotationAngle: 0.5)
        let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 250, y: 600))
        #expect(snap.damping == 0.5)
        snap.damping = damping
        scene.animator.addBehavior(snap)
        await scene.advance(4000)
        #expect(distance(square.center, CGPoint(x: 250, y: 600)) < 0.5 && abs(square.transform.b) < 0.01)
        #expect(scene.log.lines == ["resume", "pause"])
        snap.snapPoint = CGPoint(x: 100, y: 100)
        await scene.advance(4000)
        #expect(distance(square.center, CGPoint(x: 100, y: 100)) < 0.5)
        #expect(scene.log.lines == ["resume", "pause", "resume", "pause"])
    }
}
