/// The appearances that are set on a bar or on one of its navigation items.
@MainActor struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    /// Returns the appearance of a bar with content under it.
    func standard(isCompact: Bool) -> Appearance? { isCompact ? compact ?? standard : standard }
    /// Returns the appearance of a bar at which the content ends (its scroll edge).
    func scrollEdge(isCompact: Bool) -> Appearance? { isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge }
}
