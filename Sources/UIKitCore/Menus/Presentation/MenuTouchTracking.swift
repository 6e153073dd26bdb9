/// The tracking of the touch that opened a menu. The touch can continue to one of the rows.
struct MenuTouchTracking {
    /// The location of the touch when the menu opened, in points of the window; `nil` before the location is known.
    private var start: CGPoint?
    /// Whether the touch has moved far enough to select a row.
    private(set) var isSelecting = false
    /// The distance, in points, after which the touch selects rows.
    private static let minimumDistance: CGFloat = 10

    mutating func move(to point: CGPoint) {
        let from = start ?? point
        start = from
        if hypot(point.x - from.x, point.y - from.y) >= Self.minimumDistance { isSelecting = true }
    }
}

extension MenuPresentation {
    /// Follows the gesture that opened the menu. The row under the touch is highlighted, and chosen when the touch
    /// ends on it. If the touch ends outside the rows, the menu stays open.
    func follow(_ gesture: UIGestureRecognizer) {
        let point = gesture.location(in: self)
        switch gesture.state {
        case .began, .changed:
            touchTracking.move(to: point)
            press(at: touchTracking.isSelecting ? point : nil)
        case .ended:
            touchTracking.move(to: point)
            let row = touchTracking.isSelecting ? panels.last?.row(at: point, in: self) : nil
            press(at: nil)
            touchTracking = MenuTouchTracking()
            if let row { choose(row) }
        default:
            press(at: nil)
            touchTracking = MenuTouchTracking()
        }
    }

    private func press(at point: CGPoint?) {
        guard let panel = panels.last else { return }
        panel.highlight(point.flatMap { panel.row(at: $0, in: self) })
    }
}
