import CoreGraphics

/// The distances and delays that tell one gesture from another. Points and seconds.
///
/// Apple documents none but the two of long presses; the others are what apps on iOS 17 can be seen to do.
package enum GestureThresholds {
    /// 10 pt: how far a finger travels before it drags. Observed: scroll views hold still for that long.
    package static let panSlop: CGFloat = 10
    /// 45 pt: how far a finger may wander while it taps. Observed: buttons and tap recognizers forgive that much.
    package static let tapMovement: CGFloat = 45
    /// 45 pt: how far apart the taps of a double tap may be. The same allowance as for one tap.
    package static let tapSeparation: CGFloat = 45
    /// 1.5 s: a finger that rests longer than this does not tap. Observed with a single tap recognizer.
    package static let tapDuration: TimeInterval = 1.5
    /// 0.35 s: the longest pause between the taps of a double tap. Observed.
    package static let tapInterval: TimeInterval = 0.35
    /// 0.5 s: how long a press is. Documented default of `UILongPressGestureRecognizer.minimumPressDuration`.
    package static let pressDuration: TimeInterval = 0.5
    /// 10 pt: how far a pressing finger may wander. Documented default of `UILongPressGestureRecognizer.allowableMovement`.
    package static let pressMovement: CGFloat = 10
    /// 0.15 s: how long a scroll view waits for a drag before its content sees the touch. Observed.
    package static let contentTouchDelay: TimeInterval = 0.15
    /// 0.1 s: the stretch of movement that the velocity of a drag is measured over. A finger that rests longer does not flick.
    package static let velocityWindow: TimeInterval = 0.1
    /// 50 pt: how far fingers swipe. Observed.
    package static let swipeDistance: CGFloat = 50
    /// 50 pt: how far a swipe may stray to a side. Observed.
    package static let swipeDeviation: CGFloat = 50
    /// 0.5 s: how long a swipe may take. Observed.
    package static let swipeDuration: TimeInterval = 0.5
    /// 8 pt: how far two fingers come apart or together before they pinch. Observed.
    package static let pinchSlop: CGFloat = 8
    /// 0.17 rad, ten degrees: how far two fingers turn before they rotate. Observed.
    package static let rotationSlop: CGFloat = 0.17
    /// 20 pt: how close to the edge a finger has to come down to drag from there. Observed.
    package static let edgeReach: CGFloat = 20
}
