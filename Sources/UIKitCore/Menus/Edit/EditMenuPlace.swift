/// The frame and the arrow of an edit menu.
struct EditMenuPlace: Equatable {
    /// The frame with the arrow, in points of the window.
    var frame: CGRect
    var direction: UIEditMenuArrowDirection
    /// The position of the arrow's tip along its side, from the frame's top left corner.
    var tip: CGFloat

    /// Computes the placement of a menu for a target.
    ///
    /// The preferred side is tried first, then above, then below. The first side with enough space in the window is
    /// used, or above if no side has enough. A target outside the window is replaced by the window's centre. The menu
    /// is centred at the target and kept within the window. The arrow's tip points at the target's centre, but stays
    /// clear of the rounded corners.
    static func solve(_ size: CGSize, at target: CGRect, in room: CGRect, _ preferred: UIEditMenuArrowDirection) -> EditMenuPlace {
        let reach = EditMenuMetrics.arrow.height + EditMenuMetrics.distance
        // The menu applies to the visible part of the target.
        let seen = target.intersects(room) || target.isEmpty ? target : CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        let fits: [UIEditMenuArrowDirection: Bool] = [
            .down: seen.minY - reach - size.height >= room.minY, .up: seen.maxY + reach + size.height <= room.maxY,
            .left: seen.maxX + reach + size.width <= room.maxX, .right: seen.minX - reach - size.width >= room.minX,
        ]
        let order = [preferred == .automatic ? .down : preferred, .down, .up]
        let side = order.first { fits[$0] == true } ?? .down
        return place(size, seen, room, side)
    }

    private static func place(_ size: CGSize, _ target: CGRect, _ room: CGRect, _ side: UIEditMenuArrowDirection) -> EditMenuPlace {
        let (arrow, gap) = (EditMenuMetrics.arrow.height, EditMenuMetrics.distance)
        let isUpright = side == .up || side == .down
        let whole = CGSize(width: size.width + (isUpright ? 0 : arrow), height: size.height + (isUpright ? arrow : 0))
        var origin = CGPoint(x: target.midX - whole.width / 2, y: target.midY - whole.height / 2)
        switch side {
        case .up: origin.y = target.maxY + gap
        case .left: origin.x = target.maxX + gap
        case .right: origin.x = target.minX - gap - whole.width
        default: origin.y = target.minY - gap - whole.height
        }
        origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - whole.width)).rounded()
        origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - whole.height)).rounded()
        let inset = EditMenuMetrics.cornerRadius + EditMenuMetrics.arrow.width / 2
        let along = isUpright ? (target.midX - origin.x, whole.width) : (target.midY - origin.y, whole.height)
        let tip = min(max(along.0, inset), max(inset, along.1 - inset))
        return EditMenuPlace(frame: CGRect(origin: origin, size: whole), direction: side, tip: tip)
    }

    /// The frame of the items within the menu.
    var content: CGRect {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let reach = EditMenuMetrics.arrow.height
        switch direction {
        case .up: return bounds.inset(by: UIEdgeInsets(top: reach, left: 0, bottom: 0, right: 0))
        case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: reach, bottom: 0, right: 0))
        case .right: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: reach))
        default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: reach, right: 0))
        }
    }

    /// The rounded outline with the arrow.
    var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: content, cornerRadius: EditMenuMetrics.cornerRadius)
        let half = EditMenuMetrics.arrow.width / 2
        let arrow = UIBezierPath()
        let size = frame.size
        let points: [CGPoint] =
            switch direction {
            case .up: [CGPoint(x: tip - half, y: content.minY + 0.5), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: content.minY + 0.5)]
            case .left:
                [CGPoint(x: content.minX + 0.5, y: tip - half), CGPoint(x: 0, y: tip), CGPoint(x: content.minX + 0.5, y: tip + half)]
            case .right:
                [
                    CGPoint(x: content.maxX - 0.5, y: tip - half), CGPoint(x: size.width, y: tip),
                    CGPoint(x: content.maxX - 0.5, y: tip + half),
                ]
            default:
                [
                    CGPoint(x: tip + half, y: content.maxY - 0.5), CGPoint(x: tip, y: size.height),
                    CGPoint(x: tip - half, y: content.maxY - 0.5),
                ]
            }
        arrow.move(to: points[0])
        arrow.addLine(to: points[1])
        arrow.addLine(to: points[2])
        arrow.close()
        path.append(arrow)
        path.usesEvenOddFillRule = false
        return path
    }
}
