extension UIImage {
    /// How an image's pixels must be turned to be upright.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        /// They are upright.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter counterclockwise.
        case left = 2
        /// By a quarter clockwise.
        case right = 3
        /// Left and right must be exchanged.
        case upMirrored = 4
        /// Top and bottom must be exchanged.
        case downMirrored = 5
        /// Columns must become rows.
        case leftMirrored = 6
        /// Columns must become rows, each from its end to its beginning.
        case rightMirrored = 7
    }
}

extension UIImage.Orientation {
    /// The orientation of a file.
    package init(_ stored: ImageOrientation) {
        self =
            switch stored {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
    }

    /// The decoder's name for it.
    package var stored: ImageOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        case .left: .left
        }
    }
}
