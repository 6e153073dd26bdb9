import Foundation
import PrivateBus
import Synchronization

@_implementationOnly import CGIO

/// A message bus of the test alone, on which a desktop shows notifications.
final class FakeDesktop: Sendable {
    private static let name = "org.freedesktop.Notifications"
    private let bus: PrivateBus
    private let connection: ServiceConnection
    private let shown = Mutex<[String]>([])
    /// The address of the bus.
    var address: String { bus.address }
    /// The arguments of each notification, in GLib's notation.
    var notifications: [String] { shown.withLock { $0 } }

    init() throws {
        bus = try PrivateBus()
        connection = try ServiceConnection(bus.address)
        connection.provide(Self.name, respond)
    }

    /// Ends the bus. Must be called at the end of each test.
    func end() {
        connection.close()
        bus.end()
    }

    /// Reports that the user chose an action of the last notification.
    func choose(_ key: String) { emit("ActionInvoked", "(uint32 \(notifications.count), '\(key)')") }

    private func respond(to message: OpaquePointer) -> OpaquePointer? {
        guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
            let name = g_dbus_message_get_member(message).map({ String(cString: $0) })
        else { return message }
        var body = "(['actions', 'body-markup'],)"
        if name == "Notify" {
            let arguments = text(g_dbus_message_get_body(message))
            body = "(uint32 \(shown.withLock { $0.append(arguments); return $0.count }),)"
        }
        let answer = g_dbus_message_new_method_reply(message)
        g_dbus_message_set_body(answer, g_variant_parse(nil, body, nil, nil, nil))
        connection.send(answer)
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
    }

    private func emit(_ signal: String, _ arguments: String) {
        connection.emit("/org/freedesktop/Notifications", Self.name, signal, arguments)
    }

    private func text(_ variant: OpaquePointer?) -> String {
        guard let printed = g_variant_print(variant, 0) else { return "" }
        defer { g_free(printed) }
        return String(cString: printed)
    }
}
