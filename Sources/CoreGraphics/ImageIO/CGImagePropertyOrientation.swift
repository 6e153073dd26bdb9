/// How stored pixels have to be turned to be upright. Raw values are Exif's.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagepropertyorientation
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// They are upright.
    case up = 1
    /// Upright, left and right exchanged.
    case upMirrored = 2
    /// On their head.
    case down = 3
    /// On their head, left and right exchanged.
    case downMirrored = 4
    /// Turned by a quarter, the top at the left, and mirrored.
    case leftMirrored = 5
    /// The top is at the right: they are turned clockwise by a quarter to be seen.
    case right = 6
    /// Turned by a quarter, the top at the right, and mirrored.
    case rightMirrored = 7
    /// The top is at the left: they are turned anticlockwise by a quarter to be seen.
    case left = 8
}
