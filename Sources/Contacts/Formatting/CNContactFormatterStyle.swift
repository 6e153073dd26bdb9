/// The forms of a contact's name.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The full name.
    case fullName = 0
    /// The pronunciation of the full name.
    case phoneticFullName = 1
}
