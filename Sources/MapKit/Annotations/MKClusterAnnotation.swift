import Foundation

/// An annotation that represents several annotations which are too close together.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkclusterannotation
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations in the cluster; two or more.
    public let memberAnnotations: [any MKAnnotation]
    /// The title. Defaults to the title of the first member and the number of the others.
    open var title: String?
    /// The subtitle; `nil` by default.
    open var subtitle: String?

    /// Creates a cluster of annotations.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        if let first: String = memberAnnotations.first?.title { title = "\(first) and \(memberAnnotations.count - 1) more" }
        super.init()
    }

    /// The centre of the members on the map.
    open var coordinate: CLLocationCoordinate2D {
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard let first = points.first else { return kCLLocationCoordinate2DInvalid }
        let nearestPoints = points.map { MKMapPoint($0.worldPoint.nearest(to: first.worldPoint)) }
        let count = Double(points.count)
        return MKMapPoint(x: nearestPoints.reduce(0) { $0 + $1.x } / count, y: nearestPoints.reduce(0) { $0 + $1.y } / count).coordinate
    }
}
