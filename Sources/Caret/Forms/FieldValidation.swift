/// The time at which the rules of a field are checked for the first time.
///
/// From then on, the message follows the values that the rules read. While the user edits a field, a message disappears
/// as soon as the value is valid. A new message waits for the end of editing.
public enum FieldValidation: Hashable, Sendable {
    /// When editing of the text ends, or when a control has changed the value. The default.
    case onEndEditing
    /// With each change by the user, so that messages also appear while the user types.
    case onChange
    /// Only by ``Form/validate()`` and ``Form/submit()``.
    case onSubmit
}
