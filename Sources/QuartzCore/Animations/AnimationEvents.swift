/// The animation events of a commit. Observers are notified after the frame is shown, because they may change layers.
struct AnimationEvents {
    var started: [CAAnimation] = []
    var ended: [(layer: CALayer, animation: AttachedAnimation)] = []
}
