/// What a layer tree has done so far.
package struct LayerCounters: Equatable, Sendable {
    /// Layers that were laid out.
    package var layouts = 0
    /// Layers that were drawn.
    package var displays = 0
    /// Render nodes that were made.
    package var nodesMade = 0
    /// Commits that made a new tree.
    package var commits = 0

    package init() {}
}
