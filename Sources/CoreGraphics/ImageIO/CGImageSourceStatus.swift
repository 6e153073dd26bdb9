/// How much of a picture file is there.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagesourcestatus
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends in the middle of something.
    case statusUnexpectedEOF = -5
    /// The bytes contradict their format.
    case statusInvalidData = -4
    /// The bytes belong to no format that is known.
    case statusUnknownType = -3
    /// What is there does not tell the size of a picture yet.
    case statusReadingHeader = -2
    /// More is to come.
    case statusIncomplete = -1
    /// All of it is there.
    case statusComplete = 0
}
