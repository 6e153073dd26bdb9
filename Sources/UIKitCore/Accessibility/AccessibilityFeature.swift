/// An accessibility setting of the system.
///
/// Neither a Linux desktop nor a web page exposes these settings. Each setting has its default value until a test
/// sets another value.
package enum AccessibilityFeature: String, CaseIterable, Sendable {
    case voiceOver, monoAudio, closedCaptioning, invertColors, guidedAccess, boldText, buttonShapes, grayscale, reduceTransparency
    case reduceMotion, crossFadeTransitions, videoAutoplay, darkerSystemColors, switchControl, speakSelection, speakScreen, shakeToUndo
    case assistiveTouch, differentiateWithoutColor, onOffSwitchLabels

    /// The default value: off for all settings except video autoplay.
    var isOnByDefault: Bool { self == .videoAutoplay }

    var notification: NSNotification.Name {
        let name = rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        return NSNotification.Name("UIAccessibility\(name)StatusDidChangeNotification")
    }
}

extension UIAccessibility {
    private static func isOn(_ feature: AccessibilityFeature) -> Bool {
        AccessibilityCenter.currentIfMade?.isOn(feature) ?? feature.isOnByDefault
    }

    /// Whether a screen reader is running; `false` until a test sets the value, because no screen reader reports
    /// itself.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    /// Whether stereo sound is played as mono; `false` until a test sets it.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    /// Whether closed captions are enabled; `false` until a test sets it.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
    /// Whether colours are inverted; `false` until a test sets it.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// Whether Guided Access restricts the device to one app; `false` until a test sets it.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// Whether text is bold; `false` until a test sets it.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    /// Whether buttons have an outline; `false` until a test sets it.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
    /// Whether the screen is in grayscale; `false` until a test sets it.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// Whether backgrounds should be opaque; `false` until a test sets it.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// Whether motion should be reduced; `false` until a test sets it.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// Whether transitions should cross-fade; `false` until a test sets it.
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
    /// Whether videos play automatically; `true` until a test sets it.
    public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
    /// Whether colours should have higher contrast; `true` if the main screen's contrast is high, or if a test sets
    /// it.
    public static var isDarkerSystemColorsEnabled: Bool {
        isOn(.darkerSystemColors) || ApplicationHost.current?.mainScreen.traitCollection.accessibilityContrast == .high
    }
    /// Whether Switch Control is running; `false` until a test sets it.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// Whether selected text can be spoken; `false` until a test sets it.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    /// Whether the screen can be spoken; `false` until a test sets it.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    /// Whether shaking undoes an edit; `false` until a test sets it, because no device here reports shaking.
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
    /// Whether AssistiveTouch is running; `false` until a test sets it.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// Whether information should not depend on colour alone; `false` until a test sets it.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    /// Whether switches have on and off labels; `false` until a test sets it.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
}
