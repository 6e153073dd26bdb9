import MapEngines
import UIKitCore

extension MKMapView {
    /// The distance in points by which a touch may miss a view, so that small pins can be tapped.
    private static let hitTolerance: CGFloat = 8

    func handleTap(at point: CGPoint) {
        if window?.firstResponder == nil || window?.firstResponder is UIViewController { becomeFirstResponder() }
        if let view = annotationView(at: point), let annotation = view.annotation {
            if selection.annotation !== annotation { select(annotation, animated: true) }
        } else {
            deselect(nil, animated: true)
        }
    }

    /// Returns the frontmost annotation view at a point. A near miss counts if no view contains the point.
    func annotationView(at point: CGPoint) -> MKAnnotationView? {
        let views = (annotationStore.records + annotationStore.clusters).compactMap(\.view).filter { !$0.isHidden && $0.isEnabled }
        let frontToBack = views.sorted { $0.layer.zPosition > $1.layer.zPosition }
        return frontToBack.first { $0.frame.contains(point) }
            ?? frontToBack.first { $0.frame.insetBy(dx: -Self.hitTolerance, dy: -Self.hitTolerance).contains(point) }
    }

    func select(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard selection.annotation !== annotation else { return }
        deselect(nil, animated: animated)
        guard let annotation, annotationStore.record(for: annotation)?.worldPoint != nil else { return }
        if annotationStore.view(for: annotation) == nil {
            setNeedsLayout()
            layoutIfNeeded()
        }
        guard let view = annotationStore.view(for: annotation) else { return }
        selection.annotation = annotation
        setNeedsLayout()
        view.detachFromCluster()
        view.setSelected(true, animated: animated)
        showCallout(of: view, animated: animated)
        hub.notify { $0.mapView(self, didSelect: view) }
        hub.notify { $0.mapView(self, didSelect: annotation) }
    }

    func deselect(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let selected = selection.annotation, annotation == nil || annotation === selected else { return }
        let view = annotationStore.view(for: selected)
        selection.annotation = nil
        hideCallout(animated: animated)
        view?.setSelected(false, animated: animated)
        setNeedsLayout()
        if let view { hub.notify { $0.mapView(self, didDeselect: view) } }
        hub.notify { $0.mapView(self, didDeselect: selected) }
    }

    // MARK: - Callouts

    private func showCallout(of view: MKAnnotationView, animated: Bool) {
        guard view.canShowCallout, view.annotation?.title??.isEmpty == false || view.detailCalloutAccessoryView != nil else { return }
        let callout = CalloutView(of: view) { [weak self, weak view] control in
            guard let self, let view else { return }
            hub.notify { $0.mapView(self, annotationView: view, calloutAccessoryControlTapped: control) }
        }
        selection.callout = callout
        calloutContainer.addSubview(callout)
        callout.fit(into: bounds.width - 24)
        panToShow(callout, over: view)
        layOutCallout()
        callout.appear(animated: animated)
    }

    private func hideCallout(animated: Bool) {
        selection.callout?.disappear(animated: animated)
        selection.callout = nil
    }

    /// Pans the map so that the whole callout is visible.
    private func panToShow(_ callout: CalloutView, over view: MKAnnotationView) {
        let frame = callout.frame(over: view)
        let availableArea = bounds.inset(by: safeAreaInsets).shrunk(dx: 8, dy: 8)
        guard availableArea.width > frame.width, availableArea.height > frame.height else { return }
        let x = max(availableArea.minX - frame.minX, 0) + min(availableArea.maxX - frame.maxX, 0)
        let y = max(availableArea.minY - frame.minY, 0) + min(availableArea.maxY - frame.maxY, 0)
        guard x != 0 || y != 0 else { return }
        var end = state.viewport
        end.pan(by: CGPoint(x: x, y: y))
        interrupt()
        hub.notify { $0.mapView(self, regionWillChangeAnimated: true) }
        fly(to: end, duration: 0.25)
    }

    func layOutCallout() {
        guard let callout = selection.callout, let view = callout.annotationView else { return }
        callout.position(over: view)
    }
}
