/// Reads and writes the value of a field in its model.
///
/// A binding converts the value if the types of the model's property and of the control differ. Conversions are
/// between optional and nonoptional values, and between number types.
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

    /// Makes a binding to an optional value. The control shows `defaultValue` for `nil`. The property stays `nil` until
    /// the user changes the value.
    init(_ path: ReferenceWritableKeyPath<Model, Value?>, defaultValue: Value) {
        self.init(read: { $0[keyPath: path] ?? defaultValue }, write: { $0[keyPath: path] = $1 })
    }

    /// Makes a binding to a nonoptional value, for a control that also supports `nil`. `nil` is not written.
    init<Present>(present path: ReferenceWritableKeyPath<Model, Present>) where Value == Present? {
        self.init(read: { $0[keyPath: path] }, write: { model, value in if let value { model[keyPath: path] = value } })
    }
}

extension FieldBinding where Value == Double? {
    /// Makes a binding to a nonoptional floating-point number of another type.
    init(converting path: ReferenceWritableKeyPath<Model, some BinaryFloatingPoint>) {
        // Convert through the description, because the nearest `Double` of a `Float` has more digits than the user
        // typed.
        self.init(
            read: { Double("\($0[keyPath: path])") ?? Double($0[keyPath: path]) },
            write: { model, value in if let value { model[keyPath: path] = .init(value) } })
    }

    /// Makes a binding to an optional floating-point number of another type.
    init<Number: BinaryFloatingPoint>(convertingOptional path: ReferenceWritableKeyPath<Model, Number?>) {
        // Convert through the description, because the nearest `Double` of a `Float` has more digits than the user
        // typed.
        self.init(
            read: { $0[keyPath: path].map { Double("\($0)") ?? Double($0) } },
            write: { model, value in model[keyPath: path] = value.map { Number($0) } })
    }
}

extension FieldBinding where Value: BinaryFloatingPoint {
    /// Makes a binding to a floating-point number of another type.
    init(converting path: ReferenceWritableKeyPath<Model, some BinaryFloatingPoint>) {
        self.init(read: { Value($0[keyPath: path]) }, write: { $0[keyPath: path] = .init($1) })
    }

    /// Makes a binding to an integer. Values are rounded when they are written.
    init(rounding path: ReferenceWritableKeyPath<Model, Int>) {
        self.init(read: { Value($0[keyPath: path]) }, write: { $0[keyPath: path] = Int($1.rounded()) })
    }
}
