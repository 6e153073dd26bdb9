/// A guide that follows an object on the screen, with constraints that are active while the object is near or away
/// from edges.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var awayConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    /// The edges of the owning view near the tracked object.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets the constraints that are active while the object is near all given edges, and deactivates the previous
    /// constraints for these edges.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(nearConstraints[edge.rawValue] ?? [])
        nearConstraints[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// Returns the constraints that were set to be active near these edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { nearConstraints[edge.rawValue] ?? [] }

    /// Sets the constraints that are active while the object is near none of the given edges, and deactivates the
    /// previous constraints for these edges.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(awayConstraints[edge.rawValue] ?? [])
        awayConstraints[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// Returns the constraints that were set to be active away from these edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { awayConstraints[edge.rawValue] ?? [] }

    /// Deactivates and removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(nearConstraints.values.flatMap { $0 } + awayConstraints.values.flatMap { $0 })
        nearConstraints = [:]
        awayConstraints = [:]
    }

    /// Updates the active constraints. Deactivation comes first, because old and new constraints may conflict.
    func updateTrackedConstraints() {
        let edges = nearEdges
        let constraintGroups =
            nearConstraints.map { (NSDirectionalRectEdge(rawValue: $0.key).isSubset(of: edges), $0.value) }
            + awayConstraints.map { (NSDirectionalRectEdge(rawValue: $0.key).isDisjoint(with: edges), $0.value) }
        for (isActive, constraints) in constraintGroups where !isActive { NSLayoutConstraint.deactivate(constraints) }
        for (isActive, constraints) in constraintGroups where isActive { NSLayoutConstraint.activate(constraints) }
    }
}
