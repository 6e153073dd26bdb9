@_implementationOnly import CGIO

/// The reason why a call over a bus failed.
package struct BusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The call of GIO that reported the error.
    package let operation: String
    /// The error's name on the bus, such as `org.freedesktop.DBus.Error.AccessDenied`; `nil` for a local error.
    package let name: String?
    /// The message of GIO.
    package let message: String

    package var description: String { "\(operation): \(message)" }

    /// Converts an error, and frees it.
    static func consume(_ error: inout UnsafeMutablePointer<GError>?, _ operation: String) -> BusError {
        defer { error = nil }
        guard let failure = error else { return BusError(operation: operation, name: nil, message: "no reason given") }
        defer { g_error_free(failure) }
        let remote = g_dbus_error_get_remote_error(failure)
        defer { g_free(remote) }
        return BusError(
            operation: operation, name: remote.map { String(cString: $0) },
            message: failure.pointee.message.map { String(cString: $0) } ?? "no reason given")
    }
}
