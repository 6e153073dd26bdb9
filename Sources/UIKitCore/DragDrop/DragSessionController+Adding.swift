/// The addition of items to a drag by other touches.
extension DragSessionController {
    /// Whether items can be added.
    var acceptsMoreItems: Bool { phase == .dragging }

    /// Lifts more items and adds them to the items under the touch.
    func add(_ items: [UIDragItem], from adder: UIDragInteraction) {
        guard acceptsMoreItems, let window, !items.isEmpty else { return }
        adder.hub.notify { $0.dragInteraction(adder, session: session, willAdd: items, for: adder) }
        if adder !== source { source.hub.notify { $0.dragInteraction(source, session: session, willAdd: items, for: adder) } }
        session.items += items
        let added = items.map { makeLift($0, from: adder) }
        lifts += added
        for lift in added {
            guard let view = lift.view else { continue }
            if let front = lifts.first?.view, front !== view {
                window.insertSubview(view, belowSubview: front)
            } else {
                window.addSubview(view)
            }
        }
        badge.count = lifts.count
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
            for lift in added { lift.view?.setLifted(true) }
            placeViews()
        }
        update()
    }
}
