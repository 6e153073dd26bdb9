/// The parts of a postal address, as they are written in the text.
package struct PostalParts: Hashable, Sendable {
    package var street: String?
    package var city: String?
    package var state: String?
    package var postalCode: String?
    package var country: String?
}
