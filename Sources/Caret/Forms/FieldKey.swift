/// The identity of a field within its form.
///
/// The identity combines the position in the form and the edited object. Two fields of a form may therefore have the
/// same `id`. If another object replaces the edited object, its fields have new identities.
struct FieldKey: Hashable {
    let group: FieldGroup
    /// The index of the field in the group, or in the fields of one element.
    let number: Int
    let object: ObjectIdentifier
    /// The identity of the element, if the group has separate fields for each element.
    var element: AnyHashable?
}
