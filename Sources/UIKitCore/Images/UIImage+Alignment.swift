extension UIImage {
    /// How much of each side does not count when the image is aligned, in points; none by default.
    public var alignmentRectInsets: UIEdgeInsets { details.alignmentRectInsets }

    /// The same image, aligned without its edges.
    ///
    /// - Parameter alignmentInsets: in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether the image has a baseline, by which it stands beside text.
    public var hasBaseline: Bool { details.baselineOffset != nil }

    /// The height of the baseline above the lower edge, in points; `nil` without one.
    public var baselineOffsetFromBottom: CGFloat? { details.baselineOffset }

    /// The same image with a baseline that many points above its lower edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : nil }
    }

    /// The same image with no baseline.
    public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

    /// Whether image views show the image's mirror image where one reads from right to left.
    ///
    /// `false` by default, and `true` for system symbols that point forward or backward, such as `chevron.forward`, or that show
    /// the beginnings of lines, such as `list.bullet`.
    public var flipsForRightToLeftLayoutDirection: Bool { details.flipsForRightToLeft }

    /// The same image, mirrored where one reads from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

    /// The same pixels, to be turned the other way round from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirrored }
    }
}

extension UIImage.Orientation {
    /// The orientation whose upright picture is this one's, mirrored from left to right.
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
