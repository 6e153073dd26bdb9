/// A failure inside libpng, with the phase that reported it and libpng's words.
package struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    package let operation: String
    package let message: String

    /// Whether the file was over before what libpng wanted to read from it; the words are those of our own reader.
    package var isEndOfFile: Bool { message.hasSuffix("ends early") }

    package var description: String { "\(operation): \(message)" }
}
