import UIKitCore

/// A place with its address that can be displayed on a map.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkplacemark
// Unchecked, because the superclass is Sendable and this class has no stored properties.
nonisolated open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Creates a placemark of a coordinate, without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    /// Creates a placemark of a coordinate and an address. The keys are those of address books: `Street`, `City`,
    /// `State`, `ZIP`, `Country` and `CountryCode`.
    public override init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init(coordinate: coordinate, addressDictionary: addressDictionary)
    }

    /// Creates a placemark with the values of another placemark.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// Creates a placemark from an archive; `nil` if the archive is invalid.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The location of the place; `kCLLocationCoordinate2DInvalid` if the placemark has no coordinate.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The ISO 3166 code of the country.
    open var countryCode: String? { isoCountryCode }
    /// The address in one line; the name of the place if there is no address.
    open var title: String? { addressLines.isEmpty ? name : addressLines.joined(separator: ", ") }
    /// Returns `nil`.
    open var subtitle: String? { nil }
}
