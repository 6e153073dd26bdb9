/// Lets a person feel that a choice changes, as when a wheel turns.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The choice changed.
    open func selectionChanged() { play([5]) }
}
