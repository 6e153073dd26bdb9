import Foundation

/// The default location provider.
public enum LocationSource {
    /// The provider that the environment variable `CARET_LOCATION` specifies; without the variable, the system's
    /// service, ``SystemLocation``.
    ///
    /// The variable is a latitude and longitude in degrees, such as `51.5432,-0.0554`, or the path of a GPX file to
    /// replay. The value `system` specifies the system's service, and `none` an unknown location. An unreadable value
    /// also results in an unknown location, so that an app never displays a wrong location.
    public static var standard: any LocationProvider { named(ProcessInfo.processInfo.environment["CARET_LOCATION"] ?? "") }

    /// Returns the provider that text specifies in the format of `CARET_LOCATION`.
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
