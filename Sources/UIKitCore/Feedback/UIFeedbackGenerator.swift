import Platform
import SystemServices

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

    /// Vibrates with a rhythm, and records the feedback.
    ///
    /// - Parameters:
    ///   - kind: The kind of the feedback.
    ///   - rhythm: The durations of vibrations and of the pauses between them in turn, in milliseconds.
    ///   - intensity: The strength, 0…1.
    final func play(_ kind: PlayedHaptic.Kind, _ rhythm: [Int], intensity: Double = 1) {
        let host = ApplicationHost.running
        host.system.haptics.recordFeedback(kind, at: host.frameLoop.now, intensity: intensity)
        host.backend.playHaptics(HapticPattern(rhythm))
    }
}
