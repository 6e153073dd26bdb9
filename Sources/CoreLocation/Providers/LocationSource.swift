import Foundation

/// Where locations come from if an app does not say.
public enum LocationSource {
    /// What the environment's `CARET_LOCATION` names; without it the system's own service, ``SystemLocation``.
    ///
    /// A latitude and longitude in degrees, `51.5432,-0.0554`; or the path of a GPX file, which is replayed as it was recorded; or `system`;
    /// or `none` for a machine that does not know where it is. What cannot be read counts as that, too: an app that was told a place
    /// must not show another one.
    public static var standard: any LocationProvider { named(ProcessInfo.processInfo.environment["CARET_LOCATION"] ?? "") }

    /// The provider that a text names, in the way of `CARET_LOCATION`.
    public static func named(_ text: String) -> any LocationProvider {
        let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        {
            return FixedLocation(latitude: latitude, longitude: longitude)
        }
        if text.isEmpty || text == "system" { return SystemLocation() }
        guard let data = FileManager.default.contents(atPath: text), let track = try? LocationTrack(gpx: data) else {
            return UnknownLocation()
        }
        return track
    }
}
