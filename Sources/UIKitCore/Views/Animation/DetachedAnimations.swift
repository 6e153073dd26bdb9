/// Animations of layers that were in no window when the animations were added.
///
/// A screen that animates in `viewDidLoad` or `viewWillAppear` comes into its window in the same turn, and its animations begin with the
/// next commit. What is in no window by then is never shown: its animations are over.
@MainActor struct DetachedAnimations {
    private struct Entry {
        let layer: CALayer
        let end: @MainActor () -> Void
    }

    private var entries: [Entry] = []

    /// Has `end` called before the next commit, unless the layer is in a window then. Asks for a frame.
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
