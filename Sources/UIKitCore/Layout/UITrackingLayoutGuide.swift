/// A guide that follows something on the screen, with constraints that count only while it is near an edge, or away from it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    /// The edges of the owning view that what is followed is near to.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Has constraints count while what is followed is near all of some edges; those that were set for them before end.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// The constraints that count near these edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }

    /// Has constraints count while what is followed is near none of some edges; those that were set for them before end.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// The constraints that count away from these edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }

    /// Ends all constraints that were set for being near or away.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
        near = [:]
        away = [:]
    }

    /// Those that end do so before others begin, for the two may contradict each other.
    func updateTrackedConstraints() {
        let edges = nearEdges
        let all =
            near.map { (NSDirectionalRectEdge(rawValue: $0.key).isSubset(of: edges), $0.value) }
            + away.map { (NSDirectionalRectEdge(rawValue: $0.key).isDisjoint(with: edges), $0.value) }
        for (isActive, constraints) in all where !isActive { NSLayoutConstraint.deactivate(constraints) }
        for (isActive, constraints) in all where isActive { NSLayoutConstraint.activate(constraints) }
    }
}
