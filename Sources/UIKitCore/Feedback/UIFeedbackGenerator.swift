import Platform

/// The superclass of all feedback generators, which produce haptic feedback.
///
/// > Difference from Apple: Telephones vibrate when their browser shows the app's page and allows pages to vibrate.
/// > Other devices do not vibrate, as iPads do not.
/// - Source: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }

    /// Announces imminent feedback. The method has no effect here, because feedback needs no preparation.
    open func prepare() {}

    /// Vibrates with a rhythm: the durations of vibrations and of the pauses between them in turn, in milliseconds.
    final func play(_ rhythm: [Int]) { ApplicationHost.running.backend.playHaptics(HapticPattern(rhythm)) }
}
