import Foundation
import GIO

/// GeoClue's side of one request, on a connection of its own: GeoClue forgets the client when the connection goes.
struct GeoclueClient {
    static let service = "org.freedesktop.GeoClue2"
    private static let properties = "org.freedesktop.DBus.Properties"

    let bus: BusConnection
    /// The path of the object that GeoClue made for us.
    let path: String

    init(_ bus: BusConnection) throws {
        self.bus = bus
        let answer = try bus.call("\(Self.service).Manager.GetClient", "/org/freedesktop/GeoClue2/Manager", of: Self.service)
        guard let path = answer.first?.text else { throw CLError(.locationUnknown) }
        self.path = path
    }

    /// Says who asks for what. GeoClue wants that before it starts.
    func set(desktopID: String, _ request: GeoclueRequest) throws {
        try set("DesktopId", .string(desktopID))
        try set("RequestedAccuracyLevel", .uint32(request.level.rawValue))
        try set("DistanceThreshold", .uint32(request.distanceThreshold))
    }

    /// Begins; a person may be asked first, so that this may take its time.
    func start(milliseconds: Int32) throws {
        try bus.call("\(Self.service).Client.Start", path, of: Self.service, milliseconds: milliseconds)
    }

    /// Has `hear` called with the path of each new location.
    func listenToLocations(_ hear: @escaping (String) -> Void) {
        bus.listen(to: "\(Self.service).Client.LocationUpdated", path, of: Self.service) { arguments in
            guard case .tuple(let values) = arguments, values.count == 2, let path = values[1].text else { return }
            hear(path)
        }
    }

    /// Has `hear` called when the person has turned locations off.
    func listenToRefusal(_ hear: @escaping () -> Void) {
        bus.listen(to: "\(Self.properties).PropertiesChanged", path, of: Self.service) { arguments in
            guard case .tuple(let values) = arguments, values.count == 3, case .dictionary(let changes) = values[1] else { return }
            if changes["Active"] == .bool(false) { hear() }
        }
    }

    /// Has `hear` called when GeoClue has gone.
    func listenToEnd(_ hear: @escaping () -> Void) {
        let bus = "org.freedesktop.DBus"
        self.bus.listen(to: "\(bus).NameOwnerChanged", "/org/freedesktop/DBus", of: bus, first: Self.service) { arguments in
            if case .tuple(let values) = arguments, values.count == 3, values[2].text?.isEmpty == true { hear() }
        }
    }

    /// The location at a path; `nil` where what is there is no place on the Earth.
    func location(at path: String) throws -> CLLocation? {
        let answer = try bus.call("\(Self.properties).GetAll", path, of: Self.service, [.string("\(Self.service).Location")])
        guard case .dictionary(let values)? = answer.first else { return nil }
        return CLLocation(geoclue: values)
    }

    private func set(_ name: String, _ value: BusValue) throws {
        try bus.call(
            "\(Self.properties).Set", path, of: Self.service, [.string("\(Self.service).Client"), .string(name), .variant(value)])
    }
}

extension CLLocation {
    /// A place as GeoClue describes it: degrees, metres, metres per second; what it does not know is below zero.
    convenience init?(geoclue values: [String: BusValue]) {
        guard let latitude = values["Latitude"]?.number, let longitude = values["Longitude"]?.number else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let accuracy = values["Accuracy"]?.number ?? -1
        // The lowest number there is stands for no altitude; how exact one is GeoClue does not say.
        let altitude = values["Altitude"]?.number.flatMap { $0.isFinite && $0 > -1e6 ? $0 : nil }
        let known = { (name: String) in values[name]?.number.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? -1 }
        self.init(
            coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: accuracy.isFinite ? accuracy : -1,
            verticalAccuracy: altitude == nil ? -1 : max(accuracy, 1), course: known("Heading"), speed: known("Speed"),
            timestamp: Self.time(values["Timestamp"]))
    }

    /// Seconds and microseconds since 1970.
    private static func time(_ value: BusValue?) -> Date {
        guard case .tuple(let parts)? = value?.plain, parts.count == 2, let seconds = parts[0].number, let micro = parts[1].number
        else { return .distantPast }
        return Date(timeIntervalSince1970: seconds + micro / 1e6)
    }
}
