/// What an app asks for, in GeoClue's words.
struct GeoclueRequest: Hashable, Sendable {
    /// How exact a location GeoClue tells at most.
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
    /// In whole metres; 0 for every new location.
    let distanceThreshold: UInt32

    init(_ request: LocationRequest) {
        level = Self.level(for: request.desiredAccuracy)
        // Rounded down: the manager filters once more, and could not make up for what never came.
        let distance = request.distanceFilter
        distanceThreshold = distance > 0 ? UInt32(exactly: distance.rounded(.down)) ?? .max : 0
    }

    /// Constants below zero ask for the best there is; so does what is no number.
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
