import UIKitCore

extension MKMapView {
    /// The distance in points by which a view is lifted during a drag, so that the tip is visible above the touch.
    private static let lift: CGFloat = 20

    func handlePress(_ press: UILongPressGestureRecognizer) {
        let location = press.location(in: self)
        switch press.state {
        case .began: beginDrag(at: location)
        case .changed: updateDrag(to: location)
        case .ended: endDrag()
        case .cancelled, .failed: cancelDrag()
        default: break
        }
    }

    private func beginDrag(at location: CGPoint) {
        guard let view = annotationView(at: location), view.isDraggable, let annotation = view.annotation as? any MovableAnnotation,
            let record = annotationStore.record(for: annotation)
        else { return }
        drag.record = record
        drag.touchOffset = CGPoint(x: view.center.x - location.x, y: view.center.y - location.y - Self.lift)
        change(view, to: .starting)
        UIView.animate(withDuration: 0.15) { view.center.y -= Self.lift }
        change(view, to: .dragging)
    }

    private func updateDrag(to location: CGPoint) {
        guard let view = drag.record?.view else { return }
        view.center = CGPoint(x: location.x + drag.touchOffset.x, y: location.y + drag.touchOffset.y)
    }

    private func endDrag() {
        guard let record = drag.record, let view = record.view else { return }
        let tip = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
        (record.annotation as? any MovableAnnotation)?.coordinate = convert(tip, toCoordinateFrom: self)
        change(view, to: .ending)
        finish(view)
    }

    private func cancelDrag() {
        guard let view = drag.record?.view else { return }
        change(view, to: .canceling)
        finish(view)
    }

    private func finish(_ view: MKAnnotationView) {
        drag.record = nil
        change(view, to: .none)
        setNeedsLayout()
    }

    private func change(_ view: MKAnnotationView, to new: MKAnnotationView.DragState) {
        let old = view.dragState
        guard old != new else { return }
        view.setDragState(new, animated: true)
        hub.notify { $0.mapView(self, annotationView: view, didChange: new, fromOldState: old) }
    }
}
