/// The completeness of an image file.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagesourcestatus
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends unexpectedly.
    case statusUnexpectedEOF = -5
    /// The bytes violate their format.
    case statusInvalidData = -4
    /// The bytes belong to no known format.
    case statusUnknownType = -3
    /// The size of the image is not available yet.
    case statusReadingHeader = -2
    /// The file is incomplete.
    case statusIncomplete = -1
    /// The file is complete.
    case statusComplete = 0
}
