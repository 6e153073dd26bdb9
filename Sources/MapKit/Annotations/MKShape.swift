import Foundation

/// The base class of shapes on the map.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkshape
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
    /// The title; `nil` by default.
    open var title: String?
    /// The subtitle; `nil` by default.
    open var subtitle: String?
    /// The location of the shape; 0° and 0° unless a subclass overrides the property.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
