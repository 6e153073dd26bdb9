extension UIWindow {
    /// Delivers changed touches to recognizers, and then to their views if the recognizers allow that.
    func deliver(_ touches: Set<UITouch>, event: UIEvent) {
        let closingMenu = editMenu.flatMap { menu in
            touches.contains { $0.phase == .began && !($0.view?.isDescendant(of: menu) ?? false) } ? menu : nil
        }
        // The menu closes after the delivery, because the effect of a tap on the caret depends on whether the menu was
        // visible.
        defer { closingMenu?.close() }
        let ordered = touches.sorted { ($0.timestamp, $0.pointer) < ($1.timestamp, $1.pointer) }
        gestures.deliverToView = { [weak self] touch, phase, event in self?.notify([touch], phase: phase, event: event) }
        gestures.touchesChanged(ordered, event: event)
        var deliveries: [(phase: UITouch.Phase, touch: UITouch)] = []
        for touch in ordered {
            switch gestures.shouldDeliver(touch) {
            case .deliver: deliveries.append((touch.phase, touch))
            case .cancel: deliveries.append((.cancelled, touch))
            case .delay, .drop: break
            }
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            notify(deliveries.filter { $0.phase == phase }.map(\.touch), phase: phase, event: event)
        }
        gestures.resetFinished()
        gestures.releaseTouches()
    }

    /// Delivers touches of one phase to their views, in the order in which the touches changed.
    private func notify(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        var remainingTouches = touches.filter(\.isDeliveredToView)[...]
        while let view = remainingTouches.first(where: { $0.view != nil })?.view {
            let viewTouches = remainingTouches.filter { $0.view === view }
            remainingTouches = remainingTouches.filter { $0.view !== view }[...]
            if phase == .began, !view.mayBegin(Set(viewTouches), event) {
                for touch in viewTouches { gestures.refuse(touch) }
                continue
            }
            view.receive(Set(viewTouches), phase: phase, event: event)
        }
    }
}

extension UIView {
    /// Returns whether all enclosing scroll views allow the touches to begin.
    fileprivate func mayBegin(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
        var ancestor = superview
        while let view = ancestor {
            if let scrollView = view as? UIScrollView, !scrollView.touchesShouldBegin(touches, with: event, in: self) { return false }
            ancestor = view.superview
        }
        return true
    }

    fileprivate func receive(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }
}
