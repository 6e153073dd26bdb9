import Foundation

/// A place in the response of a Nominatim server.
///
/// - Source: https://nominatim.org/release-docs/latest/api/Output/
struct NominatimPlace: Decodable {
    private let lat: String
    private let lon: String
    private let name: String?
    private let category: String?
    private let address: [String: String]?
    /// The southern, northern, western and eastern edges.
    private let boundingbox: [String]?

    /// Returns the places of a response, which is a list, a single place, or an error that stands for an empty list.
    ///
    /// - Throws: ``CLError/Code/network`` for data that is not a response of such a server.
    static func all(in data: Data) throws -> [NominatimPlace] {
        let decoder = JSONDecoder()
        if let places = try? decoder.decode([NominatimPlace].self, from: data) { return places }
        if let place = try? decoder.decode(NominatimPlace.self, from: data) { return [place] }
        guard (try? decoder.decode(ErrorResponse.self, from: data)) != nil else { throw CLError(.network) }
        return []
    }

    /// The response for an unknown place.
    private struct ErrorResponse: Decodable {
        let error: String
    }

    /// The properties of the placemark; `nil` without a valid coordinate.
    var values: PlacemarkValues? {
        guard let latitude = Double(lat), let longitude = Double(lon),
            CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        else { return nil }
        var values = PlacemarkValues()
        values.position = PlacemarkValues.Position(latitude: latitude, longitude: longitude, accuracy: 100, time: Date())
        values.radius = radius(latitude, longitude)
        readAddress(into: &values)
        let placeName = name.flatMap { $0.isEmpty ? nil : $0 }
        let road = [values.houseNumber, values.street].compactMap { $0 }.joined(separator: " ")
        values.name = placeName ?? (road.isEmpty ? values.district ?? values.city ?? values.state ?? values.country : road)
        readWater(placeName, into: &values)
        if let placeName, let category, Self.sights.contains(category) { values.sights = [placeName] }
        return values
    }

    /// The categories whose names are areas of interest.
    private static let sights: Set = ["tourism", "leisure", "historic", "amenity", "building", "aeroway", "man_made"]
    /// The countries whose states are abbreviated by their codes.
    private static let countriesWithStateCodes: Set = ["US", "CA", "AU"]

    private func readAddress(into values: inout PlacemarkValues) {
        func first(_ keys: String...) -> String? { keys.lazy.compactMap { address?[$0] }.first { !$0.isEmpty } }
        values.street = first("road", "pedestrian", "footway", "path", "cycleway", "square")
        values.houseNumber = first("house_number")
        values.city = first("city", "town", "village", "municipality", "hamlet")
        values.district = first("suburb", "neighbourhood", "quarter", "city_district", "borough")
        values.countryCode = first("country_code")?.uppercased()
        values.state = first("state", "region", "province")
        if let code = first("ISO3166-2-lvl4")?.split(separator: "-").last, let country = values.countryCode,
            Self.countriesWithStateCodes.contains(country)
        {
            values.state = String(code)
        }
        values.county = first("county", "state_district")
        values.postalCode = first("postcode")
        values.country = first("country")
    }

    private func readWater(_ placeName: String?, into values: inout PlacemarkValues) {
        values.ocean = address?["ocean"] ?? address?["sea"]
        if category == "water" || category == "waterway" || address?["water"] != nil { values.inlandWater = address?["water"] ?? placeName }
    }

    /// Returns half of the diagonal of the place's bounding box, in metres; `nil` without a bounding box.
    private func radius(_ latitude: Double, _ longitude: Double) -> Double? {
        let box = (boundingbox ?? []).compactMap(Double.init)
        guard box.count == 4, box.allSatisfy(\.isFinite) else { return nil }
        let corners = [(box[0], box[2]), (box[1], box[3])].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        guard corners.allSatisfy(CLLocationCoordinate2DIsValid) else { return nil }
        return Geodesic.distance(from: corners[0], to: corners[1]) / 2
    }
}
