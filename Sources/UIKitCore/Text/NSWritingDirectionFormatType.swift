/// What a writing direction does to the characters of its run; added to an ``NSWritingDirection``'s `rawValue`.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The run is a phrase of that direction; letters in it keep their own.
    case embedding = 0
    /// Each character follows that direction, whatever its own is.
    case override = 2
}
