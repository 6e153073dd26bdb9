import CoreGraphics

/// A window of a back end, which fills one display.
@MainActor package protocol PlatformWindow: AnyObject {
    /// The current size and scale; a `.resized` event says when they change.
    var metrics: DisplayMetrics { get }
    var title: String { get set }
    /// What a mouse's pointer looks like while it is over the window; an arrow at first.
    var pointerShape: PointerShape { get set }
    /// Shows a frame. The pixels are borrowed: they are drawn over after this call returns.
    func present(_ frame: Frame)
    func close()
    /// Asks for the same display turned by 90°; an event says so if it is. Windows whose shape is somebody else's stay as they are.
    func turn()
    /// How small and large a person may make the window; `nil` where that is not the app's to say.
    var sizeLimits: SizeLimits? { get set }
    /// Whether ``turn()`` does anything.
    var canTurn: Bool { get }
    /// Text entry by an input method or on-screen keyboard, where the back end has one.
    var textInput: (any TextInput)? { get }
    /// Who shows assistive technology what is on the screen; `nil` where nobody can.
    var accessibilityMirror: (any AccessibilityMirror)? { get }
}

extension PlatformWindow {
    package func turn() {}
    package var canTurn: Bool { false }
    package var sizeLimits: SizeLimits? {
        get { nil }
        set {}
    }
    package var accessibilityMirror: (any AccessibilityMirror)? { nil }
}
