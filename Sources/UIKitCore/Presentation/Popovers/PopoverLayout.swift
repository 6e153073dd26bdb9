/// The metrics of popovers, in points. Measured on iPadOS 17.
enum PopoverMetrics {
    static let cornerRadius: CGFloat = 13
    /// The width of the arrow at its base, and its height.
    static let arrow = CGSize(width: 37, height: 13)
    static let margin: CGFloat = 10
    /// The size of content without a preferred size.
    static let size = CGSize(width: 320, height: 480)
    /// The minimum distance between the arrow and a corner.
    static let arrowInset: CGFloat = 13
}

/// The frame of a popover including its arrow, and the position of the arrow.
///
/// The solver computes the space on each permitted side of the source rectangle. It selects the first side on which
/// the whole content fits, in the order below, above, right and left of the source. If there is no such side, it
/// selects the side with the largest area for the content, and reduces the content to that size. The frame is centred
/// on the source and moved into the permitted area. The arrow points at the source, at a minimum distance from the
/// corners.
struct PopoverLayout: Equatable {
    /// The frame including the arrow.
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The distance of the arrow's centre from the left end of its side, or from the upper end of a vertical side.
    var arrow: CGFloat

    /// Returns the frame on the first permitted side on which the whole content fits. Otherwise returns the frame on
    /// the side with the largest visible area. Without a permitted side, the popover is centred on the source and has
    /// no arrow.
    ///
    /// - Parameters:
    ///   - size: The size of the content.
    ///   - source: The rectangle that the arrow points at.
    ///   - allowedArea: The area in which the popover must be.
    ///   - mayOverlap: Whether content that does not fit beside the source can cover the source. If there is no space
    ///     beside the source, the content always covers the source.
    static func solve(
        size: CGSize, source: CGRect, in allowedArea: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool = false
    ) -> PopoverLayout {
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        guard !sides.isEmpty else { return centeredLayout(size, source, allowedArea) }
        func fittingSize(_ side: UIPopoverArrowDirection) -> CGSize {
            let availableSpace = space(side, source, allowedArea)
            return CGSize(width: max(0, min(size.width, availableSpace.width)), height: max(0, min(size.height, availableSpace.height)))
        }
        let bestSide = sides.first { fittingSize($0) == size } ?? sides.max { fittingSize($0).area < fittingSize($1).area } ?? .up
        guard mayOverlap || fittingSize(bestSide).area == 0 else { return makeLayout(fittingSize(bestSide), bestSide, source, allowedArea) }
        let isVertical = bestSide == .up || bestSide == .down
        let maximumSize = allowedArea.size.reduced(
            by: isVertical ? CGSize(width: 0, height: arrowLength) : CGSize(width: arrowLength, height: 0))
        let reducedSize = CGSize(width: min(size.width, maximumSize.width), height: min(size.height, maximumSize.height))
        return makeLayout(reducedSize, bestSide, source, allowedArea)
    }

    private static let arrowLength = PopoverMetrics.arrow.height

    private static func centeredLayout(_ size: CGSize, _ source: CGRect, _ allowedArea: CGRect) -> PopoverLayout {
        let size = CGSize(width: max(0, min(size.width, allowedArea.width)), height: max(0, min(size.height, allowedArea.height)))
        let origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        return PopoverLayout(frame: CGRect(origin: clampedOrigin(origin, size, allowedArea), size: size), direction: [], arrow: 0)
    }

    /// Returns the origin nearest to `origin` for which a frame of the given size is within the area, rounded to whole
    /// points.
    private static func clampedOrigin(_ origin: CGPoint, _ size: CGSize, _ allowedArea: CGRect) -> CGPoint {
        CGPoint(
            x: min(max(origin.x, allowedArea.minX), max(allowedArea.minX, allowedArea.maxX - size.width)).rounded(),
            y: min(max(origin.y, allowedArea.minY), max(allowedArea.minY, allowedArea.maxY - size.height)).rounded())
    }

    /// Returns the available space for content on a side.
    private static func space(_ side: UIPopoverArrowDirection, _ source: CGRect, _ allowedArea: CGRect) -> CGSize {
        switch side {
        case .up: return CGSize(width: allowedArea.width, height: allowedArea.maxY - source.maxY - arrowLength)
        case .down: return CGSize(width: allowedArea.width, height: source.minY - allowedArea.minY - arrowLength)
        case .left: return CGSize(width: allowedArea.maxX - source.maxX - arrowLength, height: allowedArea.height)
        default: return CGSize(width: source.minX - allowedArea.minX - arrowLength, height: allowedArea.height)
        }
    }

    private static func makeLayout(
        _ size: CGSize, _ side: UIPopoverArrowDirection, _ source: CGRect, _ allowedArea: CGRect
    ) -> PopoverLayout {
        let isVertical = side == .up || side == .down
        let fullSize = CGSize(width: size.width + (isVertical ? 0 : arrowLength), height: size.height + (isVertical ? arrowLength : 0))
        var origin = CGPoint(x: source.midX - fullSize.width / 2, y: source.midY - fullSize.height / 2)
        switch side {
        case .up: origin.y = source.maxY
        case .down: origin.y = source.minY - fullSize.height
        case .left: origin.x = source.maxX
        default: origin.x = source.minX - fullSize.width
        }
        origin = clampedOrigin(origin, fullSize, allowedArea)
        let inset = PopoverMetrics.arrowInset + PopoverMetrics.arrow.width / 2
        let sideLength = isVertical ? fullSize.width : fullSize.height
        let sourceCenter = isVertical ? source.midX - origin.x : source.midY - origin.y
        let arrow = min(max(sourceCenter, inset), max(inset, sideLength - inset))
        return PopoverLayout(frame: CGRect(origin: origin, size: fullSize), direction: side, arrow: arrow)
    }

    /// The frame of the content within the popover.
    var content: CGRect {
        let arrowLength = Self.arrowLength
        let bounds = CGRect(origin: .zero, size: frame.size)
        guard !direction.isEmpty else { return bounds }
        switch direction {
        case .up: return bounds.inset(by: UIEdgeInsets(top: arrowLength, left: 0, bottom: 0, right: 0))
        case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrowLength, right: 0))
        case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: arrowLength, bottom: 0, right: 0))
        default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowLength))
        }
    }
}

extension CGSize {
    fileprivate var area: CGFloat { width * height }
    fileprivate func reduced(by other: CGSize) -> CGSize {
        CGSize(width: max(0, width - other.width), height: max(0, height - other.height))
    }
}
