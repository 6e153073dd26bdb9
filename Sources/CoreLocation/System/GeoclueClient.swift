import Foundation
import GIO

/// The GeoClue client of one request, on its own connection. GeoClue removes the client when the connection is
/// closed.
struct GeoclueClient {
    static let service = "org.freedesktop.GeoClue2"
    private static let properties = "org.freedesktop.DBus.Properties"

    let bus: BusConnection
    /// The path of the client object that GeoClue created.
    let path: String

    init(_ bus: BusConnection) throws {
        self.bus = bus
        let reply = try bus.call("\(Self.service).Manager.GetClient", "/org/freedesktop/GeoClue2/Manager", of: Self.service)
        guard let path = reply.first?.text else { throw CLError(.locationUnknown) }
        self.path = path
    }

    /// Sets the properties of the client, which GeoClue requires before the start.
    func set(desktopID: String, _ request: GeoclueRequest) throws {
        try set("DesktopId", .string(desktopID))
        try set("RequestedAccuracyLevel", .uint32(request.level.rawValue))
        try set("DistanceThreshold", .uint32(request.distanceThreshold))
    }

    /// Starts the client. The user may be asked first, so the call can block for a while.
    func start(milliseconds: Int32) throws {
        try bus.call("\(Self.service).Client.Start", path, of: Self.service, milliseconds: milliseconds)
    }

    /// Registers a handler that is called with the path of each new location.
    func onLocation(_ handler: @escaping (String) -> Void) {
        bus.subscribe(to: "\(Self.service).Client.LocationUpdated", path, of: Self.service) { arguments in
            guard case .tuple(let values) = arguments, values.count == 2, let path = values[1].text else { return }
            handler(path)
        }
    }

    /// Registers a handler that is called when the user turns locations off.
    func onDenial(_ handler: @escaping () -> Void) {
        bus.subscribe(to: "\(Self.properties).PropertiesChanged", path, of: Self.service) { arguments in
            guard case .tuple(let values) = arguments, values.count == 3, case .dictionary(let changes) = values[1] else { return }
            if changes["Active"] == .bool(false) { handler() }
        }
    }

    /// Registers a handler that is called when GeoClue has quit.
    func onQuit(_ handler: @escaping () -> Void) {
        let busName = "org.freedesktop.DBus"
        self.bus.subscribe(to: "\(busName).NameOwnerChanged", "/org/freedesktop/DBus", of: busName, first: Self.service) { arguments in
            if case .tuple(let values) = arguments, values.count == 3, values[2].text?.isEmpty == true { handler() }
        }
    }

    /// Returns the location at a path; `nil` if the object has no valid coordinate.
    func location(at path: String) throws -> CLLocation? {
        let reply = try bus.call("\(Self.properties).GetAll", path, of: Self.service, [.string("\(Self.service).Location")])
        guard case .dictionary(let values)? = reply.first else { return nil }
        return CLLocation(geoclue: values)
    }

    private func set(_ name: String, _ value: BusValue) throws {
        try bus.call(
            "\(Self.properties).Set", path, of: Self.service, [.string("\(Self.service).Client"), .string(name), .variant(value)])
    }
}

extension CLLocation {
    /// Creates a location from GeoClue's properties: degrees, metres, and metres per second. Unknown values become
    /// negative.
    convenience init?(geoclue values: [String: BusValue]) {
        guard let latitude = values["Latitude"]?.number, let longitude = values["Longitude"]?.number else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let accuracy = values["Accuracy"]?.number ?? -1
        // GeoClue encodes an unknown altitude as the lowest number, and does not specify the vertical accuracy.
        let altitude = values["Altitude"]?.number.flatMap { $0.isFinite && $0 > -1e6 ? $0 : nil }
        let value = { (name: String) in values[name]?.number.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? -1 }
        self.init(
            coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: accuracy.isFinite ? accuracy : -1,
            verticalAccuracy: altitude == nil ? -1 : max(accuracy, 1), course: value("Heading"), speed: value("Speed"),
            timestamp: Self.time(values["Timestamp"]))
    }

    /// Returns the date for seconds and microseconds since 1970.
    private static func time(_ value: BusValue?) -> Date {
        guard case .tuple(let parts)? = value?.plain, parts.count == 2, let seconds = parts[0].number, let micro = parts[1].number
        else { return .distantPast }
        return Date(timeIntervalSince1970: seconds + micro / 1e6)
    }
}
