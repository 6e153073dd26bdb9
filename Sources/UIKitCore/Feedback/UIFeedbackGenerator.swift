import Platform

/// The superclass of all feedback generators, which produce haptic feedback.
///
/// > Difference from Apple: telephones vibrate when their browser shows the app's page and allows pages to vibrate.
/// > Other machines do not, like iPads.
/// - Source: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }

    /// Announces imminent feedback. No preparation is needed here: feedback is equally fast without it.
    open func prepare() {}

    final func play(_ rhythm: [Int]) { ApplicationHost.running.backend.shake(Pulse(rhythm)) }
}
