import Foundation
import KebabsKit
import MapKit

/// The parsed command line.
struct LaunchOptions {
    static let usage = """
        usage: Kebabs [--offline | --services URL] [--at LATITUDE,LONGITUDE | --at TRACK.gpx] [--tiles TEMPLATE]
                      [--backend headless|window|web]
        Shows the lowest-rated kebab shops around a place; --offline is a made-up street, which needs no network.
        --services asks one server in place of the two services; --tiles https://…/{z}/{x}/{y}.png shows a tile server's streets.
        """

    private var values: [String: String] = [:]
    /// The first argument that is unknown, or incomplete without another one.
    private(set) var unknown: String?

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--offline": values[word] = ""
            case "--help", "-h": values["--help"] = ""
            // The toolkit reads the back end option itself.
            case "--at", "--services", "--tiles", "--backend": take(word, rest.popFirst())
            default: unknown = unknown ?? word
            }
        }
    }

    private mutating func take(_ word: String, _ value: String?) {
        let isFit =
            switch word {
            case "--services": value.flatMap { URL(string: $0) }?.host != nil
            case "--tiles": value.map { $0.contains("{x}") && Self.address(of: $0) != nil } ?? false
            default: value != nil
            }
        if isFit { values[word] = value } else { unknown = unknown ?? word }
    }

    /// Returns the URL of one tile; `nil` for an invalid template.
    private static func address(of template: String) -> URL? {
        let names = ["{x}", "{y}", "{z}", "{scale}"]
        return URL(string: names.reduce(template) { $0.replacingOccurrences(of: $1, with: "1") }).flatMap { $0.host == nil ? nil : $0 }
    }

    var wantsHelp: Bool { values["--help"] != nil }
    var isOffline: Bool { values["--offline"] != nil }
    var tiles: String? { values["--tiles"] }

    var provider: any LocationProvider {
        if let place = values["--at"] { return LocationSource.named(place) }
        guard isOffline else { return LocationSource.standard }
        return FixedLocation(latitude: ReplayStreet.start.latitude, longitude: ReplayStreet.start.longitude)
    }

    /// The search with its two services; `nil` only if their URLs are invalid.
    var services: KebabSearch? {
        let own = values["--services"].flatMap { URL(string: $0) }
        guard let postcodes = own ?? PostcodesClient.address, let ratings = own ?? RatingsClient.address else { return nil }
        let transport: any HTTPTransport = isOffline ? ReplayTransport() : URLSessionTransport()
        let client = JSONClient(transport: transport)
        return KebabSearch(
            postcodes: PostcodesClient(client: client, base: postcodes), ratings: RatingsClient(client: client, base: ratings))
    }
}
