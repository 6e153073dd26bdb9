extension UIWindow {
    func dispatch(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else {
            let touches = changedTouches
            changedTouches = []
            deliver(touches, event: event)
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
