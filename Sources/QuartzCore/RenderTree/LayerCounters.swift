/// Counts the work of a layer tree since its creation.
package struct LayerCounters: Equatable, Sendable {
    /// The number of layers that were laid out.
    package var layouts = 0
    /// The number of layers that were drawn.
    package var displays = 0
    /// The number of render nodes that were created.
    package var nodesCreated = 0
    /// The number of commits that created a new tree.
    package var commits = 0

    package init() {}
}
