/// The names of a field's values, from a closure of the app or from the values' descriptions.
@MainActor struct FieldNames<Value> {
    private let kept: KeptClosure<@MainActor (Value) -> String>

    init(_ site: SourceLocation, _ body: @escaping @MainActor (Value) -> String) { kept = KeptClosure(site, body) }

    /// The closure of the app, for the retention audit.
    var held: HeldHandler { kept.held }

    func callAsFunction(_ value: Value) -> String { kept.body?(value) ?? "\(value)" }
}
