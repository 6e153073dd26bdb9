import KebabsKit
import MapKit

/// What the command line says.
struct LaunchOptions {
    let isOffline: Bool
    let provider: any LocationProvider

    init(_ arguments: [String]) {
        isOffline = arguments.contains("--offline")
        if let flag = arguments.firstIndex(of: "--at"), arguments.indices.contains(flag + 1) {
            provider = LocationSource.named(arguments[flag + 1])
        } else if isOffline {
            provider = FixedLocation(latitude: ReplayStreet.start.latitude, longitude: ReplayStreet.start.longitude)
        } else {
            provider = LocationSource.standard
        }
    }

    /// The two services; `nil` only if their addresses were none.
    var services: KebabSearch? {
        guard let postcodes = PostcodesClient.address, let ratings = RatingsClient.address else { return nil }
        let transport: any HTTPTransport = isOffline ? ReplayTransport() : URLSessionTransport()
        let client = JSONClient(transport: transport)
        return KebabSearch(
            postcodes: PostcodesClient(client: client, base: postcodes), ratings: RatingsClient(client: client, base: ratings))
    }
}
