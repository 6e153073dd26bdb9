@testable import QuartzCore

/// A layer in a tree, and its frames.
@MainActor struct Stage {
    let root = CALayer()
    let layer = CALayer()
    let tree: LayerTree

    /// Shows the layer once at time 0, so that later changes have a start value.
    init() {
        tree = LayerTree(root: root)
        root.addSublayer(layer)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        frame(at: 0)
    }

    /// Makes the frame of a time, as the frame loop does.
    func frame(at time: Double) {
        tree.layoutIfNeeded()
        tree.displayIfNeeded()
        _ = tree.commit(at: time)
        tree.finishAnimations(at: time)
    }

    /// Changes layers without any action.
    func quietly(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    /// The layer in the last frame.
    var shown: CALayer { layer.presentation() ?? layer }
}

/// Records the starts and ends of animations.
@MainActor final class AnimationListener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag ? "end" : "cut") }
}
