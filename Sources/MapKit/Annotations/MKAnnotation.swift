/// Something that stands at a place on the map.
///
/// > Difference from Apple: the map cannot watch properties of any class. It reads `coordinate` of every annotation whenever it is laid
/// > out; an ``MKPointAnnotation`` asks for that by itself, other classes that move call `setNeedsLayout()` of the map.
/// - Source: https://developer.apple.com/documentation/mapkit/mkannotation
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol, Sendable {
    /// Where it stands. One that is not valid is not shown.
    var coordinate: CLLocationCoordinate2D { get }
    /// The name, for callouts and markers.
    ///
    /// Optional: through the protocol the property reads as a `String??`, as on iOS, and is `nil` for an annotation that does not declare it.
    @_disfavoredOverload var title: String? { get }
    /// More about the place, for callouts. Optional in the same way as ``title``.
    @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
    /// The name of an annotation whose class is not known, as in `annotation.title ?? nil`; `nil` if the annotation does not declare it.
    public var title: String?? { OwnAnswers.optional(title as String?) }
    /// The second line of an annotation whose class is not known; `nil` if the annotation does not declare it.
    public var subtitle: String?? { OwnAnswers.optional(subtitle as String?) }
}

// An extension of the protocol itself cannot declare two properties of one name.
@MainActor extension NSObjectProtocol where Self: MKAnnotation {
    /// `nil`.
    @_disfavoredOverload public var title: String? { OwnAnswers.none(nil) }
    /// `nil`.
    @_disfavoredOverload public var subtitle: String? { OwnAnswers.none(nil) }
}

/// An annotation that can be put elsewhere, by dragging its view.
@preconcurrency @MainActor public protocol MovableAnnotation: MKAnnotation {
    /// Where it stands.
    var coordinate: CLLocationCoordinate2D { get set }
}
