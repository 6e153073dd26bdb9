import MapEngines
import UIKitCore

/// The annotations of a map, the views that display them, and the views that are available for reuse.
@MainActor struct AnnotationStore {
    private(set) var records: [AnnotationRecord] = []
    private var recordsByID: [ObjectIdentifier: AnnotationRecord] = [:]
    private var reuseQueue: [String: [MKAnnotationView]] = [:]
    private var classes: [String: AnyClass] = [:]
    /// The visible clusters.
    var clusters: [AnnotationRecord] = []

    var annotations: [any MKAnnotation] { records.map(\.annotation) }

    /// Adds an annotation. Returns `false` if the map has the annotation already.
    mutating func add(_ annotation: any MKAnnotation) -> Bool {
        guard recordsByID[ObjectIdentifier(annotation)] == nil else { return false }
        let record = AnnotationRecord(annotation)
        records.append(record)
        recordsByID[ObjectIdentifier(annotation)] = record
        return true
    }

    /// Removes annotations. Returns the records that were removed.
    mutating func remove(_ annotations: [any MKAnnotation]) -> [AnnotationRecord] {
        let removed = annotations.compactMap { recordsByID.removeValue(forKey: ObjectIdentifier($0)) }
        let removedIDs = Set(removed.map(ObjectIdentifier.init))
        if !removedIDs.isEmpty { records.removeAll { removedIDs.contains(ObjectIdentifier($0)) } }
        return removed
    }

    func record(for annotation: any MKAnnotation) -> AnnotationRecord? {
        recordsByID[ObjectIdentifier(annotation)] ?? clusters.first { $0.annotation === annotation }
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { record(for: annotation)?.view }

    // MARK: - Reuse

    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass
    }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

    /// Returns a view from the reuse queue, or a new view of the registered class; `nil` if there is neither.
    mutating func dequeue(_ identifier: String) -> MKAnnotationView? { dequeueReusable(identifier) ?? make(identifier, for: nil) }

    private mutating func dequeueReusable(_ identifier: String) -> MKAnnotationView? {
        guard let view = reuseQueue[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    private func make(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        guard let viewClass = classes[identifier] else { return nil }
        guard let type = viewClass as? MKAnnotationView.Type else {
            preconditionFailure(
                "MKMapView: \(viewClass) is registered for \"\(identifier)\", but is no MKAnnotationView. Register a subclass.")
        }
        return ConstructibleAnnotationView.make(type, annotation, identifier)
    }

    mutating func dequeue(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeueReusable(identifier) {
            view.annotation = annotation
            return view
        }
        guard let view = make(identifier, for: annotation) else {
            preconditionFailure(
                "MKMapView: no class is registered for \"\(identifier)\". Call register(_:forAnnotationViewWithReuseIdentifier:).")
        }
        return view
    }

    mutating func recycle(_ view: MKAnnotationView) {
        view.removeFromSuperview()
        view.annotation = nil
        if let identifier = view.reuseIdentifier { reuseQueue[identifier, default: []].append(view) }
    }
}

/// The reuse identifier of annotation views for which the app specifies no other. A class that is registered for this
/// identifier is used for all annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The reuse identifier of cluster views for which the app specifies no other.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
