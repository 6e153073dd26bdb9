import Preconditions

@_implementationOnly import CGIO

/// A private connection to a message bus. Wraps `GDBusConnection`.
///
/// The connection belongs to the loop in which it was created, and to the loop's thread.
/// - Source: https://docs.gtk.org/gio/class.DBusConnection.html
package final class BusConnection {
    /// The default timeout of calls, in milliseconds.
    package static let defaultTimeout: Int32 = 10_000

    private let connection: OpaquePointer
    private let loop: BusLoop
    private var subscriptions: [UInt32] = []
    /// The handlers of signals. The connection retains them as long as GIO may call them.
    private var signalHandlers: [SignalHandler] = []

    private final class SignalHandler {
        let handler: (BusValue) -> Void
        init(_ handler: @escaping (BusValue) -> Void) { self.handler = handler }
    }

    /// Returns the address of the system bus: `DBUS_SYSTEM_BUS_ADDRESS` in the environment, or the default.
    ///
    /// Wraps `g_dbus_address_get_for_bus_sync`.
    package static func systemAddress(_ loop: BusLoop) throws(BusError) -> String { try address(of: G_BUS_TYPE_SYSTEM, loop) }

    /// Returns the address of the bus of the user's session: `DBUS_SESSION_BUS_ADDRESS` in the environment, or the
    /// default.
    ///
    /// Wraps `g_dbus_address_get_for_bus_sync`.
    package static func sessionAddress(_ loop: BusLoop) throws(BusError) -> String { try address(of: G_BUS_TYPE_SESSION, loop) }

    private static func address(of bus: GBusType, _ loop: BusLoop) throws(BusError) -> String {
        var error: UnsafeMutablePointer<GError>?
        guard let address = g_dbus_address_get_for_bus_sync(bus, loop.cancellation, &error) else {
            throw BusError.consume(&error, "g_dbus_address_get_for_bus_sync")
        }
        defer { g_free(address) }
        return String(cString: address)
    }

    /// Connects to a bus, and registers with it. Wraps `g_dbus_connection_new_for_address_sync`.
    ///
    /// - Parameters:
    ///   - address: The address in D-Bus notation: `unix:path=/run/dbus/system_bus_socket`.
    ///   - loop: The loop of the calling thread, where signals arrive.
    package init(_ address: String, _ loop: BusLoop) throws(BusError) {
        var error: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, loop.cancellation, &error) else {
            throw BusError.consume(&error, "g_dbus_connection_new_for_address_sync")
        }
        self.connection = connection
        self.loop = loop
    }

    deinit {
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Whether the bus has closed the connection.
    package var isClosed: Bool { g_dbus_connection_is_closed(connection) != 0 }

    /// Calls a method, and waits for its reply. Wraps `g_dbus_connection_call_sync`.
    ///
    /// - Parameters:
    ///   - member: The name of the method, prefixed with its interface: `org.freedesktop.DBus.Peer.Ping`.
    ///   - path: The path of the object.
    ///   - destination: The owner of the object. The bus starts the owner if it is activatable and not running.
    ///   - milliseconds: The timeout.
    /// - Throws: The error of the other side, or of the connection.
    @discardableResult package func call(
        _ member: String, _ path: String, of destination: String, _ arguments: [BusValue] = [], milliseconds: Int32 = defaultTimeout
    ) throws(BusError) -> [BusValue] {
        let (interface, method) = Self.parts(of: member)
        var error: UnsafeMutablePointer<GError>?
        let reply = g_dbus_connection_call_sync(
            connection, destination, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE,
            milliseconds, loop.cancellation, &error)
        guard let reply else { throw BusError.consume(&error, member) }
        defer { g_variant_unref(reply) }
        guard case .tuple(let values) = BusValue(reply) else { return [] }
        return values
    }

    /// Registers a handler, which the loop calls for each signal during the lifetime of the connection. Wraps
    /// `g_dbus_connection_signal_subscribe`.
    ///
    /// - Parameters:
    ///   - member: The name of the signal, prefixed with its interface.
    ///   - path: The path of the object; `nil` for any.
    ///   - sender: The sender of the signal.
    ///   - first: The required first argument of the signal; `nil` for any.
    ///   - handler: The handler, which receives the signal's arguments as a tuple.
    package func subscribe(
        to member: String, _ path: String?, of sender: String, first: String? = nil, _ handler: @escaping (BusValue) -> Void
    ) {
        let signalHandler = SignalHandler(handler)
        signalHandlers.append(signalHandler)
        let (interface, signal) = Self.parts(of: member)
        let callback: GDBusSignalCallback = { _, _, _, _, _, arguments, context in
            guard let arguments, let context else { return }
            Unmanaged<SignalHandler>.fromOpaque(context).takeUnretainedValue().handler(BusValue(arguments))
        }
        subscriptions.append(
            g_dbus_connection_signal_subscribe(
                connection, sender, interface, signal, path, first, G_DBUS_SIGNAL_FLAGS_NONE, callback,
                Unmanaged.passUnretained(signalHandler).toOpaque(), nil))
    }

    private static func parts(of member: String) -> (interface: String, name: String) {
        guard let dot = member.lastIndex(of: ".") else { preconditionFailure("BusConnection: '\(member)' has no interface before it.") }
        return (String(member[..<dot]), String(member[member.index(after: dot)...]))
    }
}
