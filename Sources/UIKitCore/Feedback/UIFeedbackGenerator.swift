import Platform

/// Lets a person feel what happens: what the kinds of feedback have in common.
///
/// > Difference from Apple: telephones whose browser shows the app's page shake, if the browser lets pages do so; other machines stay still,
/// > as iPads do.
/// - Source: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }

    /// Says that feedback will be wanted soon. Nothing needs to be woken here: the next feedback comes as fast without it.
    open func prepare() {}

    final func play(_ rhythm: [Int]) { ApplicationHost.running.backend.shake(Pulse(rhythm)) }
}
