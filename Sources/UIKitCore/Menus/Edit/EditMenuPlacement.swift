/// The frame and the arrow of an edit menu.
struct EditMenuPlacement: Equatable {
    /// The frame with the arrow, in points of the window.
    var frame: CGRect
    var direction: UIEditMenuArrowDirection
    /// The position of the arrow's tip along its side, from the frame's top left corner.
    var arrowTipOffset: CGFloat

    /// Computes the placement of a menu for a target.
    ///
    /// The preferred side is tried first, then above, then below. The first side with enough space in the window is
    /// used, or above if no side has enough. A target outside the window is replaced by the window's centre. The menu
    /// is centred at the target and kept within the window. The arrow's tip points at the target's centre, but stays
    /// clear of the rounded corners.
    static func solve(_ size: CGSize, at target: CGRect, in available: CGRect, _ preferredDirection: UIEditMenuArrowDirection)
        -> EditMenuPlacement
    {
        let clearance = EditMenuMetrics.arrow.height + EditMenuMetrics.distance
        // A menu for a target outside the available area is placed at the centre of that area.
        let center = CGRect(x: available.midX, y: available.midY, width: 0, height: 0)
        let visibleTarget = target.intersects(available) || target.isEmpty ? target : center
        let fits: [UIEditMenuArrowDirection: Bool] = [
            .down: visibleTarget.minY - clearance - size.height >= available.minY,
            .up: visibleTarget.maxY + clearance + size.height <= available.maxY,
            .left: visibleTarget.maxX + clearance + size.width <= available.maxX,
            .right: visibleTarget.minX - clearance - size.width >= available.minX,
        ]
        let order = [preferredDirection == .automatic ? .down : preferredDirection, .down, .up]
        let side = order.first { fits[$0] == true } ?? .down
        return placement(size, visibleTarget, available, side)
    }

    private static func placement(
        _ size: CGSize, _ target: CGRect, _ available: CGRect, _ side: UIEditMenuArrowDirection
    ) -> EditMenuPlacement {
        let arrow = EditMenuMetrics.arrow.height
        let gap = EditMenuMetrics.distance
        let isUpright = side == .up || side == .down
        let fullSize = CGSize(width: size.width + (isUpright ? 0 : arrow), height: size.height + (isUpright ? arrow : 0))
        var origin = CGPoint(x: target.midX - fullSize.width / 2, y: target.midY - fullSize.height / 2)
        switch side {
        case .up: origin.y = target.maxY + gap
        case .left: origin.x = target.maxX + gap
        case .right: origin.x = target.minX - gap - fullSize.width
        default: origin.y = target.minY - gap - fullSize.height
        }
        origin.x = min(max(origin.x, available.minX), max(available.minX, available.maxX - fullSize.width)).rounded()
        origin.y = min(max(origin.y, available.minY), max(available.minY, available.maxY - fullSize.height)).rounded()
        let inset = EditMenuMetrics.cornerRadius + EditMenuMetrics.arrow.width / 2
        let (targetCenter, length) = isUpright ? (target.midX - origin.x, fullSize.width) : (target.midY - origin.y, fullSize.height)
        let tip = min(max(targetCenter, inset), max(inset, length - inset))
        return EditMenuPlacement(frame: CGRect(origin: origin, size: fullSize), direction: side, arrowTipOffset: tip)
    }

    /// The frame of the items within the menu.
    var content: CGRect {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let arrowHeight = EditMenuMetrics.arrow.height
        switch direction {
        case .up: return bounds.inset(by: UIEdgeInsets(top: arrowHeight, left: 0, bottom: 0, right: 0))
        case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: arrowHeight, bottom: 0, right: 0))
        case .right: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowHeight))
        default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrowHeight, right: 0))
        }
    }

    /// The rounded outline with the arrow.
    var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: content, cornerRadius: EditMenuMetrics.cornerRadius)
        let halfArrowWidth = EditMenuMetrics.arrow.width / 2
        let arrow = UIBezierPath()
        let size = frame.size
        let points: [CGPoint] =
            switch direction {
            case .up:
                [
                    CGPoint(x: arrowTipOffset - halfArrowWidth, y: content.minY + 0.5), CGPoint(x: arrowTipOffset, y: 0),
                    CGPoint(x: arrowTipOffset + halfArrowWidth, y: content.minY + 0.5),
                ]
            case .left:
                [
                    CGPoint(x: content.minX + 0.5, y: arrowTipOffset - halfArrowWidth), CGPoint(x: 0, y: arrowTipOffset),
                    CGPoint(x: content.minX + 0.5, y: arrowTipOffset + halfArrowWidth),
                ]
            case .right:
                [
                    CGPoint(x: content.maxX - 0.5, y: arrowTipOffset - halfArrowWidth), CGPoint(x: size.width, y: arrowTipOffset),
                    CGPoint(x: content.maxX - 0.5, y: arrowTipOffset + halfArrowWidth),
                ]
            default:
                [
                    CGPoint(x: arrowTipOffset + halfArrowWidth, y: content.maxY - 0.5), CGPoint(x: arrowTipOffset, y: size.height),
                    CGPoint(x: arrowTipOffset - halfArrowWidth, y: content.maxY - 0.5),
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
