import UIKitEngines

extension UITapGestureRecognizer {
    /// Treats each press as a tap of a touch at the centre of the view.
    func receive(_ presses: Set<UIPress>) {
        // Existing touches take precedence.
        guard gesture.touches.isEmpty, let view else { return }
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        gesture.centroid = center
        for press in presses {
            let sample = TouchSample(id: Int(bitPattern: ObjectIdentifier(press)), location: center, time: press.timestamp)
            switch press.phase {
            case .began: apply(machine.touchDown(sample))
            case .changed, .stationary: continue
            case .cancelled: apply(machine.touchCancelled(sample))
            case .ended:
                let step = machine.touchUp(sample)
                apply(step == .recognize && !mayBegin(in: view) ? .fail : step)
            }
        }
    }

    private func mayBegin(in view: UIView) -> Bool {
        hub.allAgree { $0.gestureRecognizerShouldBegin(self) } && view.gestureRecognizerShouldBegin(self)
    }
}
