@_implementationOnly import CCairo

/// An error of a Cairo call.
package struct CairoError: Error, CustomStringConvertible {
    /// The name of the C function.
    package let operation: String
    /// Cairo's description of the status.
    package let reason: String

    package init(operation: String, reason: String) {
        self.operation = operation
        self.reason = reason
    }

    package var description: String { "\(operation): \(reason)" }

    static func check(_ status: cairo_status_t, _ operation: String) throws(CairoError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        let text = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown status"
        throw CairoError(operation: operation, reason: text)
    }
}
