import MapEngines
import UIKitCore

/// Annotations, the views that show some of them, and the views that wait for another one.
@MainActor struct AnnotationStore {
    private(set) var records: [AnnotationRecord] = []
    private var byID: [ObjectIdentifier: AnnotationRecord] = [:]
    private var pool: [String: [MKAnnotationView]] = [:]
    private var classes: [String: AnyClass] = [:]
    /// The clusters that are shown.
    var clusters: [AnnotationRecord] = []

    var annotations: [any MKAnnotation] { records.map(\.annotation) }

    /// Returns whether it is new.
    mutating func add(_ annotation: any MKAnnotation) -> Bool {
        guard byID[ObjectIdentifier(annotation)] == nil else { return false }
        let record = AnnotationRecord(annotation)
        records.append(record)
        byID[ObjectIdentifier(annotation)] = record
        return true
    }

    /// Returns the records that were removed.
    mutating func remove(_ annotations: [any MKAnnotation]) -> [AnnotationRecord] {
        let removed = annotations.compactMap { byID.removeValue(forKey: ObjectIdentifier($0)) }
        let gone = Set(removed.map(ObjectIdentifier.init))
        if !gone.isEmpty { records.removeAll { gone.contains(ObjectIdentifier($0)) } }
        return removed
    }

    func record(for annotation: any MKAnnotation) -> AnnotationRecord? {
        byID[ObjectIdentifier(annotation)] ?? clusters.first { $0.annotation === annotation }
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { record(for: annotation)?.view }

    // MARK: - Reuse

    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass
    }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

    /// A view that waits for another annotation, or a new one; `nil` if neither is there nor a class is registered.
    mutating func dequeue(_ identifier: String) -> MKAnnotationView? { pooled(identifier) ?? make(identifier, for: nil) }

    private mutating func pooled(_ identifier: String) -> MKAnnotationView? {
        guard let view = pool[identifier]?.popLast() else { return nil }
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
        if let view = pooled(identifier) {
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
        if let identifier = view.reuseIdentifier { pool[identifier, default: []].append(view) }
    }
}

/// What views are reused by that annotations have unless the app says otherwise; a class that is registered for it is used for all.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// What views are reused by that clusters have unless the app says otherwise.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
