/// The parts of a postal address, as written in a text.
package struct PostalParts: Hashable, Sendable {
    package var street: String?
    package var city: String?
    package var state: String?
    package var postalCode: String?
    package var country: String?
}
