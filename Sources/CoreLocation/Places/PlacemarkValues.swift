import Foundation

/// The properties of a placemark.
struct PlacemarkValues: Codable, Hashable, Sendable {
    /// A location in a form that can be archived.
    struct Position: Codable, Hashable, Sendable {
        var latitude: Double
        var longitude: Double
        /// The uncertainty, in metres.
        var accuracy: Double
        var time: Date
    }

    var position: Position?
    /// The radius of the place, in metres; `nil` if unknown.
    var radius: Double?
    var name: String?
    var street: String?
    var houseNumber: String?
    var city: String?
    var district: String?
    var state: String?
    var county: String?
    var postalCode: String?
    var country: String?
    var countryCode: String?
    var inlandWater: String?
    var ocean: String?
    var sights: [String]?
    var timeZone: String?

    /// The lines of the address, as on an envelope.
    var lines: [String] {
        let road = [houseNumber, street].compactMap { $0 }.joined(separator: " ")
        let region = [state, postalCode].compactMap { $0 }.joined(separator: " ")
        let town = [city, region.isEmpty ? nil : region].compactMap { $0 }.joined(separator: ", ")
        return [road.isEmpty ? name ?? "" : road, town, country ?? ""].filter { !$0.isEmpty }
    }

    /// The address with the keys of address books.
    var dictionary: [String: Any] {
        let road = [houseNumber, street].compactMap { $0 }.joined(separator: " ")
        var result: [String: Any] = [:]
        result["Name"] = name
        result["Street"] = road.isEmpty ? nil : road
        result["Thoroughfare"] = street
        result["SubThoroughfare"] = houseNumber
        result["City"] = city
        result["SubLocality"] = district
        result["State"] = state
        result["SubAdministrativeArea"] = county
        result["ZIP"] = postalCode
        result["Country"] = country
        result["CountryCode"] = countryCode
        if !lines.isEmpty { result["FormattedAddressLines"] = lines }
        return result
    }

    /// Creates values from a dictionary with the keys of address books.
    init(dictionary: [String: Any]) {
        func text(_ key: String) -> String? { dictionary[key] as? String }
        name = text("Name")
        street = text("Thoroughfare") ?? text("Street")
        houseNumber = text("SubThoroughfare")
        city = text("City")
        district = text("SubLocality")
        state = text("State")
        county = text("SubAdministrativeArea")
        postalCode = text("ZIP")
        country = text("Country")
        countryCode = text("CountryCode")
    }

    init() {}
}
