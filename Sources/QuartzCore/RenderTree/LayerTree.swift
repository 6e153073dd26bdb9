/// The layers of one screen, and the way from them to a render tree.
///
/// Changes mark layers and ask for a frame through `onChange`; the frame loop lays out, draws and commits.
@MainActor package final class LayerTree {
    package let root: CALayer
    /// Called when something changes, once until the next commit.
    package var onChange: (@MainActor () -> Void)?
    package var counters = LayerCounters()
    private var hasAsked = false
    /// In the order in which they got their first animation.
    private var animating: [CALayer] = []
    private var news = AnimationNews()
    private var committed: RenderNode?
    /// Layers that look different as time goes by, without any animation.
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

    package var needsLayout: Bool { !root.marks.isDisjoint(with: [.layout, .layoutBelow]) }
    package var needsDisplay: Bool { !root.marks.isDisjoint(with: [.display, .displayBelow]) }
    /// Whether any layer has changed since the last commit.
    package var isMarked: Bool { !root.marks.isDisjoint(with: [.node, .nodeBelow]) }
    /// Whether there is anything to commit, once there is a frame; animations that stand still do not ask for one.
    package var needsCommit: Bool { isMarked || !animating.isEmpty || hasTimed }
    /// Whether a later frame will look different without any further change.
    package var hasRunningAnimations: Bool { animating.contains { $0.isMoving } || hasTimed }

    /// Whether an animation runs that will end: not one that repeats for ever, nor particles.
    package var hasAnimationsThatEnd: Bool { animating.contains { $0.isMovingToAnEnd } }

    private var hasTimed: Bool { timed.contains { ($0.layer as? any TimedLayer)?.isRunning ?? false } }

    func noteChange() {
        guard !hasAsked else { return }
        hasAsked = true
        onChange?()
    }

    func noteAnimations(of layer: CALayer) {
        if layer.links.sampler !== self { animating.append(layer) }
        layer.links.sampler = self
        noteChange()
    }

    func noteTimed(_ layer: CALayer) {
        timed.removeAll { $0.layer == nil || $0.layer === layer }
        timed.append(Weak(layer: layer))
        noteChange()
    }

    private func advanceTimed() {
        timed.removeAll { $0.layer?.links.tree !== self }
        for item in timed {
            guard let layer = item.layer as? any TimedLayer, layer.isRunning else { continue }
            layer.advance(to: time)
        }
    }

    /// Lays out every layer that is out of date, parents before children, once.
    ///
    /// - Returns: how many layers were laid out.
    @discardableResult package func layoutIfNeeded() -> Int { root.layOutMarked() }

    /// Draws every layer that is out of date.
    package func displayIfNeeded() { root.displayMarked() }

    /// Closes the transaction, applies animations at `time`, and renews the dirty paths of the render tree.
    package func commit(at time: Double) -> RenderNode {
        CATransaction.close()
        // What is marked here is taken up by this commit, and asks for no other.
        hasAsked = true
        self.time = time
        for layer in animating {
            layer.animationsWillApply()
            let before = layer.sampled?.extras
            layer.sampled = layer.sample(at: time, noting: &news)
            layer.displayExtras(since: before)
            layer.animationsDidApply()
            layer.mark(.node)
        }
        advanceTimed()
        for layer in animating where layer.attached.isEmpty { layer.links.sampler = nil }
        animating.removeAll { $0.attached.isEmpty }
        hasAsked = false
        if committed == nil || !root.marks.isDisjoint(with: [.node, .nodeBelow]) {
            committed = root.renderNode(counting: &counters.nodesMade)
            counters.commits += 1
        }
        for (layer, _) in news.ended where layer.attached.isEmpty { layer.sampled = nil }
        return committed ?? root.renderNode(counting: &counters.nodesMade)
    }

    /// Ends a frame in which nothing came of what was asked for, so that the next change asks again.
    package func endWithoutCommit() {
        CATransaction.close()
        hasAsked = false
    }

    /// Tells delegates and transactions of the animations that started or ended with the last commit.
    package func finishAnimations(at time: Double) {
        let all = news
        news = AnimationNews()
        for animation in all.started { animation.didStart() }
        for (layer, animation) in all.ended { layer.stop(animation, finished: true) }
    }
}

/// A layer that draws itself anew as time goes by.
@MainActor protocol TimedLayer: CALayer {
    /// Whether a later frame will look different.
    var isRunning: Bool { get }
    /// Brings the layer to the outermost layer's time, in seconds.
    func advance(to time: Double)
}
