import Platform

/// An action that a user of assistive technology performs.
public enum AccessibilityAction: Hashable, Sendable {
    /// Activates the element.
    case activate
    /// Increments the element's value.
    case increment
    /// Decrements the element's value.
    case decrement
    /// Performs the escape gesture, which dismisses the current content.
    case escape
    /// Performs the magic tap, which triggers the app's most important action.
    case magicTap
    /// Moves the focus to the element.
    case focus
    /// Scrolls by one page.
    case scroll(UIAccessibilityScrollDirection)
    /// Performs a custom action of the element, by its name.
    case custom(String)
    /// Replaces the element's text.
    case text(String)

    /// Returns the request for the application; `.focus` for scrolling, which is not performed by a request.
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

/// An accessibility setting of the system. All settings except video autoplay are off until a test turns them on.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
    /// A screen reader is running.
    case voiceOver
    /// Both audio channels are combined.
    case monoAudio
    /// Closed captions are preferred.
    case closedCaptioning
    /// Colours are inverted.
    case invertColors
    /// The device is restricted to one app.
    case guidedAccess
    /// Text is bold.
    case boldText
    /// Buttons have an outline.
    case buttonShapes
    /// The screen is shown in grayscale.
    case grayscale
    /// Backgrounds are opaque.
    case reduceTransparency
    /// Motion is reduced.
    case reduceMotion
    /// Screen transitions are cross-fades.
    case crossFadeTransitions
    /// Videos play automatically.
    case videoAutoplay
    /// System colours have a higher contrast.
    case darkerSystemColors
    /// Switch Control is on.
    case switchControl
    /// Selected text can be spoken.
    case speakSelection
    /// The screen can be spoken.
    case speakScreen
    /// Shaking offers to undo.
    case shakeToUndo
    /// AssistiveTouch offers gestures in a menu.
    case assistiveTouch
    /// Colour is never the only way to distinguish elements.
    case differentiateWithoutColor
    /// Switches show labels for on and off.
    case onOffSwitchLabels
}
