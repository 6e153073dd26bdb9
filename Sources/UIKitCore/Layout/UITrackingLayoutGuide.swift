/// A guide that follows an object on the screen, with constraints that are active while the object is near or away
/// from edges.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    /// The edges of the owning view near the tracked object.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets the constraints that are active while the object is near all given edges, and deactivates the previous
    /// constraints for these edges.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// Returns the constraints that are active near these edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }

    /// Sets the constraints that are active while the object is near none of the given edges, and deactivates the
    /// previous constraints for these edges.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// Returns the constraints that are active away from these edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }

    /// Deactivates and removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
        near = [:]
        away = [:]
    }

    /// Updates the active constraints. Deactivation comes first, since the two sets may conflict.
    func updateTrackedConstraints() {
        let edges = nearEdges
        let all =
            near.map { (NSDirectionalRectEdge(rawValue: $0.key).isSubset(of: edges), $0.value) }
            + away.map { (NSDirectionalRectEdge(rawValue: $0.key).isDisjoint(with: edges), $0.value) }
        for (isActive, constraints) in all where !isActive { NSLayoutConstraint.deactivate(constraints) }
        for (isActive, constraints) in all where isActive { NSLayoutConstraint.activate(constraints) }
    }
}
