extension UIImage {
    /// The transform that turns an image's stored pixels upright.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        /// The pixels are upright.
        case up = 0
        /// Rotation by a half turn.
        case down = 1
        /// Rotation by a quarter turn counterclockwise.
        case left = 2
        /// Rotation by a quarter turn clockwise.
        case right = 3
        /// Horizontal reflection.
        case upMirrored = 4
        /// Vertical reflection.
        case downMirrored = 5
        /// Transposition: columns become rows.
        case leftMirrored = 6
        /// Transposition with reflection: columns become rows, each reversed.
        case rightMirrored = 7
    }
}

extension UIImage.Orientation {
    /// Creates the orientation from a decoder's value.
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

    /// The decoder's value for the orientation.
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
