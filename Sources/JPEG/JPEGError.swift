/// An error of libjpeg-turbo, with the call that reported it and libjpeg's message.
package struct JPEGError: Error, Hashable, Sendable, CustomStringConvertible {
    package let operation: String
    package let message: String

    package var description: String { "\(operation): \(message)" }
}
