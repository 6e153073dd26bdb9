/// An error of libpng, with the phase that reported it and libpng's message.
package struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    package let operation: String
    package let message: String

    /// Whether the file ended before libpng had read everything. The message comes from our own reader.
    package var isEndOfFile: Bool { message.hasSuffix("ends early") }

    package var description: String { "\(operation): \(message)" }
}
