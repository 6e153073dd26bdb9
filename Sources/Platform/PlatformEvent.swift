import CoreGraphics

/// What a person, the window system or a test does to a window. Every back end translates its own events into these.
package enum PlatformEvent: Hashable, Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case pinch(PinchEvent)
    case key(KeyEvent)
    /// Text that an input method is composing: it stands in the place of what it was before.
    case composition(TextComposition)
    /// Text that an input method has finished composing.
    case text(String)
    /// Size, scale, safe area or appearance changed.
    case metrics(DisplayMetrics)
    /// The window became the one a person works in, or stopped being it.
    case activation(Bool)
    /// Something of the window can be seen again, or nothing of it any more.
    case visibility(Bool)
    case closeRequested
    /// Assistive technology wants something.
    case accessibility(AccessibilityRequest)
}
