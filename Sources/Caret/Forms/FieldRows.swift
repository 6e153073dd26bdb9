/// The source of a field's rows.
@MainActor enum FieldRows<Model: AnyObject> {
    /// One row, which is the same in every reading of the form.
    case constant(@MainActor (Model, FieldInstance, FormCore) -> Row<UITableViewCell>)
    /// Rows that are made in every reading, because they depend on values that are read while the rows are made.
    case rebuilt(@MainActor (Model, FieldInstance, FormCore) -> [Row<UITableViewCell>])
}
