/// The parameters of a request, in GeoClue's units.
struct GeoclueRequest: Hashable, Sendable {
    /// The maximum accuracy of GeoClue's locations.
    ///
    /// - Source: https://www.freedesktop.org/software/geoclue/docs/geoclue-gclue-enums.html
    enum Level: UInt32, Sendable {
        case country = 1
        case city = 4
        case neighborhood = 5
        case street = 6
        case exact = 8
    }

    let level: Level
    /// The minimum distance between locations, in whole metres; 0 for every location.
    let distanceThreshold: UInt32

    init(_ request: LocationRequest) {
        level = Self.level(for: request.desiredAccuracy)
        // Rounded down, because the manager filters again but cannot restore missing locations.
        let distance = request.distanceFilter
        distanceThreshold = distance > 0 ? UInt32(exactly: distance.rounded(.down)) ?? .max : 0
    }

    /// Negative constants and invalid values request the best accuracy.
    private static func level(for accuracy: CLLocationAccuracy) -> Level {
        switch accuracy {
        case 10.nextUp...1_000: .street
        case 1_000.nextUp...5_000: .neighborhood
        case 5_000.nextUp...50_000: .city
        case 50_000.nextUp...: .country
        default: .exact
        }
    }
}
