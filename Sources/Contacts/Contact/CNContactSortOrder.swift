/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// Any order.
    case none = 0
    /// The order that the user prefers.
    case userDefault = 1
    /// By given name.
    case givenName = 2
    /// By family name.
    case familyName = 3
}
