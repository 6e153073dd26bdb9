import Foundation

/// A place with its name and address. Immutable.
///
/// > Difference from Apple: `postalAddress` is missing, because there is no module Contacts. Placemarks of
/// > ``NominatimService`` have no time zone.
/// - Source: https://developer.apple.com/documentation/corelocation/clplacemark
// Unchecked: the stored property is a constant of a Sendable type, and subclasses are responsible for their own.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: PlacemarkValues

    /// Creates a placemark with the values of another placemark.
    public init(placemark: CLPlacemark) {
        values = placemark.values
        super.init()
    }

    init(_ values: PlacemarkValues) {
        self.values = values
        super.init()
    }

    package init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        var values = PlacemarkValues(dictionary: addressDictionary ?? [:])
        values.position = PlacemarkValues.Position(
            latitude: coordinate.latitude, longitude: coordinate.longitude, accuracy: 0, time: .distantPast)
        self.values = values
        super.init()
    }

    /// Creates a placemark from an archive; `nil` if the archive is invalid.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.key).map({ Data(referencing: $0) }),
            let values = try? PropertyListDecoder().decode(PlacemarkValues.self, from: data)
        else { return nil }
        self.values = values
        super.init()
    }

    private static let key = "caret.placemark"

    /// Whether the class supports secure coding: `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the placemark to an archive.
    ///
    /// > Difference from Apple: Apple's systems cannot read the archive.
    open func encode(with coder: NSCoder) {
        guard let data = try? PropertyListEncoder().encode(values) else { return }
        coder.encode(NSData(data: data), forKey: Self.key)
    }

    /// Returns the placemark itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: - Place

    /// The location of the place with the time of the result; `nil` if the placemark has no coordinate.
    open var location: CLLocation? {
        values.position.map {
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude), altitude: 0,
                horizontalAccuracy: $0.accuracy, verticalAccuracy: -1, timestamp: $0.time)
        }
    }
    /// The circle around the place, a ``CLCircularRegion``; `nil` if its extent is unknown.
    open var region: CLRegion? {
        guard let position = values.position, let radius = values.radius else { return nil }
        let center = CLLocationCoordinate2D(latitude: position.latitude, longitude: position.longitude)
        let identifier = String(format: "<%+.8f,%+.8f> radius %.2f", position.latitude, position.longitude, radius)
        return CLCircularRegion(center: center, radius: radius, identifier: identifier)
    }
    /// The time zone of the place; `nil` if unknown.
    open var timeZone: TimeZone? { values.timeZone.flatMap(TimeZone.init(identifier:)) }

    // MARK: - Address

    /// The name of the place: "Apple Park", or the street with its number.
    open var name: String? { values.name }
    /// The street: "Infinite Loop".
    open var thoroughfare: String? { values.street }
    /// The house number: "1".
    open var subThoroughfare: String? { values.houseNumber }
    /// The city: "Cupertino".
    open var locality: String? { values.city }
    /// The district of the city.
    open var subLocality: String? { values.district }
    /// The state or province: "CA".
    open var administrativeArea: String? { values.state }
    /// The county.
    open var subAdministrativeArea: String? { values.county }
    /// The postal code: "95014".
    open var postalCode: String? { values.postalCode }
    /// The ISO 3166 code of the country: "US".
    open var isoCountryCode: String? { values.countryCode }
    /// The name of the country.
    open var country: String? { values.country }
    /// The name of the lake or river at the place.
    open var inlandWater: String? { values.inlandWater }
    /// The name of the ocean at the place.
    open var ocean: String? { values.ocean }
    /// The names of points of interest at the place; `nil` if there are none.
    open var areasOfInterest: [String]? { values.sights }

    /// The address with the keys of address books: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`,
    /// `FormattedAddressLines` …
    @available(*, deprecated, message: "Use the properties of the placemark.")
    open var addressDictionary: [AnyHashable: Any]? {
        let dictionary = values.dictionary
        return dictionary.isEmpty ? nil : dictionary
    }

    /// The lines of the address, as on an envelope.
    package final var addressLines: [String] { values.lines }

    /// The name, address and coordinate in one line.
    open override var description: String {
        let position = location.map { String(format: "<%+.8f,%+.8f>", $0.coordinate.latitude, $0.coordinate.longitude) }
        return ([values.name].compactMap { $0 } + values.lines + [position].compactMap { $0 }).reduce(into: [String]()) { parts, part in
            if !parts.contains(part) { parts.append(part) }
        }.joined(separator: ", ")
    }
}
