import Foundation

/// The condition for access to the secret of an item.
package struct KeychainAccessControl: Hashable, Codable, Sendable {
    /// The raw value of the constant `kSecAttrAccessible…`.
    package let protection: String
    /// The raw value of `SecAccessControlCreateFlags`.
    package let flags: UInt
    /// The state of the sensor's enrolment when the item was saved, for items that a change makes invalid.
    package var enrolment: Data?

    package init(protection: String, flags: UInt, enrolment: Data? = nil) {
        self.protection = protection
        self.flags = flags
        self.enrolment = enrolment
    }
}
