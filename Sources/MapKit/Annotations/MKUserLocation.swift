import Foundation

/// Where the person is.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkuserlocation
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
    /// The last location; `nil` before the first.
    open internal(set) var location: CLLocation?
    /// Whether locations are being waited for.
    open internal(set) var isUpdating = false
    /// What the callout says; "My Location" by default.
    open var title: String? = "My Location"
    /// More for the callout; `nil` by default.
    open var subtitle: String?

    /// The last location's place; not a valid one before the first.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
