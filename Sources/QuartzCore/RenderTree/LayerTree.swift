/// The layers of one screen, and the construction of their render tree.
///
/// A change marks the layer and its ancestors, and requests a frame through `onChange`. The frame loop calls
/// ``layoutIfNeeded()``, ``displayIfNeeded()`` and ``commit(at:)``, which follow the marks only, so the cost is
/// proportional to the changed part of the tree. A commit closes the transaction, applies the animations to the
/// properties and advances time-driven layers. It then creates new nodes along the marked paths; all other nodes are
/// shared with the previous tree. ``finishAnimations(at:)`` notifies delegates and transactions after the frame is
/// shown.
@MainActor package final class LayerTree {
    package let root: CALayer
    /// Called when something changes, at most once per frame.
    package var onChange: (@MainActor () -> Void)?
    package var counters = LayerCounters()
    private var hasRequestedFrame = false
    /// The layers with animations, in the order of their first animation.
    private var animating: [CALayer] = []
    private var events = AnimationEvents()
    private var committed: RenderNode?
    /// Layers that change over time without an animation.
    private var timed: [Weak] = []
    /// The time of the last commit, in seconds.
    private(set) var time = 0.0

    private struct Weak {
        weak var layer: CALayer?
    }

    package init(root: CALayer) {
        self.root = root
        root.setTree(self)
    }

    package var needsLayout: Bool { !root.dirtyFlags.isDisjoint(with: [.layout, .layoutBelow]) }
    package var needsDisplay: Bool { !root.dirtyFlags.isDisjoint(with: [.display, .displayBelow]) }
    /// Whether any layer has changed since the last commit.
    package var hasChanges: Bool { !root.dirtyFlags.isDisjoint(with: [.node, .nodeBelow]) }
    /// Whether the next frame has to commit changes or animations. Paused animations do not request a frame.
    package var needsCommit: Bool { hasChanges || !animating.isEmpty || hasRunningTimedLayers }
    /// Whether a later frame will differ without any further change.
    package var hasRunningAnimations: Bool { animating.contains { $0.isMoving } || hasRunningTimedLayers }

    /// Whether an animation with an end is running. Endless repetitions and particles do not count.
    package var hasFiniteAnimations: Bool { animating.contains { $0.hasFiniteAnimations } }

    private var hasRunningTimedLayers: Bool { timed.contains { ($0.layer as? any TimedLayer)?.isRunning ?? false } }

    func treeDidChange() {
        guard !hasRequestedFrame else { return }
        hasRequestedFrame = true
        onChange?()
    }

    func trackAnimations(of layer: CALayer) {
        if layer.links.sampler !== self { animating.append(layer) }
        layer.links.sampler = self
        treeDidChange()
    }

    func trackTimed(_ layer: CALayer) {
        timed.removeAll { $0.layer == nil || $0.layer === layer }
        timed.append(Weak(layer: layer))
        treeDidChange()
    }

    private func advanceTimed() {
        timed.removeAll { $0.layer?.links.tree !== self }
        for item in timed {
            guard let layer = item.layer as? any TimedLayer, layer.isRunning else { continue }
            layer.advance(to: time)
        }
    }

    /// Lays out every layer that needs layout once, ancestors before descendants.
    ///
    /// - Returns: The number of layers that were laid out.
    @discardableResult package func layoutIfNeeded() -> Int { root.layOutSubtreeIfDirty() }

    /// Draws every layer that needs display.
    package func displayIfNeeded() { root.displaySubtreeIfDirty() }

    /// Closes the transaction, applies animations at `time`, and updates the marked paths of the render tree.
    package func commit(at time: Double) -> RenderNode {
        CATransaction.close()
        // Marks that are set during the commit are included in it, and must not request another frame.
        hasRequestedFrame = true
        self.time = time
        for layer in animating {
            layer.animationsWillApply()
            let before = layer.animatedValues?.extras
            layer.animatedValues = layer.sample(at: time, recording: &events)
            layer.displayExtras(since: before)
            layer.animationsDidApply()
            layer.mark(.node)
        }
        advanceTimed()
        for layer in animating where layer.attached.isEmpty { layer.links.sampler = nil }
        animating.removeAll { $0.attached.isEmpty }
        hasRequestedFrame = false
        if committed == nil || !root.dirtyFlags.isDisjoint(with: [.node, .nodeBelow]) {
            committed = root.renderNode(counting: &counters.nodesCreated)
            counters.commits += 1
        }
        for (layer, _) in events.ended where layer.attached.isEmpty { layer.animatedValues = nil }
        return committed ?? root.renderNode(counting: &counters.nodesCreated)
    }

    /// Ends a frame that did not commit, so that the next change requests a frame again.
    package func endWithoutCommit() {
        CATransaction.close()
        hasRequestedFrame = false
    }

    /// Notifies delegates and transactions of the animations that started or ended with the last commit.
    package func finishAnimations(at time: Double) {
        let all = events
        events = AnimationEvents()
        for animation in all.started { animation.didStart() }
        for (layer, animation) in all.ended { layer.stop(animation, finished: true) }
    }
}

/// A layer that changes over time by itself.
@MainActor protocol TimedLayer: CALayer {
    /// Whether the layer will look different in a later frame.
    var isRunning: Bool { get }
    /// Advances the layer to a time of the outermost layer, in seconds.
    func advance(to time: Double)
}
