/// The parts of an address as a text writes them.
package struct PostalParts: Hashable, Sendable {
    package var street: String?
    package var city: String?
    package var state: String?
    package var postalCode: String?
    package var country: String?
}
