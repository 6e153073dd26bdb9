import UIKitCore

/// A place with its address that can stand on a map.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkplacemark
// The superclass proves it; there are no properties of its own.
nonisolated open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// A placemark of a coordinate, without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    /// A placemark of a coordinate and an address by the keys of address books: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
    public override init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init(coordinate: coordinate, addressDictionary: addressDictionary)
    }

    /// A placemark with what another one says.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// Reads a placemark from an archive; `nil` from a broken one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where the place is; `kCLLocationCoordinate2DInvalid` if the placemark has no coordinate.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The code of the country by ISO 3166.
    open var countryCode: String? { isoCountryCode }
    /// The address in one line; the name of the place if there is no address.
    open var title: String? { addressLines.isEmpty ? name : addressLines.joined(separator: ", ") }
    /// `nil`.
    open var subtitle: String? { nil }
}
