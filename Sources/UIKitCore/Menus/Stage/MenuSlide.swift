/// The finger that opened a menu goes on to one of its rows without being lifted.
struct MenuSlide {
    /// Where it was when the menu opened, in points of the window; `nil` before that is known.
    private var start: CGPoint?
    /// Whether it has gone far enough to mean a row, and not only to open the menu.
    private(set) var isOn = false
    /// So many points.
    private static let reach: CGFloat = 10

    mutating func move(to point: CGPoint) {
        let from = start ?? point
        start = from
        if hypot(point.x - from.x, point.y - from.y) >= Self.reach { isOn = true }
    }
}

extension MenuStage {
    /// Follows the gesture that opened the menu: the row under the finger is pressed, and chosen where the finger leaves. Elsewhere the menu
    /// stays open.
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
