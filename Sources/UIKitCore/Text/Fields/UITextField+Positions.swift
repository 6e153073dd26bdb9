/// How places in the text lie to each other.
extension UITextField {
    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editor.compare(position, other) }
    /// How many UTF-16 units lie between two places; negative backwards.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editor.offset(toPosition) - editor.offset(from) }
    /// The place in a range that is farthest in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }
    /// What lies between a place and the farthest one of its line, or of its column, in a direction.
    public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.range(byExtending: position, direction)
    }
    /// Which way the text at a place runs.
    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        editor.writingDirection(at: position)
    }
    /// Has the text of a range run another way.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, in: range)
    }
}
