/// A rule by which an animator moves items, or a group of such rules.
///
/// An app subclasses it to combine behaviours: it adds them as children.
/// - Source: https://developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The children, in the order of their addition.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in each step of the animation, after the items were moved.
    open var action: (() -> Void)?
    /// The animator to which the behaviour, or the behaviour of which it is a child, was added.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

    /// The animator to which the behaviour was added itself.
    weak var animator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// Adds a behaviour that acts as long as this one does. A behaviour is a child of at most one other.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent == nil, behavior.animator == nil, behavior !== self, !behavior.tree.contains(where: { $0 === self }) else {
            return
        }
        behavior.parent = self
        childBehaviors.append(behavior)
        guard let animator = dynamicAnimator else { return }
        behavior.tree.forEach { $0.willMove(to: animator) }
        animator.changed()
    }

    /// Removes a child. Has no effect if the behaviour is no child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.tree.forEach { $0.willMove(to: nil) } }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        animator?.changed()
    }

    /// Called before the behaviour is added to an animator, or with `nil` before it is removed. Does nothing by
    /// default.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The behaviour and all children, their children included.
    var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    // MARK: - What subclasses of UIKit do

    /// The items on which the behaviour acts.
    var affectedItems: [any UIDynamicItem] { [] }
    /// Adds walls, joints and properties to the simulation, which has bodies for all items.
    func prepare(_ simulation: DynamicSimulation) {}
    /// Applies forces before each step.
    func applyForces(_ simulation: DynamicSimulation, duration: Double) {}
    /// Whether the behaviour moves items that are at rest, such as a continuous push.
    var isPushing: Bool { false }

    /// Tells the animator that it has to read the behaviour again.
    func changed() { dynamicAnimator?.changed() }
}
