/// How a field gets its rows.
@MainActor enum FieldRows<Model: AnyObject> {
    /// One row, which stays the same however often the form is read.
    case once(@MainActor (Model, FieldPlace, FormCore) -> Row<UITableViewCell>)
    /// Rows that depend on what is read while they are made.
    case anew(@MainActor (Model, FieldPlace, FormCore) -> [Row<UITableViewCell>])
}
