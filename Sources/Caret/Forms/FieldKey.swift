/// The identity of a field within its form.
///
/// The identity combines the location in the source and the edited object. The ids of fields may therefore occur
/// twice. An object that replaces another one has its own fields.
struct FieldKey: Hashable {
    let group: FieldGroup
    /// The index of the field in the group, or in the fields of one element.
    let number: Int
    let object: ObjectIdentifier
    /// The identity of the element, if the group has separate fields for each element.
    var element: AnyHashable?
}
