/// Divides a text into words, paragraphs and so on.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputtokenizer
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The part around a place, looking in a direction where two meet; `nil` where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a place is where a part ends, seen in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next place in a direction where a part ends; `nil` behind the last.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place lies in a part, looking in a direction where two meet.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
}
