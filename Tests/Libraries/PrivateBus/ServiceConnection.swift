internal import CGIO
import Foundation

/// The connection of a fake service to a message bus.
// Unchecked: the pointer is constant, and leads to one of GIO's objects that any thread may use.
public final class ServiceConnection: @unchecked Sendable {
    /// Receives a message, a `GDBusMessage`, on a thread of GIO's.
    /// Returns the message to pass it on, or `nil` for one that the receiver has released.
    public typealias Receiver = @Sendable (_ message: OpaquePointer) -> OpaquePointer?

    private final class Context: Sendable {
        let receive: Receiver
        init(_ receive: @escaping Receiver) { self.receive = receive }
    }

    /// The `GDBusConnection`.
    public let pointer: OpaquePointer

    /// Connects to the bus at an address.
    public init(_ address: String) throws {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let pointer = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
            throw CocoaError(.fileReadUnknown)
        }
        self.pointer = pointer
    }

    /// Provides a service by its name on the bus. The receiver is called with all messages from the bus.
    public func provide(_ name: String, _ receive: @escaping Receiver) {
        let filter: GDBusMessageFilterFunction = { _, message, isIncoming, context in
            guard isIncoming != 0, let message, let context else { return message }
            return Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().receive(message)
        }
        // Retained for good: GIO calls it from a thread of its own, also while the connection is being closed.
        g_dbus_connection_add_filter(pointer, filter, Unmanaged.passRetained(Context(receive)).toOpaque(), nil)
        callBus("RequestName", "('\(name)', uint32 0)")
    }

    /// Calls a method of the bus itself, and waits for the result.
    ///
    /// - Parameter arguments: The arguments in GLib's notation.
    public func callBus(_ method: String, _ arguments: String) {
        let bus = "org.freedesktop.DBus"
        let result = g_dbus_connection_call_sync(
            pointer, bus, "/org/freedesktop/DBus", bus, method, g_variant_parse(nil, arguments, nil, nil, nil), nil,
            G_DBUS_CALL_FLAGS_NONE, 10_000, nil, nil)
        if let result { g_variant_unref(result) }
    }

    /// Sends a message and releases it.
    public func send(_ message: OpaquePointer?) {
        guard let message else { return }
        g_dbus_connection_send_message(pointer, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(message))
    }

    /// Emits a signal to all connections.
    ///
    /// - Parameter arguments: The arguments in GLib's notation.
    public func emit(_ path: String, _ interface: String, _ signal: String, _ arguments: String) {
        g_dbus_connection_emit_signal(
            pointer, nil, path, interface, signal, g_variant_parse(nil, arguments, nil, nil, nil), nil)
    }

    /// Closes the connection, as the end of its process would.
    public func close() { g_dbus_connection_close_sync(pointer, nil, nil) }
}
