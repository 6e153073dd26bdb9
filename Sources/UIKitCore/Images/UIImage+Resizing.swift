extension UIImage {
    /// How the parts of a resizable image between its caps fill their place.
    public enum ResizingMode: Int, Sendable {
        /// Copies lie beside each other.
        case tile = 0
        /// One copy is stretched.
        case stretch = 1
    }

    /// How much of each side keeps its size when a resizable image is resized, in points; none in other images, which are stretched.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/capinsets
    public var capInsets: UIEdgeInsets { details.resizing?.caps ?? .zero }

    /// How what lies between the caps fills its place; `.tile` by default.
    public var resizingMode: ResizingMode { details.resizing?.mode ?? .tile }

    /// The same image, whose corners keep their size when it is drawn larger; what lies between is tiled.
    ///
    /// - Parameter capInsets: what of each side keeps its size, in points. Numbers that make no sense are taken as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image, whose corners keep their size when it is drawn larger.
    ///
    /// - Parameters:
    ///   - capInsets: what of each side keeps its size, in points. Numbers that make no sense are taken as 0.
    ///   - resizingMode: how what lies between fills its place.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:resizingmode:)
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        func usable(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
        let caps = UIEdgeInsets(
            top: usable(capInsets.top), left: usable(capInsets.left), bottom: usable(capInsets.bottom), right: usable(capInsets.right))
        return changing { $0.resizing = ImageResizing(caps: caps, mode: resizingMode) }
    }

    /// The same image, in which the point behind each cap is stretched.
    ///
    /// Superseded by ``resizableImage(withCapInsets:resizingMode:)``.
    /// - Parameters:
    ///   - leftCapWidth: in points; 0 for an image that is stretched all over in width.
    ///   - topCapHeight: in points; 0 for an image that is stretched all over in height.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let caps = UIEdgeInsets(
            top: top, left: left, bottom: topCapHeight > 0 ? size.height - top - 1 : 0, right: leftCapWidth > 0 ? size.width - left - 1 : 0)
        return resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }
}
