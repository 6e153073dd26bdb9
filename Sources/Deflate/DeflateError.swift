/// An error of ISA-L, with the call that reported it.
package struct DeflateError: Error, Hashable, Sendable, CustomStringConvertible {
    package let operation: String
    /// The status of ISA-L, which is negative.
    package let status: Int32

    package var description: String { "\(operation) failed with status \(status)" }
}
