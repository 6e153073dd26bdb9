import MapEngines
import UIKitCore

extension MKMapView {
    func addGestures() {
        let pan = UIPanGestureRecognizer()
        pan.addAction { [weak self, weak pan] _ in if let pan { self?.handlePan(pan) } }
        let pinch = UIPinchGestureRecognizer()
        pinch.addAction { [weak self, weak pinch] _ in if let pinch { self?.handlePinch(pinch) } }
        let rotation = UIRotationGestureRecognizer()
        rotation.addAction { [weak self, weak rotation] _ in if let rotation { self?.handleRotation(rotation) } }
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addAction { [weak self, weak doubleTap] _ in if let doubleTap { self?.zoom(by: 1, at: doubleTap.location(in: self)) } }
        let twoFingerTap = UITapGestureRecognizer()
        twoFingerTap.numberOfTouchesRequired = 2
        twoFingerTap.addAction { [weak self, weak twoFingerTap] _ in
            if let twoFingerTap { self?.zoom(by: -1, at: twoFingerTap.location(in: self)) }
        }
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.addAction { [weak self, weak tap] _ in if let tap { self?.handleTap(at: tap.location(in: self)) } }
        let press = UILongPressGestureRecognizer()
        press.addAction { [weak self, weak press] _ in if let press { self?.handlePress(press) } }
        for recognizer in [pan, pinch, rotation, doubleTap, twoFingerTap, tap, press] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
        isMultipleTouchEnabled = true
    }

    func isTransforming(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        func transforms(_ recognizer: UIGestureRecognizer) -> Bool {
            recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer
        }
        return transforms(first) && transforms(second)
    }

    /// Returns whether a recognizer may begin. A disabled gesture fails, and a long press begins only on a draggable
    /// annotation.
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case is UIPanGestureRecognizer: isScrollEnabled
        case is UIPinchGestureRecognizer: isZoomEnabled
        case is UIRotationGestureRecognizer: isRotateEnabled
        case is UILongPressGestureRecognizer: annotationView(at: recognizer.location(in: self))?.isDraggable == true
        default: true
        }
    }

    func shouldReceive(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        return !view.isDescendant(of: calloutContainer) && !(view is UIControl)
    }

    // MARK: - Handling

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        track(pan) {
            let offset = pan.translation(in: self)
            pan.setTranslation(.zero, in: self)
            state.viewport.pan(by: offset)
        } continueMotion: {
            decelerate(velocity: pan.velocity(in: self))
        }
    }

    private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        track(pinch) {
            let levels = log2(max(pinch.scale, 0.01))
            pinch.scale = 1
            state.viewport.zoom(by: levels, around: pinch.location(in: self))
        }
    }

    private func handleRotation(_ recognizer: UIRotationGestureRecognizer) {
        track(recognizer) {
            let degrees = recognizer.rotation * 180 / .pi
            recognizer.rotation = 0
            state.viewport.zoom(by: 0, turningBy: -degrees, around: recognizer.location(in: self))
        } continueMotion: {
            snapToNorth()
        }
    }

    /// Counts simultaneous gestures, so that the delegate is notified of one region change however many recognizers
    /// are active.
    private func track(_ recognizer: UIGestureRecognizer, change: () -> Void, continueMotion: () -> Bool = { false }) {
        switch recognizer.state {
        case .began:
            interrupt()
            if motion.gestureCount == 0 {
                setUserTrackingMode(.none, animated: false)
                hub.notify { $0.mapView(self, regionWillChangeAnimated: false) }
            }
            motion.gestureCount += 1
            change()
            viewportChanged(isMoving: true)
        case .changed:
            change()
            viewportChanged(isMoving: true)
        case .ended, .cancelled, .failed:
            guard motion.gestureCount > 0 else { return }
            motion.gestureCount -= 1
            let isContinuing = recognizer.state == .ended && motion.gestureCount == 0 && continueMotion()
            guard motion.gestureCount == 0, !isContinuing else { return }
            canvas.rest(on: state.viewport)
            hub.notify { $0.mapView(self, regionDidChangeAnimated: false) }
        default: break
        }
    }

    /// Rotates the map so that north is up, if the heading is less than 7 degrees off.
    private func snapToNorth() -> Bool {
        let deviation = min(state.viewport.heading, 360 - state.viewport.heading)
        guard deviation > 0, deviation < 7 else { return false }
        var end = state.viewport
        end.move(to: end.center, heading: 0)
        fly(to: end, duration: 0.2)
        return true
    }

    /// Zooms by a number of levels around a point, as a double tap does.
    func zoom(by levels: Double, at point: CGPoint) {
        guard isZoomEnabled else { return }
        var end = targetViewport
        end.zoom(by: levels, around: point)
        guard end != state.viewport else { return }
        interrupt()
        hub.notify { $0.mapView(self, regionWillChangeAnimated: true) }
        fly(to: end, duration: 0.25)
    }

    /// Rotates the map so that north is up.
    func faceNorth() {
        var end = targetViewport
        end.move(to: end.center, heading: 0)
        guard end != state.viewport else { return }
        interrupt()
        hub.notify { $0.mapView(self, regionWillChangeAnimated: true) }
        fly(to: end, duration: 0.3)
    }
}
