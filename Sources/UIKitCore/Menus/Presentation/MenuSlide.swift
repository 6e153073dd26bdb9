/// The tracking of the touch that opened a menu. The touch can continue to one of the rows.
struct MenuSlide {
    /// The location of the touch when the menu opened, in points of the window; `nil` before the location is known.
    private var start: CGPoint?
    /// Whether the touch has moved far enough to select a row.
    private(set) var isOn = false
    /// The distance, in points, after which the touch selects rows.
    private static let minimumDistance: CGFloat = 10

    mutating func move(to point: CGPoint) {
        let from = start ?? point
        start = from
        if hypot(point.x - from.x, point.y - from.y) >= Self.minimumDistance { isOn = true }
    }
}

extension MenuPresentation {
    /// Follows the gesture that opened the menu. The row under the touch is highlighted, and chosen when the touch
    /// ends on it. If the touch ends outside the rows, the menu stays open.
    func follow(_ gesture: UIGestureRecognizer) {
        let point = gesture.location(in: self)
        switch gesture.state {
        case .began, .changed:
            slide.move(to: point)
            press(at: slide.isOn ? point : nil)
        case .ended:
            slide.move(to: point)
            let row = slide.isOn ? panels.last?.row(at: point, in: self) : nil
            press(at: nil)
            slide = MenuSlide()
            if let row { choose(row) }
        default:
            press(at: nil)
            slide = MenuSlide()
        }
    }

    private func press(at point: CGPoint?) {
        guard let panel = panels.last else { return }
        panel.press(point.flatMap { panel.row(at: $0, in: self) })
    }
}
