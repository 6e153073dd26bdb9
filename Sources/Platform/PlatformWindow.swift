import CoreGraphics

/// A window of a back end, which fills one display.
@MainActor package protocol PlatformWindow: AnyObject {
    /// The current size and scale. A `.metrics` event reports a change.
    var metrics: DisplayMetrics { get }
    var title: String { get set }
    /// The shape of the pointer over the window; an arrow by default.
    var pointerShape: PointerShape { get set }
    /// Displays a frame. The pixels are borrowed, and are overwritten after the call returns.
    func present(_ frame: Frame)
    func close()
    /// Requests a rotation of the display by 90°. A `.metrics` event confirms the rotation. A window whose size the
    /// app does not control is not rotated.
    func rotate()
    /// The minimum and maximum size to which the user can resize the window; `nil` if the app does not control them.
    var sizeLimits: SizeLimits? { get set }
    /// Whether the window can be rotated.
    var canRotate: Bool { get }
    /// Text entry by an input method or an on-screen keyboard; `nil` if the back end has none.
    var textInput: (any TextInput)? { get }
    /// The connection to assistive technology; `nil` if there is none.
    var accessibilityMirror: (any AccessibilityMirror)? { get }
}

extension PlatformWindow {
    package func rotate() {}
    package var canRotate: Bool { false }
    package var sizeLimits: SizeLimits? {
        get { nil }
        set {}
    }
    package var accessibilityMirror: (any AccessibilityMirror)? { nil }
}
