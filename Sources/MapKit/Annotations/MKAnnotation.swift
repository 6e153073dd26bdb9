/// Something that stands at a place on the map.
///
/// > Difference from Apple: the map cannot watch properties of any class. It reads `coordinate` of every annotation whenever it is laid
/// > out; an ``MKPointAnnotation`` asks for that by itself, other classes that move call `setNeedsLayout()` of the map.
/// - Source: https://developer.apple.com/documentation/mapkit/mkannotation
@preconcurrency @MainActor public protocol MKAnnotation: AnyObject, Sendable {
    /// Where it stands. One that is not valid is not shown.
    var coordinate: CLLocationCoordinate2D { get }
    /// Its name, for callouts and markers; `nil` if it is not declared.
    var title: String? { get }
    /// More about it, for callouts; `nil` if it is not declared.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// None.
    public var title: String? { nil }
    /// None.
    public var subtitle: String? { nil }
}

/// An annotation that can be put elsewhere, by dragging its view.
@preconcurrency @MainActor public protocol MovableAnnotation: MKAnnotation {
    /// Where it stands.
    var coordinate: CLLocationCoordinate2D { get set }
}
