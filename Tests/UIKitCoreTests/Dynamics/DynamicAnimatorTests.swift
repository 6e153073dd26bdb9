import CaretTesting
import Testing
import UIKit

/// The behaviours of an animator.
@MainActor @Suite(.app) struct DynamicAnimatorTests {
    private final class Combined: UIDynamicBehavior {
        var moves: [Bool] = []
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }

    @Test func childrenActWithTheirParent() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let (parent, child) = (Combined(), UIGravityBehavior(items: [square]))
        parent.addChildBehavior(child)
        #expect(parent.dynamicAnimator == nil && parent.childBehaviors.count == 1)
        var steps = 0
        parent.action = { steps += 1 }
        scene.animator.addBehavior(parent)
        #expect(child.dynamicAnimator === scene.animator && scene.animator.behaviors.count == 1 && parent.moves == [true])
        await scene.advance(500)
        #expect(square.center.y > 200 && steps > 20)
        scene.animator.removeBehavior(parent)
        let place = square.center
        await scene.advance(500)
        #expect(square.center == place && parent.moves == [true, false] && child.dynamicAnimator == nil)
        #expect(!scene.animator.isRunning && scene.log.lines == ["resume", "pause"])
    }

    @Test func aBehaviourBelongsToOneAnimatorAndOneParent() async throws {
        let scene = try await DynamicScene()
        let gravity = UIGravityBehavior(items: [scene.square(at: .zero)])
        scene.animator.addBehavior(gravity)
        scene.animator.addBehavior(gravity)
        let other = UIDynamicAnimator(referenceView: scene.view)
        other.addBehavior(gravity)
        let parent = UIDynamicBehavior()
        parent.addChildBehavior(gravity)
        parent.addChildBehavior(parent)
        #expect(scene.animator.behaviors.count == 1 && other.behaviors.isEmpty && parent.childBehaviors.isEmpty)
        scene.animator.removeAllBehaviors()
        #expect(scene.animator.behaviors.isEmpty)
    }

    @Test func itemsAreFoundByTheirPlace() async throws {
        let scene = try await DynamicScene()
        let (one, two) = (scene.square(at: CGPoint(x: 50, y: 50)), scene.square(at: CGPoint(x: 300, y: 700)))
        scene.animator.addBehavior(UIDynamicItemBehavior(items: [one, two]))
        let found = scene.animator.items(in: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(found.count == 1 && found.first === one)
    }

    @Test func theAppMovesAnItemByUpdatingIt() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let properties = UIDynamicItemBehavior(items: [square])
        scene.animator.addBehavior(properties)
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: square)
        await scene.advance(100)
        square.center = CGPoint(x: 50, y: 500)
        scene.animator.updateItem(usingCurrentState: square)
        await scene.advance(100)
        #expect(abs(square.center.x - 60) < 3 && square.center.y == 500)
        #expect(properties.linearVelocity(for: square) == CGPoint(x: 100, y: 0))
    }

    @Test func anActionMayRemoveItsBehaviour() async throws {
        let scene = try await DynamicScene()
        let square = scene.square(at: CGPoint(x: 100, y: 100))
        let gravity = UIGravityBehavior(items: [square])
        gravity.action = { [weak gravity, weak animator = scene.animator] in
            if let gravity, square.center.y > 150 { animator?.removeBehavior(gravity) }
        }
        scene.animator.addBehavior(gravity)
        await scene.advance(2000)
        #expect(square.center.y < 200 && scene.animator.behaviors.isEmpty)
    }

    @Test func animatorAndItemsAreReleased() async throws {
        let scene = try await DynamicScene()
        weak var square: UIView?
        weak var animator: UIDynamicAnimator?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let own = UIDynamicAnimator(referenceView: scene.view)
            let collision = UICollisionBehavior(items: [view])
            collision.translatesReferenceBoundsIntoBoundary = true
            own.addBehavior(collision)
            own.addBehavior(UIGravityBehavior(items: [view]))
            await scene.advance(100)
            #expect(view.center.y > 25)
            (square, animator) = (view, own)
        }
        await scene.advance(100)
        #expect(square == nil && animator == nil)
    }

    @Test func unusualValuesDoNoHarm() async throws {
        let scene = try await DynamicScene()
        let empty = UIView(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        let properties = UIDynamicItemBehavior(items: [empty])
        (properties.density, properties.elasticity, properties.friction, properties.resistance) = (0, -1, -1, -5)
        let attachment = UIAttachmentBehavior(item: empty, attachedToAnchor: empty.center)
        (attachment.length, attachment.frequency, attachment.damping) = (-10, -1, -1)
        let collision = UICollisionBehavior(items: [empty, empty])
        collision.addBoundary(withIdentifier: "empty" as NSString, for: UIBezierPath())
        collision.removeBoundary(withIdentifier: "none" as NSString)
        let push = UIPushBehavior(items: [empty], mode: .continuous)
        push.pushDirection = CGVector(dx: .nan, dy: .infinity)
        properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: empty)
        collision.addBoundary(
            withIdentifier: "odd" as NSString, from: CGPoint(x: CGFloat.nan, y: 0), to: CGPoint(x: CGFloat.infinity, y: 0))
        for behavior in [properties, attachment, collision, push, UIGravityBehavior()] as [UIDynamicBehavior] {
            scene.animator.addBehavior(behavior)
        }
        await scene.advance(500)
        #expect(empty.center.x.isFinite && empty.center.y.isFinite)
        collision.addItem(empty)
        collision.removeItem(empty)
        scene.animator.updateItem(usingCurrentState: UIView())
        #expect(UIDynamicAnimator().items(in: .infinite).isEmpty)
    }

    @Test func theCellsOfALayoutMove() async throws {
        let scene = try await DynamicScene()
        let layout = HangingLayout()
        let list = UICollectionView(frame: scene.view.bounds, collectionViewLayout: layout)
        let source = Source()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        scene.view.addSubview(list)
        await scene.advance(100)
        let start = try #require(list.cellForItem(at: [0, 0])).frame
        layout.begin()
        await scene.advance(3000)
        let end = try #require(list.cellForItem(at: [0, 0])).frame
        #expect(start.minY == 0 && abs(end.maxY - 844) < 0.2)
        #expect(
            layout.animator?.layoutAttributesForCell(at: [0, 0]) != nil && layout.animator?.layoutAttributesForCell(at: [0, 9]) == nil)
    }

    /// A flow layout whose cells fall to the bottom.
    private final class HangingLayout: UICollectionViewFlowLayout {
        var animator: UIDynamicAnimator?

        func begin() {
            let animator = UIDynamicAnimator(collectionViewLayout: self)
            let items = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 844)) ?? []
            let collision = UICollisionBehavior(items: items)
            collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 844), to: CGPoint(x: 390, y: 844))
            animator.addBehavior(UIGravityBehavior(items: items))
            animator.addBehavior(collision)
            self.animator = animator
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.map { $0.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } }
                ?? super.layoutAttributesForElements(in: rect)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator?.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
}
