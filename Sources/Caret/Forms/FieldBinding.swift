/// How a field reads a value of its model, and writes it.
///
/// It converts where the model's type is not the one that the field's control has: optional values, and other kinds of numbers.
@MainActor struct FieldBinding<Model: AnyObject, Value> {
    let read: @MainActor (Model) -> Value
    let write: @MainActor (Model, Value) -> Void

    init(read: @escaping @MainActor (Model) -> Value, write: @escaping @MainActor (Model, Value) -> Void) {
        self.read = read
        self.write = write
    }

    init(_ path: ReferenceWritableKeyPath<Model, Value>) {
        self.init(read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 })
    }

    /// An optional value, for which `standard` is shown while it is `nil`. It is written once a person changes what is shown.
    init(_ path: ReferenceWritableKeyPath<Model, Value?>, standard: Value) {
        self.init(read: { $0[keyPath: path] ?? standard }, write: { $0[keyPath: path] = $1 })
    }

    /// A value that is always there, for a field that can do without.
    init<Present>(present path: ReferenceWritableKeyPath<Model, Present>) where Value == Present? {
        self.init(read: { $0[keyPath: path] }, write: { model, value in if let value { model[keyPath: path] = value } })
    }
}

extension FieldBinding where Value == Double? {
    /// Another kind of number with a fraction, which is always there.
    init(converting path: ReferenceWritableKeyPath<Model, some BinaryFloatingPoint>) {
        // By the words for it: the nearest Double of a Float has more digits than somebody typed.
        self.init(
            read: { Double("\($0[keyPath: path])") ?? Double($0[keyPath: path]) },
            write: { model, value in if let value { model[keyPath: path] = .init(value) } })
    }

    /// Another kind of number with a fraction, which may be missing.
    init<Number: BinaryFloatingPoint>(convertingOptional path: ReferenceWritableKeyPath<Model, Number?>) {
        // By the words for it: the nearest Double of a Float has more digits than somebody typed.
        self.init(
            read: { $0[keyPath: path].map { Double("\($0)") ?? Double($0) } },
            write: { model, value in model[keyPath: path] = value.map { Number($0) } })
    }
}

extension FieldBinding where Value: BinaryFloatingPoint {
    /// Another kind of number with a fraction.
    init(converting path: ReferenceWritableKeyPath<Model, some BinaryFloatingPoint>) {
        self.init(read: { Value($0[keyPath: path]) }, write: { $0[keyPath: path] = .init($1) })
    }

    /// A whole number, which what is written is rounded to.
    init(rounding path: ReferenceWritableKeyPath<Model, Int>) {
        self.init(read: { Value($0[keyPath: path]) }, write: { $0[keyPath: path] = Int($1.rounded()) })
    }
}
