import Foundation

/// A place as a Nominatim server describes it.
///
/// - Source: https://nominatim.org/release-docs/latest/api/Output/
struct NominatimPlace: Decodable {
    private let lat: String
    private let lon: String
    private let name: String?
    private let category: String?
    private let address: [String: String]?
    /// South, north, west, east.
    private let boundingbox: [String]?

    /// The places of an answer: of a list, of a single place, or none of an answer that says so.
    ///
    /// - Throws: ``CLError/Code/network`` for what is no answer of such a server.
    static func all(in data: Data) throws -> [NominatimPlace] {
        let decoder = JSONDecoder()
        if let places = try? decoder.decode([NominatimPlace].self, from: data) { return places }
        if let place = try? decoder.decode(NominatimPlace.self, from: data) { return [place] }
        guard (try? decoder.decode(Refusal.self, from: data)) != nil else { throw CLError(.network) }
        return []
    }

    /// The answer for a place of which nothing is known.
    private struct Refusal: Decodable {
        let error: String
    }

    /// The properties of a placemark there; `nil` without a valid coordinate.
    var values: PlacemarkValues? {
        guard let latitude = Double(lat), let longitude = Double(lon),
            CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        else { return nil }
        var values = PlacemarkValues()
        values.position = PlacemarkValues.Position(latitude: latitude, longitude: longitude, accuracy: 100, time: Date())
        values.radius = radius(latitude, longitude)
        readAddress(into: &values)
        let own = name.flatMap { $0.isEmpty ? nil : $0 }
        let road = [values.houseNumber, values.street].compactMap { $0 }.joined(separator: " ")
        values.name = own ?? (road.isEmpty ? values.district ?? values.city ?? values.state ?? values.country : road)
        readWater(own, into: &values)
        if let own, let category, Self.sights.contains(category) { values.sights = [own] }
        return values
    }

    /// Kinds of things whose names are sights.
    private static let sights: Set = ["tourism", "leisure", "historic", "amenity", "building", "aeroway", "man_made"]
    /// Countries whose states are known by their codes.
    private static let coded: Set = ["US", "CA", "AU"]

    private func readAddress(into values: inout PlacemarkValues) {
        func first(_ keys: String...) -> String? { keys.lazy.compactMap { address?[$0] }.first { !$0.isEmpty } }
        values.street = first("road", "pedestrian", "footway", "path", "cycleway", "square")
        values.houseNumber = first("house_number")
        values.city = first("city", "town", "village", "municipality", "hamlet")
        values.district = first("suburb", "neighbourhood", "quarter", "city_district", "borough")
        values.countryCode = first("country_code")?.uppercased()
        values.state = first("state", "region", "province")
        if let code = first("ISO3166-2-lvl4")?.split(separator: "-").last, let country = values.countryCode, Self.coded.contains(country) {
            values.state = String(code)
        }
        values.county = first("county", "state_district")
        values.postalCode = first("postcode")
        values.country = first("country")
    }

    private func readWater(_ own: String?, into values: inout PlacemarkValues) {
        values.ocean = address?["ocean"] ?? address?["sea"]
        if category == "water" || category == "waterway" || address?["water"] != nil { values.inlandWater = address?["water"] ?? own }
    }

    /// Half of the diagonal of the place's rectangle, in metres.
    private func radius(_ latitude: Double, _ longitude: Double) -> Double? {
        let box = (boundingbox ?? []).compactMap(Double.init)
        guard box.count == 4, box.allSatisfy(\.isFinite) else { return nil }
        let corners = [(box[0], box[2]), (box[1], box[3])].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        guard corners.allSatisfy(CLLocationCoordinate2DIsValid) else { return nil }
        return Geodesic.distance(from: corners[0], to: corners[1]) / 2
    }
}
