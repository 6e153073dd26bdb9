import Platform

/// What a person does by assistive technology.
public enum AccessibilityAction: Hashable, Sendable {
    /// Use the element.
    case activate
    /// Make its value larger.
    case increment
    /// Make its value smaller.
    case decrement
    /// Leave what is shown.
    case escape
    /// Do the app's most important thing.
    case magicTap
    /// Go to the element.
    case focus
    /// Turn a page.
    case scroll(UIAccessibilityScrollDirection)
    /// One of the element's own actions, by name.
    case custom(String)
    /// Put text in place of what is there.
    case text(String)

    /// What the application is asked for. Turning pages goes another way.
    func request(_ element: AccessibilityElement?) -> AccessibilityRequest.Action {
        switch self {
        case .activate: .activate
        case .increment: .increment
        case .decrement: .decrement
        case .escape: .escape
        case .magicTap: .magicTap
        case .focus, .scroll: .focus
        case .custom(let name): .custom(element?.actions.firstIndex(of: name) ?? -1)
        case .text(let text): .text(text)
        }
    }
}

/// A setting of the system that makes apps easier to use. Each is off until a test turns it on, but for videos that play by themselves.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
    /// A screen reader runs.
    case voiceOver
    /// Both channels of sound are one.
    case monoAudio
    /// Films have captions.
    case closedCaptioning
    /// Colours are inverted.
    case invertColors
    /// The device is kept to one app.
    case guidedAccess
    /// Text is bold.
    case boldText
    /// Buttons have an outline.
    case buttonShapes
    /// The screen is grey.
    case grayscale
    /// Grounds are opaque.
    case reduceTransparency
    /// There is less motion.
    case reduceMotion
    /// Screens fade into one another.
    case crossFadeTransitions
    /// Videos play by themselves.
    case videoAutoplay
    /// Colours stand out more.
    case darkerSystemColors
    /// The app is used with switches.
    case switchControl
    /// Selected text can be spoken.
    case speakSelection
    /// The screen can be spoken.
    case speakScreen
    /// Shaking takes something back.
    case shakeToUndo
    /// Gestures are made by a menu.
    case assistiveTouch
    /// Colour alone tells nothing.
    case differentiateWithoutColor
    /// Switches show a line and a ring.
    case onOffSwitchLabels
}
