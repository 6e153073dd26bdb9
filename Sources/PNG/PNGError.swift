/// A failure inside libpng, with the phase that reported it and libpng's words.
package struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    package let operation: String
    package let message: String

    package var description: String { "\(operation): \(message)" }
}
