import CoreGraphics

/// The distances and delays that distinguish gestures, in points and seconds.
///
/// Apple documents only the duration and the movement of long presses. The other values are observed in apps on iOS
/// 17.
package enum GestureThresholds {
    /// 10 pt: the distance after which a touch becomes a drag. Observed: scroll views do not move before that.
    package static let panSlop: CGFloat = 10
    /// 45 pt: the maximum movement of a tap. Observed with buttons and tap recognizers.
    package static let tapMovement: CGFloat = 45
    /// 45 pt: the maximum distance between the taps of a double tap. Assumed to be the same as for one tap.
    package static let tapSeparation: CGFloat = 45
    /// 1.5 s: the maximum duration of a tap. Observed with a single tap recognizer.
    package static let tapDuration: TimeInterval = 1.5
    /// 0.35 s: the maximum interval between the taps of a double tap. Observed.
    package static let tapInterval: TimeInterval = 0.35
    /// 0.5 s: the duration of a long press. Documented default of
    /// `UILongPressGestureRecognizer.minimumPressDuration`.
    package static let pressDuration: TimeInterval = 0.5
    /// 10 pt: the maximum movement of a long press. Documented default of
    /// `UILongPressGestureRecognizer.allowableMovement`.
    package static let pressMovement: CGFloat = 10
    /// 0.15 s: the time that a scroll view waits for a drag before its content receives the touch. Observed.
    package static let contentTouchDelay: TimeInterval = 0.15
    /// 0.1 s: the period over which the velocity of a drag is measured. A touch that rests longer before it ends is
    /// not a flick.
    package static let velocityWindow: TimeInterval = 0.1
    /// 50 pt: the minimum distance of a swipe. Observed.
    package static let swipeDistance: CGFloat = 50
    /// 50 pt: the maximum sideways deviation of a swipe. Observed.
    package static let swipeDeviation: CGFloat = 50
    /// 0.5 s: the maximum duration of a swipe. Observed.
    package static let swipeDuration: TimeInterval = 0.5
    /// 8 pt: the change of distance between two touches after which a pinch begins. Observed.
    package static let pinchSlop: CGFloat = 8
    /// 0.17 rad, ten degrees: the angle after which a rotation begins. Observed.
    package static let rotationSlop: CGFloat = 0.17
    /// 20 pt: the maximum distance from the edge at which a screen-edge pan begins. Observed.
    package static let edgeDistance: CGFloat = 20
}
