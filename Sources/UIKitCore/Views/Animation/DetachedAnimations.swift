/// Animations of layers that were in no window when the animations were added.
///
/// A controller that animates in `viewDidLoad` or `viewWillAppear` enters its window in the same turn of the run
/// loop. Its animations begin with the next commit. If a layer is in no window by then, its animations are ended,
/// because they would never run.
@MainActor struct DetachedAnimations {
    private struct Entry {
        let layer: CALayer
        let end: @MainActor () -> Void
    }

    private var entries: [Entry] = []

    /// Calls `end` before the next commit, unless the layer is in a window by then. Requests a frame.
    static func add(_ layer: CALayer, _ end: @escaping @MainActor () -> Void) {
        let host = ApplicationHost.running
        host.detachedAnimations.entries.append(Entry(layer: layer, end: end))
        host.frameLoop.setNeedsFrame()
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Ends the animations of layers that are still in no window.
    static func end() {
        guard let host = ApplicationHost.current, !host.detachedAnimations.isEmpty else { return }
        let entries = exchange(&host.detachedAnimations, with: DetachedAnimations()).entries
        for entry in entries where entry.layer.links.tree == nil { entry.end() }
    }
}
