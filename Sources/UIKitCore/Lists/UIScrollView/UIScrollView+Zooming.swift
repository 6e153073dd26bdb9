import UIKitEngines

// Zooming of the delegate's view.
//
// A pinch stores the content point at the centre of its touches. For each new scale the offset is computed so that
// this point remains under the touches. Beyond the limits the scale and the offset are damped like a rubber band. At
// the end of the pinch, scale and offset return to their limits in an eased animation. Zooming by the app keeps the
// centre of the visible area in its position, or centres a rectangle. `applyZoom` sets the view's transform and
// position, scales the content size, and then sets the offset, so that no intermediate offset is reported.
extension UIScrollView {
    /// The view that the delegate returns for zooming; `nil` if there is none.
    var zoomView: UIView? { scrollHub.value(nil) { $0.viewForZooming(in: self) } }

    /// Returns the zoom scale of a view in the content; 1 for a view that is not zoomed.
    func magnification(of view: UIView) -> CGFloat {
        let scale = zooming.zoom.scale
        return scale != 1 && zoomView === view ? scale : 1
    }

    /// Returns whether a scale is valid as a limit. Reports an invalid scale.
    func isZoomLimit(_ scale: CGFloat) -> Bool {
        if scale.isFinite { return true }
        Diagnostics.report(
            "scroll.zoom-limit", "UIScrollView: a zoom scale of \(scale) is no limit, and the former one stays. Set a finite one.")
        return false
    }

    /// Applies new limits. The pinch gesture recognizer is enabled if the limits differ.
    func zoomLimitsDidChange() {
        let pinch = zooming.recognizer
        pinch?.isEnabled = zooming.zoom.isPossible
        guard zooming.zoom.isPossible, pinch == nil else { return }
        let recognizer = ScrollPinchGestureRecognizer()
        recognizer.scrollView = self
        recognizer.addAction { [weak self] _ in self?.pinchDidChange() }
        addGestureRecognizer(recognizer)
        zooming.recognizer = recognizer
    }

    // MARK: - Zooming by the app

    /// Zooms around the centre of the visible area.
    func zoom(to scale: CGFloat, animated: Bool) {
        let target = zooming.zoom.clamp(scale)
        let visibleCenter = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        guard let view = zoomView, target != zooming.zoom.scale else { return }
        let origin = view.frame.origin
        let point = Zoom.point(at: visibleCenter, offset: contentOffset, scale: zooming.zoom.scale, origin: origin)
        let offset = Zoom.offset(keeping: point, at: visibleCenter, scale: target, origin: origin)
        move(to: target, offset: clamped(offset, at: target, view), view, animated: animated)
    }

    /// Zooms so that a rectangle fills the visible area. The rectangle is in the zoomed view's coordinates.
    func zoom(showing rect: CGRect, animated: Bool) {
        let rectCenter = CGPoint(x: rect.midX, y: rect.midY)
        guard rectCenter.x.isFinite, rectCenter.y.isFinite else { return }
        guard let view = zoomView, let fittingScale = Zoom.factor(showing: rect, in: bounds.size) else { return }
        let target = zooming.zoom.clamp(fittingScale)
        let visibleCenter = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let offset = Zoom.offset(keeping: rectCenter, at: visibleCenter, scale: target, origin: view.frame.origin)
        move(to: target, offset: clamped(offset, at: target, view), view, animated: animated)
    }

    /// Returns the nearest valid offset at a scale.
    private func clamped(_ offset: CGPoint, at scale: CGFloat, _ view: UIView) -> CGPoint {
        var newExtent = extent
        newExtent.contentSize = contentSize(at: scale)
        return newExtent.clamp(offset)
    }

    private func contentSize(at scale: CGFloat) -> CGSize {
        let factor = scale / zooming.zoom.scale
        return CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    }

    /// Zooms on behalf of the app. The delegate is notified of the start and end of an animation. An animation that
    /// replaces another one counts as its continuation.
    private func move(to scale: CGFloat, offset: CGPoint, _ view: UIView, animated: Bool) {
        let continuesAnimation = zooming.animation != nil
        move(to: scale, offset: offset, animated: animated, isBounce: false)
        if zooming.animation != nil, !continuesAnimation { scrollHub.notify { $0.scrollViewWillBeginZooming(self, with: view) } }
    }

    private func move(to scale: CGFloat, offset: CGPoint, animated: Bool, isBounce: Bool) {
        stopZoomAnimation()
        guard animated, window != nil else {
            applyZoom(to: scale, offset: offset)
            return
        }
        zooming.animation = .init(
            began: now, scale: Ease(start: zooming.zoom.scale, target: scale), x: Ease(start: contentOffset.x, target: offset.x),
            y: Ease(start: contentOffset.y, target: offset.y), isBounce: isBounce)
        zooming.link = FrameLoop.current.addLink { [weak self] time in self?.advanceZoom(to: time) ?? false }
    }

    private func advanceZoom(to time: TimeInterval) -> Bool {
        guard let animation = zooming.animation else { return false }
        let elapsedTime = time - animation.began
        applyZoom(
            to: animation.scale.position(at: elapsedTime),
            offset: CGPoint(x: animation.x.position(at: elapsedTime), y: animation.y.position(at: elapsedTime)))
        // The delegate may have begun another animation.
        guard zooming.animation?.began == animation.began else { return true }
        guard elapsedTime >= animation.scale.duration - 1e-6 else { return true }
        stopZoomAnimation()
        scrollHub.notify { $0.scrollViewDidEndZooming(self, with: zoomView, atScale: zooming.zoom.scale) }
        return zooming.animation != nil
    }

    func stopZoomAnimation() {
        zooming.link?.cancel()
        zooming.link = nil
        zooming.animation = nil
    }

    /// Sets the zoom scale, the content size and the offset.
    private func applyZoom(to scale: CGFloat, offset: CGPoint) {
        guard let view = zoomView else { return }
        let size = contentSize(at: scale)
        let origin = view.frame.origin
        zooming.zoom.set(scale)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.magnifyForConstraints(scale)
        view.center = CGPoint(
            x: origin.x + view.bounds.width * scale * view.layer.anchorPoint.x,
            y: origin.y + view.bounds.height * scale * view.layer.anchorPoint.y)
        // The final offset is known, so no intermediate offset is reported.
        zooming.isApplyingZoom = true
        contentSize = size
        zooming.isApplyingZoom = false
        scroll.machine.setOffset(rounded(offset))
        applyMachineOffset()
        scrollHub.notify { $0.scrollViewDidZoom(self) }
    }

    // MARK: - Zooming by touches

    private func pinchDidChange() {
        guard let recognizer = zooming.recognizer else { return }
        switch recognizer.state {
        case .began: beginPinch(recognizer)
        case .changed: pinch(recognizer)
        case .ended, .cancelled, .failed: endPinch()
        case .possible: break
        }
    }

    /// Returns the centre of the touches, relative to the top-left corner of the visible area, in points.
    private func touchCenter(of recognizer: UIPinchGestureRecognizer) -> CGPoint {
        let point = recognizer.location(in: self)
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let view = zoomView, zooming.zoom.isPossible else { return }
        stopZoomAnimation()
        let center = touchCenter(of: recognizer)
        let scale = zooming.zoom.scale
        let point = Zoom.point(at: center, offset: contentOffset, scale: scale, origin: view.frame.origin)
        zooming.pinch = .init(start: zooming.zoom.requestedScale(scale), point: point, center: center)
        scrollHub.notify { $0.scrollViewWillBeginZooming(self, with: view) }
        pinch(recognizer)
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        guard var pinch = zooming.pinch, let view = zoomView else { return }
        // While only one touch remains, the last centre of the two touches is used.
        if recognizer.numberOfTouches >= 2 { pinch.center = touchCenter(of: recognizer) }
        zooming.pinch = pinch
        let scale = zooming.zoom.resistedScale(pinch.start * recognizer.scale)
        let offset = Zoom.offset(keeping: pinch.point, at: pinch.center, scale: scale, origin: view.frame.origin)
        var newExtent = extent
        newExtent.contentSize = contentSize(at: scale)
        let clampedOffset = newExtent.clamp(offset)
        let horizontal = RubberBand(dimension: bounds.width)
        let vertical = RubberBand(dimension: bounds.height)
        let dampedOffset =
            CGPoint(
                x: bouncesHorizontally ? horizontal.clamp(offset.x, to: newExtent.horizontalRange) : clampedOffset.x,
                y: bouncesVertically ? vertical.clamp(offset.y, to: newExtent.verticalRange) : clampedOffset.y)
        applyZoom(to: scale, offset: dampedOffset)
    }

    private func endPinch() {
        guard let pinch = zooming.pinch else { return }
        zooming.pinch = nil
        // A remaining touch begins a drag from the current offset.
        panGestureRecognizer.setTranslation(.zero, in: self)
        if scroll.isDragging { scroll.machine.beginDrag(travel: .zero, in: extent) }
        // The delegate may have been deallocated before the touches ended.
        guard let view = zoomView else { return }
        let target = zooming.zoom.clamp(zooming.zoom.scale)
        let anchoredOffset = Zoom.offset(keeping: pinch.point, at: pinch.center, scale: target, origin: view.frame.origin)
        let offset = clamped(anchoredOffset, at: target, view)
        guard target != zooming.zoom.scale || (offset != contentOffset && !scroll.isDragging) else {
            return scrollHub.notify { $0.scrollViewDidEndZooming(self, with: view, atScale: target) }
        }
        move(to: target, offset: offset, animated: true, isBounce: target != zooming.zoom.scale)
    }
}
