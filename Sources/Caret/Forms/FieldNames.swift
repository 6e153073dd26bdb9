/// What the values of a field are called: by a closure of the app's, or as they describe themselves.
@MainActor struct FieldNames<Value> {
    private let kept: KeptClosure<@MainActor (Value) -> String>

    init(_ site: Site, _ body: @escaping @MainActor (Value) -> String) { kept = KeptClosure(site, body) }

    /// The closure, for an audit.
    var held: HeldHandler { kept.held }

    func callAsFunction(_ value: Value) -> String { kept.body?(value) ?? "\(value)" }
}
