/// Whether a contact is a person or an organisation.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person = 0
    /// An organisation.
    case organization = 1
}
