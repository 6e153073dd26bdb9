/// What becomes of an animation.
package enum AnimationMoment: Sendable, Hashable {
    /// Its first frame is about to be shown.
    case started
    /// It has ended, or was taken off before.
    case stopped(isFinished: Bool)
}
