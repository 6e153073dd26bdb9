import MapEngines
import UIKitCore

extension MKMapView {
    func add(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where annotationStore.add(annotation) { (annotation as? MKPointAnnotation)?.attach(to: self) }
        setNeedsLayout()
    }

    func remove(_ annotations: [any MKAnnotation]) {
        if let selected = selection.annotation, annotations.contains(where: { $0 === selected }) { deselect(selected, animated: false) }
        for record in annotationStore.remove(annotations) {
            (record.annotation as? MKPointAnnotation)?.detach(from: self)
            if drag.record === record { drag.record = nil }
            if let view = record.view { annotationStore.recycle(view) }
            record.view = nil
        }
        setNeedsLayout()
    }

    /// The margin around displayed annotations, as a fraction of their extent.
    private static let marginFraction = 0.05

    func showAll(_ annotations: [any MKAnnotation], animated: Bool) {
        add(annotations)
        let worldPoints = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0).worldPoint }
        guard let first = worldPoints.first, let rect = WorldRect(around: worldPoints.map { $0.nearest(to: first) }) else { return }
        // A single location is displayed with at least 500 m on each side.
        let minimumExtent = 1000 / WebMercator.metersAcrossWorld(atLatitude: WebMercator.unproject(first).latitude)
        let extent = max(rect.width, rect.height)
        let margin = max(extent * Self.marginFraction, (minimumExtent - extent) / 2)
        show(.rect(MKMapRect(rect.outset(by: margin)), UIEdgeInsets(top: 40, left: 24, bottom: 16, right: 24)), animated: animated)
    }

    /// Returns the view for an annotation: the delegate's view, or the default view.
    func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let delegateView: MKAnnotationView? = hub.value(nil) { $0.mapView(self, viewFor: annotation) }
        let view = delegateView ?? defaultView(for: annotation)
        if view.annotation !== annotation { view.annotation = annotation }
        return view
    }

    private func defaultView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if annotation is MKUserLocation { return UserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let isCluster = annotation is MKClusterAnnotation
        let identifier =
            isCluster ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        if annotationStore.isRegistered(identifier) { return annotationStore.dequeue(identifier, for: annotation) }
        if let view = annotationStore.dequeue(identifier) {
            view.annotation = annotation
            return view
        }
        return isCluster
            ? ClusterView(annotation: annotation, reuseIdentifier: identifier)
            : MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
}
