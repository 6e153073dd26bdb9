/// The identity of a field within its form.
///
/// The identity combines the group, the field's part in it, and the edited object. If another object replaces the
/// edited object, its fields have new identities.
struct FieldKey: Hashable {
    let group: FieldGroup
    let part: FieldPart
    let object: ObjectIdentifier
    /// The identity of the element, if the group has separate fields for each element.
    var element: AnyHashable?
}

/// The identity of a group, and of its section.
struct FieldGroup: Hashable {
    let site: SourceLocation
    let id: AnyHashable?
    /// The number of earlier groups with the same id and place, because a loop makes several groups at one place.
    let occurrence: Int
}
