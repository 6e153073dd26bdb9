/// The orientation of stored pixels relative to the upright image. Raw values are those of Exif.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagepropertyorientation
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The pixels are upright.
    case up = 1
    /// The pixels are mirrored horizontally.
    case upMirrored = 2
    /// The pixels are rotated by 180 degrees.
    case down = 3
    /// The pixels are rotated by 180 degrees and mirrored horizontally.
    case downMirrored = 4
    /// The pixels are rotated by 90 degrees, with the top at the left, and mirrored.
    case leftMirrored = 5
    /// The top is at the right: the pixels are rotated clockwise by 90 degrees for display.
    case right = 6
    /// The pixels are rotated by 90 degrees, with the top at the right, and mirrored.
    case rightMirrored = 7
    /// The top is at the left: the pixels are rotated anticlockwise by 90 degrees for display.
    case left = 8
}
