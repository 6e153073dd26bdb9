import UIKitCore

/// The default view of a cluster: a marker with the number of members.
@MainActor final class ClusterView: MKMarkerAnnotationView {
    override var annotation: (any MKAnnotation)? { didSet { showCount() } }

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        showCount()
    }

    required init?(coder: NSCoder) { nil }

    private func showCount() {
        glyphText = (annotation as? MKClusterAnnotation).map { $0.memberAnnotations.count > 999 ? "999+" : "\($0.memberAnnotations.count)" }
    }
}
