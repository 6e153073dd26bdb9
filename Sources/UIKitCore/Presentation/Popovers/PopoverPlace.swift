/// The measures of popovers, in points. Measured on iPadOS 17.
enum PopoverMetrics {
    static let cornerRadius: CGFloat = 13
    /// The arrow's reach, and its width at the foot.
    static let arrow = CGSize(width: 37, height: 13)
    static let margin: CGFloat = 10
    /// Where the content does not say.
    static let size = CGSize(width: 320, height: 480)
    /// The arrow keeps this distance from corners.
    static let arrowInset: CGFloat = 13
}

/// Where a popover stands: its frame with the arrow, and where the arrow is.
struct PopoverPlace: Equatable {
    /// The frame with the arrow.
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The arrow's middle along its side, from the frame's upper left corner.
    var arrow: CGFloat

    /// The first of the permitted sides on which all of the content fits, else the one where most of it does.
    ///
    /// - Parameters:
    ///   - size: the content's.
    ///   - source: what the arrow points at.
    ///   - room: where the popover may be.
    static func solve(size: CGSize, source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection) -> PopoverPlace {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let sides = order.isEmpty ? [.up, .down] : order
        func fitted(_ side: UIPopoverArrowDirection) -> CGSize {
            let most = space(side, source, room)
            return CGSize(width: max(0, min(size.width, most.width)), height: max(0, min(size.height, most.height)))
        }
        let best = sides.first { fitted($0) == size } ?? sides.max { fitted($0).area < fitted($1).area } ?? .up
        return place(fitted(best), best, source, room)
    }

    /// How much content has room on a side.
    private static func space(_ side: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect) -> CGSize {
        let reach = PopoverMetrics.arrow.height
        switch side {
        case .up: return CGSize(width: room.width, height: room.maxY - source.maxY - reach)
        case .down: return CGSize(width: room.width, height: source.minY - room.minY - reach)
        case .left: return CGSize(width: room.maxX - source.maxX - reach, height: room.height)
        default: return CGSize(width: source.minX - room.minX - reach, height: room.height)
        }
    }

    private static func place(_ size: CGSize, _ side: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect) -> PopoverPlace {
        let reach = PopoverMetrics.arrow.height
        let isUpright = side == .up || side == .down
        let whole = CGSize(width: size.width + (isUpright ? 0 : reach), height: size.height + (isUpright ? reach : 0))
        var origin = CGPoint(x: source.midX - whole.width / 2, y: source.midY - whole.height / 2)
        switch side {
        case .up: origin.y = source.maxY
        case .down: origin.y = source.minY - whole.height
        case .left: origin.x = source.maxX
        default: origin.x = source.minX - whole.width
        }
        origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - whole.width)).rounded()
        origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - whole.height)).rounded()
        let inset = PopoverMetrics.arrowInset + PopoverMetrics.arrow.width / 2
        let along = isUpright ? (source.midX - origin.x, whole.width) : (source.midY - origin.y, whole.height)
        let arrow = min(max(along.0, inset), max(inset, along.1 - inset))
        return PopoverPlace(frame: CGRect(origin: origin, size: whole), direction: side, arrow: arrow)
    }

    /// The frame of the content within the popover.
    var content: CGRect {
        let reach = PopoverMetrics.arrow.height
        let bounds = CGRect(origin: .zero, size: frame.size)
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
}
