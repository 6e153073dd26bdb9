import Foundation

/// The user's location.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkuserlocation
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
    /// The latest location; `nil` before the first update.
    open internal(set) var location: CLLocation?
    /// Whether the map is requesting locations.
    open internal(set) var isUpdating = false
    /// The title of the callout; "My Location" by default.
    open var title: String? = "My Location"
    /// The subtitle of the callout; `nil` by default.
    open var subtitle: String?

    /// The coordinate of the latest location; invalid before the first update.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
