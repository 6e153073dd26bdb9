import Preconditions

@_implementationOnly import CGIO

/// A connection of one's own to a message bus. Wraps `GDBusConnection`.
///
/// It belongs to the loop it was made in, and to that loop's thread.
/// - Source: https://docs.gtk.org/gio/class.DBusConnection.html
package final class BusConnection {
    /// How long calls wait for an answer, in milliseconds, where they do not say.
    package static let patience: Int32 = 10_000

    private let connection: OpaquePointer
    private let loop: BusLoop
    private var subscriptions: [UInt32] = []
    /// Kept for as long as GIO may call them.
    private var listeners: [Listener] = []

    private final class Listener {
        let hear: (BusValue) -> Void
        init(_ hear: @escaping (BusValue) -> Void) { self.hear = hear }
    }

    /// Where the system's bus listens: `DBUS_SYSTEM_BUS_ADDRESS` in the environment, or the usual place.
    ///
    /// Wraps `g_dbus_address_get_for_bus_sync`.
    package static func systemAddress(_ loop: BusLoop) throws(BusError) -> String {
        var error: UnsafeMutablePointer<GError>?
        guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SYSTEM, loop.cancellation, &error) else {
            throw BusError.take(&error, "g_dbus_address_get_for_bus_sync")
        }
        defer { g_free(address) }
        return String(cString: address)
    }

    /// Connects, and says hello. Wraps `g_dbus_connection_new_for_address_sync`.
    ///
    /// - Parameters:
    ///   - address: in D-Bus' notation: `unix:path=/run/dbus/system_bus_socket`.
    ///   - loop: the calling thread's own, where signals are to arrive.
    package init(_ address: String, _ loop: BusLoop) throws(BusError) {
        var error: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, loop.cancellation, &error) else {
            throw BusError.take(&error, "g_dbus_connection_new_for_address_sync")
        }
        self.connection = connection
        self.loop = loop
    }

    deinit {
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Whether the bus has gone.
    package var isClosed: Bool { g_dbus_connection_is_closed(connection) != 0 }

    /// Calls a method, and waits for its answer. Wraps `g_dbus_connection_call_sync`.
    ///
    /// - Parameters:
    ///   - member: the method's name, behind its interface's: `org.freedesktop.DBus.Peer.Ping`.
    ///   - path: the object's.
    ///   - destination: whose object it is; who is not there is started, where the bus knows how.
    ///   - milliseconds: how long to wait.
    /// - Throws: the other side's error, or why there is none.
    @discardableResult package func call(
        _ member: String, _ path: String, of destination: String, _ arguments: [BusValue] = [], milliseconds: Int32 = patience
    ) throws(BusError) -> [BusValue] {
        let (interface, method) = Self.parts(of: member)
        var error: UnsafeMutablePointer<GError>?
        let answer = g_dbus_connection_call_sync(
            connection, destination, path, interface, method, BusValue.tuple(arguments).makeVariant(), nil, G_DBUS_CALL_FLAGS_NONE,
            milliseconds, loop.cancellation, &error)
        guard let answer else { throw BusError.take(&error, member) }
        defer { g_variant_unref(answer) }
        guard case .tuple(let values) = BusValue(answer) else { return [] }
        return values
    }

    /// Has `hear` called in the loop for each signal, until the connection is let go of. Wraps `g_dbus_connection_signal_subscribe`.
    ///
    /// - Parameters:
    ///   - member: the signal's name, behind its interface's.
    ///   - path: the object's; `nil` for any.
    ///   - sender: whose signal.
    ///   - first: only signals whose first argument is this text; `nil` for any.
    ///   - hear: gets the signal's arguments as a tuple.
    package func listen(
        to member: String, _ path: String?, of sender: String, first: String? = nil, _ hear: @escaping (BusValue) -> Void
    ) {
        let listener = Listener(hear)
        listeners.append(listener)
        let (interface, signal) = Self.parts(of: member)
        let callback: GDBusSignalCallback = { _, _, _, _, _, arguments, context in
            guard let arguments, let context else { return }
            Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue().hear(BusValue(arguments))
        }
        subscriptions.append(
            g_dbus_connection_signal_subscribe(
                connection, sender, interface, signal, path, first, G_DBUS_SIGNAL_FLAGS_NONE, callback,
                Unmanaged.passUnretained(listener).toOpaque(), nil))
    }

    private static func parts(of member: String) -> (interface: String, name: String) {
        guard let dot = member.lastIndex(of: ".") else { preconditionFailure("BusConnection: '\(member)' has no interface before it.") }
        return (String(member[..<dot]), String(member[member.index(after: dot)...]))
    }
}
