/// The forms of a postal address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// The lines of an envelope.
    case mailingAddress = 0
}
