import Foundation

/// Several annotations which stand too close together to be told apart.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkclusterannotation
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// What it stands for; two or more.
    public let memberAnnotations: [any MKAnnotation]
    /// The name of the first and how many more there are, unless the app says something else.
    open var title: String?
    /// `nil` unless the app says something.
    open var subtitle: String?

    /// A cluster of annotations.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        if let first: String = memberAnnotations.first?.title { title = "\(first) and \(memberAnnotations.count - 1) more" }
        super.init()
    }

    /// In the middle of its members, on the map.
    open var coordinate: CLLocationCoordinate2D {
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard let first = points.first else { return kCLLocationCoordinate2DInvalid }
        let near = points.map { MKMapPoint($0.place.nearest(to: first.place)) }
        let count = Double(points.count)
        return MKMapPoint(x: near.reduce(0) { $0 + $1.x } / count, y: near.reduce(0) { $0 + $1.y } / count).coordinate
    }
}
