/// The objects that a value or the stored properties of an object retain directly.
///
/// Structures, enumerations, tuples, collections, existentials and the captured values of closures are read, and
/// objects in them are found. The properties of these objects are not read. Weak, unowned and unmanaged references
/// retain nothing.
struct StrongReferences {
    /// A reference to an object.
    struct Reference {
        let address: UnsafeRawPointer
        /// The property that contains the reference; empty for the parts of a value.
        let property: String
        /// The closure that captured the object; `nil` if no closure did.
        let closure: ClosureWords?
    }

    private(set) var found: [Reference] = []
    /// Whether everything was read.
    private(set) var isComplete = true
    private var remaining = maximumCount
    private var closure: ClosureWords?

    /// Adds the references in the stored properties of an object that may be read.
    mutating func addFields(of object: AnyObject, _ access: AuditAccess) {
        if case .nothing = access { return isComplete = false }
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        withExtendedLifetime(object) {
            for field in FieldReflection.fields(of: type(of: object)) where field.isStrong && field.offset > 0 {
                if case .constants = access, field.isVariable {
                    isComplete = false
                    continue
                }
                add(start + field.offset, field.type, field.name)
            }
        }
    }

    /// Adds the references in a value.
    ///
    /// - Parameters:
    ///   - value: The address of the value.
    ///   - type: The type of the value.
    ///   - property: The property that contains the value.
    mutating func add(_ value: UnsafeRawPointer, _ type: Any.Type, _ property: String) {
        guard remaining > 0 else { return isComplete = false }
        remaining -= 1
        // Atomic values and mutexes belong to other threads, too.
        guard FieldReflection.isCopyable(type) else { return isComplete = false }
        switch FieldReflection.kind(of: type) {
        case .object: add(value.load(as: UnsafeRawPointer?.self), property)
        case .function: addClosure(value, type, property)
        case .structure:
            if type is any ValueHolder.Type { return add(Self.load(value, type), property) }
            for field in FieldReflection.fields(of: type) where field.isStrong { add(value + field.offset, field.type, property) }
        case .enumeration:
            if type is any ValueHolder.Type { return add(Self.load(value, type), property) }
            addChildren(of: Self.load(value, type), property)
        case .tuple: addChildren(of: Self.load(value, type), property)
        case .existential: addExistential(value, type, property)
        case .other: break
        }
    }

    private mutating func add(_ address: UnsafeRawPointer?, _ property: String) {
        if let address { found.append(Reference(address: address, property: property, closure: closure)) }
    }

    private mutating func addClosure(_ value: UnsafeRawPointer, _ type: Any.Type, _ property: String) {
        // A function of C has one word, and captures nothing.
        guard FieldReflection.size(of: type) == 2 * MemoryLayout<UInt>.size else { return }
        let words = value.assumingMemoryBound(to: UInt.self)
        guard words[0] != 0 else { return }
        let outer = closure
        closure = ClosureWords(function: words[0], context: words[1]).innermost
        let captures = ClosureCaptures(context: words[1])
        for object in captures.objects.sorted() { add(UnsafeRawPointer(bitPattern: object), property) }
        isComplete = isComplete && captures.isComplete
        closure = outer
    }

    private mutating func addExistential(_ value: UnsafeRawPointer, _ type: Any.Type, _ property: String) {
        switch FieldReflection.existential(of: type) {
        case .object: add(value.load(as: UnsafeRawPointer?.self), property)
        case .error: isComplete = false
        case .value:
            let contents = FieldReflection.contents(ofExistential: value)
            add(contents.value, contents.type, property)
        }
    }

    /// Adds the references in the elements of an array.
    mutating func add(elements: any ValueHolder) { for element in elements.heldValues { add(element, "") } }

    private mutating func add(_ value: Any, _ property: String) {
        if let holder = value as? any ValueHolder {
            // The elements of an array of numbers retain nothing.
            for element in holder.heldValues { add(element, property) }
            return
        }
        func open<Value>(_ value: Value) { withUnsafePointer(to: value) { add(UnsafeRawPointer($0), Value.self, property) } }
        _openExistential(value, do: open)
    }

    /// Adds the payload of an enumeration, or the elements of a tuple. A custom mirror is not used, because it would
    /// run code of the app.
    private mutating func addChildren(of value: Any, _ property: String) {
        guard !(value is any CustomReflectable) else { return isComplete = false }
        for child in Mirror(reflecting: value).children { add(child.value, property) }
    }

    private static func load(_ value: UnsafeRawPointer, _ type: Any.Type) -> Any {
        func load<Value>(_: Value.Type) -> Any { value.assumingMemoryBound(to: Value.self).pointee }
        return _openExistential(type, do: load)
    }

    /// The maximum number of values that are read of one object.
    private static let maximumCount = 4096
}

/// A type of the standard library whose values are not in stored properties.
protocol ValueHolder {
    /// The values, except values of types that retain no objects.
    var heldValues: [Any] { get }
}

/// Returns whether values of a type may retain objects.
private func mayRetain(_ type: Any.Type) -> Bool {
    !(type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type is any StringProtocol.Type || type is Bool.Type)
}

extension Optional: ValueHolder {
    var heldValues: [Any] { map { [$0] } ?? [] }
}

extension Array: ValueHolder {
    var heldValues: [Any] { mayRetain(Element.self) ? map { $0 } : [] }
}

extension ContiguousArray: ValueHolder {
    var heldValues: [Any] { mayRetain(Element.self) ? map { $0 } : [] }
}

extension ArraySlice: ValueHolder {
    var heldValues: [Any] { mayRetain(Element.self) ? map { $0 } : [] }
}

extension Set: ValueHolder {
    var heldValues: [Any] { mayRetain(Element.self) ? map { $0 } : [] }
}

extension Dictionary: ValueHolder {
    var heldValues: [Any] {
        (mayRetain(Key.self) ? keys.map { $0 } : [] as [Any]) + (mayRetain(Value.self) ? values.map { $0 } : [] as [Any])
    }
}
