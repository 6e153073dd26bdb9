/// A generator of feedback for a changing selection, such as that of a turning picker wheel.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback of a selection change.
    open func selectionChanged() { play(.selection, [5]) }
}
