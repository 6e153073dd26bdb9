extension UIWindow {
    func dispatch(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else {
            deliver(event)
        }
    }

    /// Hands changed touches to the views that they began on.
    private func deliver(_ event: UIEvent) {
        let changed = changedTouches
        changedTouches = []
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = changed.filter { $0.phase == phase }
            guard !touches.isEmpty else { continue }
            for (view, group) in Dictionary(grouping: touches, by: \.view) {
                guard let view else { continue }
                tell(view, Set(group), phase: phase, event: event)
            }
        }
    }

    private func tell(_ view: UIView, _ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        case .stationary: return
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        for press in event.changedPresses {
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: continue
            }
        }
    }
}
