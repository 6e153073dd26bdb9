extension UIImage {
    /// The way in which the parts between the caps of a resizable image fill their space.
    public enum ResizingMode: Int, Sendable {
        /// The part is tiled.
        case tile = 0
        /// The part is stretched.
        case stretch = 1
    }

    /// The caps of a resizable image, in points. Caps keep their size. Zero for other images, which are stretched.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/capinsets
    public var capInsets: UIEdgeInsets { details.resizing?.caps ?? .zero }

    /// The way in which the part between the caps fills its space; `.tile` by default.
    public var resizingMode: ResizingMode { details.resizing?.mode ?? .tile }

    /// Returns a resizable image whose caps keep their size. The part between the caps is tiled.
    ///
    /// - Parameter capInsets: The caps, in points. Invalid numbers count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image whose caps keep their size.
    ///
    /// - Parameters:
    ///   - capInsets: The caps, in points. Invalid numbers count as 0.
    ///   - resizingMode: The way in which the part between the caps fills its space.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:resizingmode:)
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        func validInset(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
        let caps = UIEdgeInsets(
            top: validInset(capInsets.top), left: validInset(capInsets.left), bottom: validInset(capInsets.bottom),
            right: validInset(capInsets.right))
        return changing { $0.resizing = ImageResizing(caps: caps, mode: resizingMode) }
    }

    /// Returns a resizable image in which a part of one point, next to each cap, is stretched.
    ///
    /// Superseded by ``resizableImage(withCapInsets:resizingMode:)``.
    /// - Parameters:
    ///   - leftCapWidth: The left cap in points; 0 for an image that is entirely stretched in width.
    ///   - topCapHeight: The top cap in points; 0 for an image that is entirely stretched in height.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let caps = UIEdgeInsets(
            top: top, left: left, bottom: topCapHeight > 0 ? size.height - top - 1 : 0, right: leftCapWidth > 0 ? size.width - left - 1 : 0)
        return resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }
}
