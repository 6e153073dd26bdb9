/// The source of a field's rows.
@MainActor enum FieldRows<Model: AnyObject> {
    /// One row, which remains the same for every reading of the form.
    case once(@MainActor (Model, FieldPlace, FormCore) -> Row<UITableViewCell>)
    /// Rows that depend on the values that are read while they are made.
    case anew(@MainActor (Model, FieldPlace, FormCore) -> [Row<UITableViewCell>])
}
