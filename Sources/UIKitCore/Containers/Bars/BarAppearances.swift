/// The appearances that a bar, or one of its screens, was given.
@MainActor struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var compact: Appearance?
    var edge: Appearance?
    var compactEdge: Appearance?

    /// The appearance for a bar over content.
    func standard(isCompact: Bool) -> Appearance? { isCompact ? compact ?? standard : standard }
    /// The appearance for a bar at the edge of content.
    func edge(isCompact: Bool) -> Appearance? { isCompact ? compactEdge ?? edge : edge }
}
