import Foundation
import Synchronization

@_implementationOnly import CGIO

/// A message bus of the test alone, on which a desktop shows notifications.
// All state is behind a mutex; the connection is one of GIO's objects that any thread may use.
final class FakeDesktop: @unchecked Sendable {
    /// The daemon, which is in Debian's package `dbus-daemon`.
    static let daemon = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }

    private static let name = "org.freedesktop.Notifications"
    private let process = Process()
    private let shown = Mutex<[String]>([])
    private var connection: OpaquePointer?
    /// The address of the bus.
    private(set) var address = ""
    /// The arguments of each notification, in GLib's notation.
    var notifications: [String] { shown.withLock { $0 } }

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.daemon ?? "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--nopidfile", "--address=unix:tmpdir=/tmp", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The daemon prints the address once it listens.
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { throw CocoaError(.fileReadUnknown) }
            line += part
        }
        address = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        try connect()
    }

    /// Ends the bus. Must be called at the end of each test.
    func end() {
        g_dbus_connection_close_sync(connection, nil, nil)
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Reports that the user chose an action of the last notification.
    func choose(_ key: String) { emit("ActionInvoked", "(uint32 \(notifications.count), '\(key)')") }

    private func connect() throws {
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
            throw CocoaError(.fileReadUnknown)
        }
        self.connection = connection
        let filter: GDBusMessageFilterFunction = { _, message, isIncoming, context in
            guard let message, let context else { return message }
            return Unmanaged<FakeDesktop>.fromOpaque(context).takeUnretainedValue().respond(to: message, isIncoming: isIncoming != 0)
        }
        // Retained for good: GIO calls it from a thread of its own, also while the connection is being closed.
        g_dbus_connection_add_filter(connection, filter, Unmanaged.passRetained(self).toOpaque(), nil)
        let bus = "org.freedesktop.DBus"
        let answer = g_dbus_connection_call_sync(
            connection, bus, "/org/freedesktop/DBus", bus, "RequestName", g_variant_parse(nil, "('\(Self.name)', uint32 0)", nil, nil, nil),
            nil, G_DBUS_CALL_FLAGS_NONE, 10_000, nil, nil)
        if let answer { g_variant_unref(answer) }
    }

    private func respond(to message: OpaquePointer, isIncoming: Bool) -> OpaquePointer? {
        guard isIncoming, g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let name = g_dbus_message_get_member(message).map({ String(cString: $0) })
        else { return message }
        var body = "(['actions', 'body-markup'],)"
        if name == "Notify" {
            let arguments = text(g_dbus_message_get_body(message))
            body = "(uint32 \(shown.withLock { $0.append(arguments); return $0.count }),)"
        }
        let answer = g_dbus_message_new_method_reply(message)
        g_dbus_message_set_body(answer, g_variant_parse(nil, body, nil, nil, nil))
        g_dbus_connection_send_message(connection, answer, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(answer))
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
    }

    private func emit(_ signal: String, _ arguments: String) {
        g_dbus_connection_emit_signal(
            connection, nil, "/org/freedesktop/Notifications", Self.name, signal, g_variant_parse(nil, arguments, nil, nil, nil), nil)
    }

    private func text(_ variant: OpaquePointer?) -> String {
        guard let printed = g_variant_print(variant, 0) else { return "" }
        defer { g_free(printed) }
        return String(cString: printed)
    }
}
