/// The orders of a contact's names.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// The order that the user prefers.
    case userDefault = 0
    /// The given name before the family name.
    case givenNameFirst = 1
    /// The family name before the given name.
    case familyNameFirst = 2
}
