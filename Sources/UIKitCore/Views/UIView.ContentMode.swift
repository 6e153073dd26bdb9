extension UIView {
    /// How content is fitted into the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, in its own proportions.
        case scaleAspectFit = 1
        /// As small as covers the bounds, in its own proportions.
        case scaleAspectFill = 2
        /// Drawn anew when the bounds change.
        case redraw = 3
        /// In the middle, in its own size.
        case center = 4
        /// At the middle of the upper edge, in its own size.
        case top = 5
        /// At the middle of the lower edge, in its own size.
        case bottom = 6
        /// At the middle of the left edge, in its own size.
        case left = 7
        /// At the middle of the right edge, in its own size.
        case right = 8
        /// In the top left corner, in its own size.
        case topLeft = 9
        /// In the top right corner, in its own size.
        case topRight = 10
        /// In the bottom left corner, in its own size.
        case bottomLeft = 11
        /// In the bottom right corner, in its own size.
        case bottomRight = 12

        /// The layer's name for it.
        package var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }
}
