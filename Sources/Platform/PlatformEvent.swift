import CoreGraphics

/// An event of a window, caused by the user, the window system or a test. Every back end converts its own events to
/// these.
package enum PlatformEvent: Hashable, Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case pinch(PinchEvent)
    case key(KeyEvent)
    /// Text that an input method is composing, which replaces the previous composition.
    case composition(TextComposition)
    /// Text that an input method has committed.
    case text(String)
    /// The size, scale, safe area or appearance has changed.
    case metrics(DisplayMetrics)
    /// The window became active or inactive.
    case activation(Bool)
    /// The window became visible or completely hidden.
    case visibility(Bool)
    case closeRequested
    /// A request from assistive technology.
    case accessibility(AccessibilityRequest)
}
