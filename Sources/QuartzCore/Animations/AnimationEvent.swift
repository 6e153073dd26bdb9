/// An event in the life of an animation.
package enum AnimationEvent: Sendable, Hashable {
    /// The first frame of the animation is about to be shown.
    case started
    /// The animation has ended, or was removed before its end.
    case stopped(isFinished: Bool)
}
