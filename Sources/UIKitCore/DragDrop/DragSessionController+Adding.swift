/// The addition of items to a drag by other touches.
extension DragSessionController {
    /// Whether items can be added.
    var acceptsMoreItems: Bool { phase == .dragging }

    /// Lifts more items and adds them to the items under the touch.
    func add(_ items: [UIDragItem], from addingInteraction: UIDragInteraction) {
        guard acceptsMoreItems, let window, !items.isEmpty else { return }
        addingInteraction.hub.notify { $0.dragInteraction(addingInteraction, session: session, willAdd: items, for: addingInteraction) }
        if addingInteraction !== source {
            source.hub.notify { $0.dragInteraction(source, session: session, willAdd: items, for: addingInteraction) }
        }
        session.items += items
        let addedLifts = items.map { makeLift($0, from: addingInteraction) }
        lifts += addedLifts
        for lift in addedLifts {
            guard let view = lift.view else { continue }
            if let frontView = lifts.first?.view, frontView !== view {
                window.insertSubview(view, belowSubview: frontView)
            } else {
                window.addSubview(view)
            }
        }
        badge.count = lifts.count
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
            for lift in addedLifts { lift.view?.setLifted(true) }
            placeViews()
        }
        update()
    }
}
