/// The animation events of a commit. Observers are notified after the frame is shown, because a delegate may change
/// layers.
struct AnimationNews {
    var started: [CAAnimation] = []
    var ended: [(layer: CALayer, animation: AttachedAnimation)] = []
}
