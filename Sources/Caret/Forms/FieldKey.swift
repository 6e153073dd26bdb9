/// The identity of a field within its form.
///
/// The identity combines the position in the source and the edited object. Ids may occur twice, and a new object that
/// replaces another one has its own fields.
struct FieldKey: Hashable {
    let group: FieldGroup
    /// The index of the field in the group, or in the fields of one element.
    let number: Int
    let object: ObjectIdentifier
    /// The identity of the element, if the group has fields for each element.
    var element: AnyHashable?
}
