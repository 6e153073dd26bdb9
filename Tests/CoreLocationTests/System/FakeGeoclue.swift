import Foundation
import PrivateBus
import Synchronization

@_implementationOnly import CGIO

/// Responds on a bus as GeoClue does, by the test's settings.
final class FakeGeoclue: Sendable {
    private struct State {
        var locations: [String] = []
        var refuses = false
        var hasEnded = false
    }

    private static let client = "/org/freedesktop/GeoClue2/Client/1"
    private let state = Mutex(State())
    private let connection: ServiceConnection
    /// The calls in order: `Set DesktopId <'app'>`, `Start`, …; and `left`, when a client left the bus.
    let log: AsyncStream<String>
    private let writing: AsyncStream<String>.Continuation

    init(on bus: PrivateBus) throws {
        (log, writing) = AsyncStream.makeStream(of: String.self)
        connection = try ServiceConnection(bus.address)
        connection.provide("org.freedesktop.GeoClue2", respond)
        connection.callBus("AddMatch", #"("type='signal',member='NameOwnerChanged'",)"#)
    }

    /// Leaves the bus, as a crashed service does. Must be called at the end of each test; further calls have no
    /// effect.
    func end() {
        let hadEnded = state.withLock { state in
            defer { state.hasEnded = true }
            return state.hasEnded
        }
        guard !hadEnded else { return }
        connection.close()
    }

    /// Refuses every client that starts from now on.
    func refuse() { state.withLock { $0.refuses = true } }

    /// Reports a new location.
    ///
    /// - Parameter properties: in GLib's notation: `{'Latitude': <51.5>, 'Longitude': <-0.1>}`.
    func move(to properties: String) {
        let (old, new) = state.withLock { state in
            state.locations.append(properties)
            return (state.locations.count - 2, state.locations.count - 1)
        }
        let paths = "(objectpath '\(old < 0 ? "/" : Self.path(old))', objectpath '\(Self.path(new))')"
        emit("org.freedesktop.GeoClue2.Client", "LocationUpdated", paths)
    }

    /// Reports that location services were turned off.
    func turnOff() {
        emit("org.freedesktop.DBus.Properties", "PropertiesChanged", "('org.freedesktop.GeoClue2.Client', {'Active': <false>}, @as [])")
    }

    private static func path(_ number: Int) -> String { "\(client)/Location/\(number)" }

    // MARK: - Answers

    private func respond(to message: OpaquePointer) -> OpaquePointer? {
        guard let name = g_dbus_message_get_member(message).map({ String(cString: $0) }) else { return message }
        if name == "NameOwnerChanged" {
            if text(g_dbus_message_get_body(message)).hasSuffix("'')") { writing.yield("left") }
            return message
        }
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL else { return message }
        connection.send(answer(name, message))
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
    }

    private func answer(_ name: String, _ message: OpaquePointer) -> OpaquePointer? {
        let path = String(cString: g_dbus_message_get_path(message))
        let body = g_dbus_message_get_body(message)
        switch name {
        case "GetClient":
            writing.yield(name)
            return reply(message, "(objectpath '\(Self.client)',)")
        case "Set":
            // The arguments: interface, property, and value.
            let values = (1..<g_variant_n_children(body)).map { text(g_variant_get_child_value(body, $0)) }
            writing.yield("Set \(values.joined(separator: " "))")
            return reply(message, "()")
        case "Start":
            writing.yield(name)
            guard state.withLock({ $0.refuses }) else { return reply(message, "()") }
            return g_dbus_message_new_method_error_literal(message, "org.freedesktop.DBus.Error.AccessDenied", "not you")
        case "GetAll":
            guard let number = path.split(separator: "/").last.flatMap({ Int($0) }), let known = location(number) else { break }
            return reply(message, "(\(known),)")
        default: break
        }
        return g_dbus_message_new_method_error_literal(message, "org.freedesktop.DBus.Error.UnknownObject", path)
    }

    /// Returns the path of a location; `nil` for all but the last two, as GeoClue does.
    private func location(_ number: Int) -> String? {
        state.withLock { $0.locations.indices.suffix(2).contains(number) ? $0.locations[number] : nil }
    }

    // MARK: - GIO

    private func reply(_ message: OpaquePointer, _ body: String) -> OpaquePointer? {
        let answer = g_dbus_message_new_method_reply(message)
        g_dbus_message_set_body(answer, g_variant_parse(nil, body, nil, nil, nil))
        return answer
    }

    private func emit(_ interface: String, _ name: String, _ arguments: String) {
        connection.emit(Self.client, interface, name, arguments)
    }

    private func text(_ variant: OpaquePointer?) -> String {
        guard let printed = g_variant_print(variant, 1) else { return "" }
        defer { g_free(printed) }
        return String(cString: printed)
    }
}
