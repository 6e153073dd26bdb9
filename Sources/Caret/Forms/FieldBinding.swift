import Foundation

/// Reads and writes the value of a field in its model.
///
/// A binding converts the value if the types of the model's property and of the control differ. Conversions are
/// between optional and nonoptional values, and between number types.
@MainActor struct FieldBinding<Model: AnyObject, Value> {
    let read: @MainActor (Model) -> Value
    let write: @MainActor (Model, Value) -> Void
    /// Whether `nil` is a value of the property, for bindings of optional values.
    var acceptsNil = true

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
        acceptsNil = false
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
        acceptsNil = false
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

    /// Makes a binding to an optional floating-point number of another type, which is shown as `defaultValue` for
    /// `nil`.
    init<Number: BinaryFloatingPoint>(converting path: ReferenceWritableKeyPath<Model, Number?>, defaultValue: Number) {
        self.init(read: { Value($0[keyPath: path] ?? defaultValue) }, write: { $0[keyPath: path] = Number($1) })
    }

    /// Makes a binding to an integer. Values are rounded when they are written. Numbers outside the range of the
    /// type are written as the nearest integer of the type.
    init<Number: FixedWidthInteger>(rounding path: ReferenceWritableKeyPath<Model, Number>) {
        self.init(read: { Value($0[keyPath: path]) }, write: { $0[keyPath: path] = Number(nearest: $1) })
    }

    /// Makes a binding to an optional integer, which is shown as `defaultValue` for `nil`.
    init<Number: FixedWidthInteger>(rounding path: ReferenceWritableKeyPath<Model, Number?>, defaultValue: Number) {
        self.init(read: { Value($0[keyPath: path] ?? defaultValue) }, write: { $0[keyPath: path] = Number(nearest: $1) })
    }
}

extension FixedWidthInteger {
    /// Makes the integer that is nearest to a number; 0 for NaN.
    fileprivate init(nearest number: some BinaryFloatingPoint) {
        let rounded = number.rounded()
        if let exact = Self(exactly: rounded) {
            self = exact
        } else if rounded.isNaN {
            self = 0
        } else {
            self = rounded < 0 ? .min : .max
        }
    }
}
