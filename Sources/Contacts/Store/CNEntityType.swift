/// The kinds of data in a store of contacts.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}
