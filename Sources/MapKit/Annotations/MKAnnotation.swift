/// An object at a location on the map.
///
/// > Difference from Apple: the map cannot observe the properties of arbitrary classes, so it reads `coordinate` of
/// > every annotation in each layout pass. An ``MKPointAnnotation`` requests layout itself; other classes that move
/// > call the map's `setNeedsLayout()`.
/// - Source: https://developer.apple.com/documentation/mapkit/mkannotation
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol, Sendable {
    /// The location of the annotation. An annotation with an invalid coordinate is not displayed.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title, for callouts and markers.
    ///
    /// Optional: through the protocol, the property reads as a `String??`, as on iOS. It is `nil` for an annotation
    /// that does not declare the property.
    @_disfavoredOverload var title: String? { get }
    /// The subtitle, for callouts. Optional in the same way as ``title``.
    @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
    /// The title of an annotation of unknown class, as in `annotation.title ?? nil`; `nil` if the annotation does not
    /// declare the property.
    public var title: String?? { DefaultImplementationProbe.optional(title as String?) }
    /// The subtitle of an annotation of unknown class; `nil` if the annotation does not declare the property.
    public var subtitle: String?? { DefaultImplementationProbe.optional(subtitle as String?) }
}

// An extension of the protocol itself cannot declare two properties of the same name.
@MainActor extension NSObjectProtocol where Self: MKAnnotation {
    /// Returns `nil`.
    @_disfavoredOverload public var title: String? { DefaultImplementationProbe.fallback(nil) }
    /// Returns `nil`.
    @_disfavoredOverload public var subtitle: String? { DefaultImplementationProbe.fallback(nil) }
}

/// An annotation that can be moved by dragging its view.
@preconcurrency @MainActor public protocol MovableAnnotation: MKAnnotation {
    /// The location of the annotation.
    var coordinate: CLLocationCoordinate2D { get set }
}
