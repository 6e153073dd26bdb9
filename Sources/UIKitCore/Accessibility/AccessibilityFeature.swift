/// A setting of the system that makes apps easier to use.
///
/// Neither a Linux desktop nor a browser's page lets an app read these, so that each has its usual state until a test sets another.
package enum AccessibilityFeature: String, CaseIterable, Sendable {
    case voiceOver, monoAudio, closedCaptioning, invertColors, guidedAccess, boldText, buttonShapes, grayscale, reduceTransparency
    case reduceMotion, crossFadeTransitions, videoAutoplay, darkerSystemColors, switchControl, speakSelection, speakScreen, shakeToUndo
    case assistiveTouch, differentiateWithoutColor, onOffSwitchLabels

    /// Whether it is on while nobody said otherwise: of all, only videos play by themselves.
    var isUsuallyOn: Bool { self == .videoAutoplay }

    var notification: NSNotification.Name {
        let name = rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        return NSNotification.Name("UIAccessibility\(name)StatusDidChangeNotification")
    }
}

extension UIAccessibility {
    private static func isOn(_ feature: AccessibilityFeature) -> Bool {
        AccessibilityCenter.currentIfMade?.isOn(feature) ?? feature.isUsuallyOn
    }

    /// Whether a screen reader runs; `false`, since none says so, until a test sets it.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    /// Whether both channels of sound are one; `false` until a test sets it.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
    /// Whether films have captions; `false` until a test sets it.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
    /// Whether colours are inverted; `false` until a test sets it.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// Whether the device is kept to one app; `false` until a test sets it.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// Whether text is bold; `false` until a test sets it.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    /// Whether buttons have an outline; `false` until a test sets it.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
    /// Whether the screen is grey; `false` until a test sets it.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// Whether grounds should be opaque; `false` until a test sets it.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// Whether there should be less motion; `false` until a test sets it.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// Whether screens should fade into one another; `false` until a test sets it.
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
    /// Whether videos play by themselves; `true` until a test sets it.
    public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
    /// Whether colours should stand out more; `true` where the main screen's contrast is high, or a test sets it.
    public static var isDarkerSystemColorsEnabled: Bool {
        isOn(.darkerSystemColors) || ApplicationHost.current?.mainScreen.traitCollection.accessibilityContrast == .high
    }
    /// Whether the app is used with switches; `false` until a test sets it.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// Whether selected text can be spoken; `false` until a test sets it.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
    /// Whether the screen can be spoken; `false` until a test sets it.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
    /// Whether shaking takes something back; `false`, since nothing here is shaken, until a test sets it.
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
    /// Whether gestures are made by a menu; `false` until a test sets it.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// Whether colour alone should tell nothing; `false` until a test sets it.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    /// Whether switches show a line and a ring; `false` until a test sets it.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
}
