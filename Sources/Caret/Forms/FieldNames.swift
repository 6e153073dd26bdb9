/// The names of a field's values, from a closure of the app or from the values' descriptions.
@MainActor struct FieldNames<Value> {
    /// The closure of the app, for the leak audit too.
    let retained: RetainedClosure<@MainActor (Value) -> String>

    init(_ site: SourceLocation, _ body: @escaping @MainActor (Value) -> String) { retained = RetainedClosure(site, body) }

    func callAsFunction(_ value: Value) -> String { retained.body?(value) ?? "\(value)" }
}
