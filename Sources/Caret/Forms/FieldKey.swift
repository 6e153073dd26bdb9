/// What tells one field of a form from all others.
///
/// Its place in the source does, and what it edits: ids may be given twice, and an object that takes another's place has fields of its own.
struct FieldKey: Hashable {
    let group: FieldGroup
    /// In the group, or in what an element of it has.
    let number: Int
    let object: ObjectIdentifier
    /// The element's id, where the group has fields for each element.
    var element: AnyHashable?
}
