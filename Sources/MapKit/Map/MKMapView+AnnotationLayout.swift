import MapEngines
import UIKitCore

// The layout of annotation views, which runs in each layout pass of the map.
//
// Annotations within 120 points of the map get a view from the delegate or the reuse queue. The views of other
// annotations return to the queue. Each view is placed at the projected coordinate. Views are then sorted by display
// priority, and `AnnotationClusters` groups views that collide. Each group with two or more members gets a cluster
// view, and its members are hidden; a cluster with unchanged members is kept. Finally, titles of markers are placed
// in the order of selection and priority, and a title that does not fit is hidden. New views are reported to the
// delegate together.

extension MKMapView {
    /// The distance in points outside the map within which annotations have views, so that no view appears suddenly
    /// at the edge.
    private static let viewMargin: CGFloat = 120

    func layOutAnnotations() {
        let extendedBounds = CGRect(origin: .zero, size: state.viewport.size).insetBy(dx: -Self.viewMargin, dy: -Self.viewMargin)
        guard extendedBounds.width > 2 * Self.viewMargin, extendedBounds.height > 2 * Self.viewMargin else { return }
        var visibleRecords: [(record: AnnotationRecord, point: CGPoint)] = []
        var newViews: [MKAnnotationView] = []
        for record in annotationStore.records {
            guard let point = record.worldPoint.map(state.viewport.point(for:)),
                extendedBounds.contains(point) || isSelectedOrDragged(record)
            else {
                release(record)
                continue
            }
            if record.view == nil { newViews.append(prepareView(of: record)) }
            visibleRecords.append((record, point))
        }
        for (record, point) in visibleRecords { positionView(of: record, at: point) }
        newViews += cluster(visibleRecords)
        layOutTitles()
        reportAddedViews(newViews)
    }

    /// Returns whether the annotation is selected or dragged. Such an annotation keeps its view at any distance from
    /// the map.
    private func isSelectedOrDragged(_ record: AnnotationRecord) -> Bool {
        selection.annotation === record.annotation || drag.record === record
    }

    private func release(_ record: AnnotationRecord) {
        guard let view = record.view else { return }
        record.view = nil
        annotationStore.recycle(view)
    }

    private func prepareView(of record: AnnotationRecord) -> MKAnnotationView {
        let view = makeView(for: record.annotation)
        record.view = view
        view.prepareForDisplay()
        annotationContainer.addSubview(view)
        if selection.annotation === record.annotation { view.setSelected(true, animated: false) }
        return view
    }

    private func positionView(of record: AnnotationRecord, at point: CGPoint) {
        guard let view = record.view, drag.record !== record else { return }
        let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        if view.center != center { view.center = center }
        // Among views of the same priority, selected views are in front, and then views farther south. The user's
        // location is behind all others.
        let requestedPriority = CGFloat((view.isSelected ? view.selectedZPriority : view.zPriority).rawValue)
        let priority = requestedPriority.isNaN ? 0 : min(max(requestedPriority, 0), 1000)
        let isUserLocation = record.annotation is MKUserLocation && !view.isSelected
        let depth = isUserLocation ? -100_000 : priority * 200_000 + (view.isSelected ? 100_000 : 0) + point.y
        if view.layer.zPosition != depth { view.layer.zPosition = depth }
    }

    // MARK: - Clusters

    private func cluster(_ records: [(record: AnnotationRecord, point: CGPoint)]) -> [MKAnnotationView] {
        let sorted = records.sorted { ($0.record.view?.displayPriority.rawValue ?? 0) > ($1.record.view?.displayPriority.rawValue ?? 0) }
        let items = sorted.map { record, point in
            AnnotationClusters.Item(group: group(of: record), frame: collisionFrame(of: record, at: point))
        }
        let groups = AnnotationClusters.groups(items)
        var clusters: [AnnotationRecord] = []
        var newViews: [MKAnnotationView] = []
        for group in groups {
            let members = group.map { sorted[$0].record }
            guard members.count > 1 else {
                members[0].view?.detachFromCluster()
                continue
            }
            let record = clusterRecord(of: members)
            if record.view == nil { newViews.append(prepareView(of: record)) }
            for member in members {
                member.view?.hideInCluster(record.view)
            }
            if let worldPoint = record.worldPoint { positionView(of: record, at: state.viewport.point(for: worldPoint)) }
            clusters.append(record)
        }
        removeClusters(except: clusters)
        annotationStore.clusters = clusters
        return newViews
    }

    /// Returns the clustering identifier; `nil` for a view that is selected, dragged, dropping or hidden by the app.
    private func group(of record: AnnotationRecord) -> String? {
        guard let view = record.view, !view.isSelected, view.dragState == .none, view.pose == .standing,
            !view.isHidden || view.isHiddenInCluster
        else { return nil }
        return view.clusteringIdentifier
    }

    private func collisionFrame(of record: AnnotationRecord, at point: CGPoint) -> CGRect {
        guard let view = record.view else { return CGRect(origin: point, size: .zero) }
        let size = view.bounds.size
        let frame = CGRect(
            x: point.x + view.centerOffset.x - size.width / 2, y: point.y + view.centerOffset.y - size.height / 2, width: size.width,
            height: size.height)
        // The collision frame of a circular view is the square inscribed in the circle.
        let inset = view.collisionMode == .circle ? min(size.width, size.height) * (1 - 1 / 2.squareRoot()) / 2 : 0
        return frame.insetBy(dx: inset, dy: inset)
    }

    /// Returns the existing cluster of the same members, or a new one.
    private func clusterRecord(of members: [AnnotationRecord]) -> AnnotationRecord {
        let ids = Set(members.map { ObjectIdentifier($0.annotation) })
        let existing = annotationStore.clusters.first { record in
            guard let cluster = record.annotation as? MKClusterAnnotation, cluster.memberAnnotations.count == ids.count else {
                return false
            }
            return cluster.memberAnnotations.allSatisfy { ids.contains(ObjectIdentifier($0)) }
        }
        if let existing { return existing }
        let annotations = members.map(\.annotation)
        let cluster = hub.value(MKClusterAnnotation(memberAnnotations: annotations)) {
            $0.mapView(self, clusterAnnotationForMemberAnnotations: annotations)
        }
        return AnnotationRecord(cluster)
    }

    private func removeClusters(except remaining: [AnnotationRecord]) {
        for old in annotationStore.clusters where !remaining.contains(where: { $0 === old }) {
            if selection.annotation === old.annotation { deselect(old.annotation, animated: false) }
            release(old)
        }
    }

    // MARK: - Titles and new views

    /// Places the titles of markers, and hides titles that do not fit.
    private func layOutTitles() {
        var placement = LabelPlacement(in: bounds.insetBy(dx: -200, dy: -200))
        let records = (annotationStore.records + annotationStore.clusters).filter { $0.view?.isHidden == false }
        for view in records.compactMap(\.view) { placement.reserve(view.frame.insetBy(dx: 3, dy: 3)) }
        let markers = records.compactMap { $0.view as? MKMarkerAnnotationView }
            .sorted { ($0.isSelected ? 1 : 0, $0.displayPriority.rawValue) > ($1.isSelected ? 1 : 0, $1.displayPriority.rawValue) }
        for marker in markers {
            guard let frame = marker.nameFrame(in: self) else {
                marker.nameLabel.isHidden = true
                continue
            }
            let fits = placement.place(frame)
            let isTitleVisible = marker.titleVisibility == .visible || fits
            if marker.nameLabel.isHidden == isTitleVisible { marker.nameLabel.isHidden = !isTitleVisible }
        }
    }

    private func reportAddedViews(_ views: [MKAnnotationView]) {
        guard !views.isEmpty else { return }
        drop(
            views.filter {
                ($0 as? MKPinAnnotationView)?.animatesDrop == true || ($0 as? MKMarkerAnnotationView)?.animatesWhenAdded == true
            })
        hub.notify { $0.mapView(self, didAdd: views) }
    }
}
