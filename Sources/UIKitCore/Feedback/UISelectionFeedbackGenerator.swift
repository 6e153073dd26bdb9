/// A generator of feedback for a changing selection, such as a turning wheel.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback of a selection change.
    open func selectionChanged() { play([5]) }
}
