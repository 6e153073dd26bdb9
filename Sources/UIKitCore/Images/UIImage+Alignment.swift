extension UIImage {
    /// The insets from the image's edges to its alignment rectangle, in points; none by default.
    public var alignmentRectInsets: UIEdgeInsets { details.alignmentRectInsets }

    /// Returns the image with other alignment insets.
    ///
    /// - Parameter alignmentInsets: The insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether the image has a baseline. The baseline aligns the image with text.
    public var hasBaseline: Bool { details.baselineOffset != nil }

    /// The height of the baseline above the lower edge, in points; `nil` for an image without a baseline.
    public var baselineOffsetFromBottom: CGFloat? { details.baselineOffset }

    /// Returns the image with a baseline at a height above its lower edge, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : nil }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

    /// Whether image views mirror the image in right-to-left languages.
    ///
    /// `false` by default. `true` for system symbols that point forward or backward, such as `chevron.forward`, or
    /// that depict the beginnings of lines, such as `list.bullet`.
    public var flipsForRightToLeftLayoutDirection: Bool { details.flipsForRightToLeft }

    /// Returns the image with mirroring in right-to-left languages.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

    /// Returns the image with its orientation flipped horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirrored }
    }
}

extension UIImage.Orientation {
    /// The orientation with which the upright image is mirrored horizontally.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}
