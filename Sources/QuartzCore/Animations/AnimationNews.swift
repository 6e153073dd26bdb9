/// What a commit found out about animations, to be told once the frame is shown: a delegate may change layers as it likes.
struct AnimationNews {
    var started: [CAAnimation] = []
    var ended: [(layer: CALayer, animation: AttachedAnimation)] = []
}
