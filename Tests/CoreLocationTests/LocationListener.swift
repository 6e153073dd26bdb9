import CoreLocation

/// Records a delegate's calls.
@MainActor final class LocationListener: NSObject, CLLocationManagerDelegate {
    /// The number of further requests when a location arrives.
    var asksAgain = 0
    private var log: AsyncStream<String>.Continuation?

    func begin() -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        log = continuation
        return stream
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations { log?.yield("\(location.coordinate.latitude)") }
        guard asksAgain > 0 else { return }
        asksAgain -= 1
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        log?.yield("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        log?.yield("status \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        log?.yield("watching \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        log?.yield("unwatched \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { log?.yield("entered \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { log?.yield("left \(region.identifier)") }
}

extension AsyncStream<String> {
    /// Returns the lines that arrive, up to the first that is `last`.
    func until(_ last: String) async -> [String] {
        var lines: [String] = []
        for await line in self {
            lines.append(line)
            if line == last { break }
        }
        return lines
    }
}
