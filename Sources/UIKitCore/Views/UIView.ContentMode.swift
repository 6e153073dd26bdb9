extension UIView {
    /// The ways of fitting content into the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// Scaled to fit, with the content's aspect ratio.
        case scaleAspectFit = 1
        /// Scaled to fill, with the content's aspect ratio.
        case scaleAspectFill = 2
        /// Redrawn when the bounds change.
        case redraw = 3
        /// Centred, at the content's size.
        case center = 4
        /// Centred at the upper edge, at the content's size.
        case top = 5
        /// Centred at the lower edge, at the content's size.
        case bottom = 6
        /// Centred at the left edge, at the content's size.
        case left = 7
        /// Centred at the right edge, at the content's size.
        case right = 8
        /// In the top left corner, at the content's size.
        case topLeft = 9
        /// In the top right corner, at the content's size.
        case topRight = 10
        /// In the bottom left corner, at the content's size.
        case bottomLeft = 11
        /// In the bottom right corner, at the content's size.
        case bottomRight = 12

        /// The corresponding contents gravity of the layer.
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
