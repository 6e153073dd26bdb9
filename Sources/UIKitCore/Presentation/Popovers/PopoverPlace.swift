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
struct PopoverPlace: Equatable {
    /// The frame including the arrow.
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The position of the arrow's centre along its side, from the frame's top-left corner.
    var arrow: CGFloat

    /// Returns the frame on the first permitted side on which the whole content fits. Otherwise returns the frame on
    /// the side with the largest visible area. Without a permitted side, the popover is centred on the source and has
    /// no arrow.
    ///
    /// - Parameters:
    ///   - size: The size of the content.
    ///   - source: The rectangle that the arrow points at.
    ///   - room: The area in which the popover must be.
    ///   - mayOverlap: Whether content that does not fit beside the source can cover the source. If there is no space
    ///     beside the source, the content always covers it.
    static func solve(
        size: CGSize, source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool = false
    ) -> PopoverPlace {
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        guard !sides.isEmpty else { return centred(size, source, room) }
        func fitted(_ side: UIPopoverArrowDirection) -> CGSize {
            let most = space(side, source, room)
            return CGSize(width: max(0, min(size.width, most.width)), height: max(0, min(size.height, most.height)))
        }
        let best = sides.first { fitted($0) == size } ?? sides.max { fitted($0).area < fitted($1).area } ?? .up
        guard mayOverlap || fitted(best).area == 0 else { return place(fitted(best), best, source, room) }
        let whole = room.size.reduced(by: best == .up || best == .down ? CGSize(width: 0, height: reach) : CGSize(width: reach, height: 0))
        return place(CGSize(width: min(size.width, whole.width), height: min(size.height, whole.height)), best, source, room)
    }

    private static let reach = PopoverMetrics.arrow.height

    private static func centred(_ size: CGSize, _ source: CGRect, _ room: CGRect) -> PopoverPlace {
        let size = CGSize(width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
        let origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        return PopoverPlace(frame: CGRect(origin: kept(origin, size, room), size: size), direction: [], arrow: 0)
    }

    /// Returns the origin nearest to `origin` for which a frame of that size is within the area, rounded to whole
    /// points.
    private static func kept(_ origin: CGPoint, _ size: CGSize, _ room: CGRect) -> CGPoint {
        CGPoint(
            x: min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width)).rounded(),
            y: min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height)).rounded())
    }

    /// Returns the available space for content on a side.
    private static func space(_ side: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect) -> CGSize {
        switch side {
        case .up: return CGSize(width: room.width, height: room.maxY - source.maxY - reach)
        case .down: return CGSize(width: room.width, height: source.minY - room.minY - reach)
        case .left: return CGSize(width: room.maxX - source.maxX - reach, height: room.height)
        default: return CGSize(width: source.minX - room.minX - reach, height: room.height)
        }
    }

    private static func place(_ size: CGSize, _ side: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect) -> PopoverPlace {
        let isUpright = side == .up || side == .down
        let whole = CGSize(width: size.width + (isUpright ? 0 : reach), height: size.height + (isUpright ? reach : 0))
        var origin = CGPoint(x: source.midX - whole.width / 2, y: source.midY - whole.height / 2)
        switch side {
        case .up: origin.y = source.maxY
        case .down: origin.y = source.minY - whole.height
        case .left: origin.x = source.maxX
        default: origin.x = source.minX - whole.width
        }
        origin = kept(origin, whole, room)
        let inset = PopoverMetrics.arrowInset + PopoverMetrics.arrow.width / 2
        let along = isUpright ? (source.midX - origin.x, whole.width) : (source.midY - origin.y, whole.height)
        let arrow = min(max(along.0, inset), max(inset, along.1 - inset))
        return PopoverPlace(frame: CGRect(origin: origin, size: whole), direction: side, arrow: arrow)
    }

    /// The frame of the content within the popover.
    var content: CGRect {
        let reach = Self.reach
        let bounds = CGRect(origin: .zero, size: frame.size)
        guard !direction.isEmpty else { return bounds }
        switch direction {
        case .up: return bounds.inset(by: UIEdgeInsets(top: reach, left: 0, bottom: 0, right: 0))
        case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: reach, right: 0))
        case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: reach, bottom: 0, right: 0))
        default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: reach))
        }
    }
}

extension CGSize {
    fileprivate var area: CGFloat { width * height }
    fileprivate func reduced(by other: CGSize) -> CGSize {
        CGSize(width: max(0, width - other.width), height: max(0, height - other.height))
    }
}
