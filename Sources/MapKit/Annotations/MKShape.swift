import Foundation

/// Something on the map that has a name.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkshape
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
    /// Its name; `nil` by default.
    open var title: String?
    /// More about it; `nil` by default.
    open var subtitle: String?
    /// Where it is; 0° and 0° for a shape that does not say.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
