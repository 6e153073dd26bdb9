extension UIAccessibility {
    /// Posted after an announcement was delivered to assistive technology, or could not be delivered because no
    /// assistive technology is running.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the announcement's text in the notification's `userInfo`.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of a Boolean in the notification's `userInfo`: whether assistive technology received the announcement.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted after assistive technology focused another element.
    public nonisolated static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The key of the newly focused element in the notification's `userInfo`.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the previously focused element in the notification's `userInfo`.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the technology's identifier in the notification's `userInfo`.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Posted after ``isVoiceOverRunning`` changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = AccessibilityFeature.voiceOver.notification
    /// Posted after ``isMonoAudioEnabled`` changed.
    public nonisolated static let monoAudioStatusDidChangeNotification = AccessibilityFeature.monoAudio.notification
    /// Posted after ``isClosedCaptioningEnabled`` changed.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = AccessibilityFeature.closedCaptioning.notification
    /// Posted after ``isInvertColorsEnabled`` changed.
    public nonisolated static let invertColorsStatusDidChangeNotification = AccessibilityFeature.invertColors.notification
    /// Posted after ``isGuidedAccessEnabled`` changed.
    public nonisolated static let guidedAccessStatusDidChangeNotification = AccessibilityFeature.guidedAccess.notification
    /// Posted after ``isBoldTextEnabled`` changed.
    public nonisolated static let boldTextStatusDidChangeNotification = AccessibilityFeature.boldText.notification
    /// Posted after ``buttonShapesEnabled`` changed.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = AccessibilityFeature.buttonShapes.notification
    /// Posted after ``isGrayscaleEnabled`` changed.
    public nonisolated static let grayscaleStatusDidChangeNotification = AccessibilityFeature.grayscale.notification
    /// Posted after ``isReduceTransparencyEnabled`` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = AccessibilityFeature.reduceTransparency.notification
    /// Posted after ``isReduceMotionEnabled`` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = AccessibilityFeature.reduceMotion.notification
    /// Posted after ``prefersCrossFadeTransitions`` changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = AccessibilityFeature.crossFadeTransitions.notification
    /// Posted after ``isVideoAutoplayEnabled`` changed.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = AccessibilityFeature.videoAutoplay.notification
    /// Posted after ``isDarkerSystemColorsEnabled`` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = AccessibilityFeature.darkerSystemColors.notification
    /// Posted after ``isSwitchControlRunning`` changed.
    public nonisolated static let switchControlStatusDidChangeNotification = AccessibilityFeature.switchControl.notification
    /// Posted after ``isSpeakSelectionEnabled`` changed.
    public nonisolated static let speakSelectionStatusDidChangeNotification = AccessibilityFeature.speakSelection.notification
    /// Posted after ``isSpeakScreenEnabled`` changed.
    public nonisolated static let speakScreenStatusDidChangeNotification = AccessibilityFeature.speakScreen.notification
    /// Posted after ``isShakeToUndoEnabled`` changed.
    public nonisolated static let shakeToUndoDidChangeNotification = AccessibilityFeature.shakeToUndo.notification
    /// Posted after ``isAssistiveTouchRunning`` changed.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = AccessibilityFeature.assistiveTouch.notification
    /// Posted after ``shouldDifferentiateWithoutColor`` changed.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = AccessibilityFeature.differentiateWithoutColor
        .notification
    /// Posted after ``isOnOffSwitchLabelsEnabled`` changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = AccessibilityFeature.onOffSwitchLabels.notification
}
