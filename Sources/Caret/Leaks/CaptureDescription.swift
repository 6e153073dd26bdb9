/// The compiler's description of the captured values of a closure, which is intended for debuggers. The description
/// contains three counts, and the mangled type name of each value.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst
struct CaptureDescription {
    /// The kind of a captured value, as far as its type determines the kind.
    enum Value {
        /// A strong reference to an object, or `nil`.
        case object
        /// A reference that retains nothing: weak, unowned or unmanaged.
        case reference
        /// A reference to a box, in which the compiler stores a captured variable, for example.
        case box
        /// A function and its context.
        case function
        /// A reference to the storage of a collection.
        case collection
        /// A value with a size in bytes that contains no references to objects of the app.
        case plain(Int)
        /// A value of another type, whose parts have to be read.
        case value(Any.Type)
        case unknown

        /// The size in bytes; `nil` if unknown.
        var size: Int? {
            switch self {
            case .object, .reference, .box, .collection: MemoryLayout<UInt>.size
            case .function: 2 * MemoryLayout<UInt>.size
            case .plain(let size): size
            case .value(let type): FieldReflection.size(of: type)
            case .unknown: nil
            }
        }

        /// The alignment in bytes; 1 for a value without a size.
        var alignment: Int {
            if case .value(let type) = self { return FieldReflection.alignment(of: type) }
            return max(1, min(size ?? 1, MemoryLayout<UInt>.size))
        }
    }

    private let start: UnsafeRawPointer

    /// - Parameter start: The address of the description, which is in constant data of an executable or library.
    init(_ start: UnsafeRawPointer) { self.start = start }

    /// The number of values.
    var count: Int { Int(start.load(as: UInt32.self)) }
    /// The number of type bindings before the values.
    var bindingCount: Int { Int(start.load(fromByteOffset: 8, as: UInt32.self)) }

    /// Returns the kind of a value.
    ///
    /// - Parameters:
    ///   - index: The number of the value.
    ///   - bindings: The address of the type bindings in the box.
    func value(_ index: Int, bindings: UnsafeRawPointer) -> Value {
        let typeReference = start + 12 + 4 * index
        let name = typeReference + Int(typeReference.load(as: Int32.self))
        let value = Self.value(named: name)
        switch value {
        case .unknown, .collection:
            // A name in a generic closure may refer to the generic types of the caller.
            let type = bindingCount == 0 ? FieldReflection.type(named: name) : genericType(named: name, bindings)
            return type.map(Value.value) ?? value
        default: return value
        }
    }

    /// Returns the type that is bound to a generic parameter, such as `x`; `nil` for any other name. Pairs of a
    /// parameter and its source follow the names of the values. The source `B0` is the first binding.
    private func genericType(named name: UnsafeRawPointer, _ bindings: UnsafeRawPointer) -> Any.Type? {
        let sources = start + 12 + 4 * count
        for index in 0..<Int(start.load(fromByteOffset: 4, as: UInt32.self)) {
            let record = sources + 8 * index
            let parameter = record + Int(record.load(as: Int32.self))
            let source = record + 4 + Int(record.load(fromByteOffset: 4, as: Int32.self))
            let text = String(cString: source.assumingMemoryBound(to: CChar.self))
            guard strcmp(parameter.assumingMemoryBound(to: CChar.self), name.assumingMemoryBound(to: CChar.self)) == 0,
                text.first == "B", let number = Int(text.dropFirst().prefix { $0.isNumber }), number < bindingCount
            else { continue }
            return bindings.load(fromByteOffset: number * MemoryLayout<UInt>.size, as: Any.Type.self)
        }
        return nil
    }

    /// Parses the mangled name of a type, which ends with a zero byte. A symbolic reference begins with 1, followed
    /// by the relative address of the type's context descriptor, or with 2 for an indirect address.
    private static func value(named name: UnsafeRawPointer) -> Value {
        var text = ""
        var nominalType: UnsafeRawPointer?
        var address = name
        while case let byte = address.load(as: UInt8.self), byte != 0 {
            guard byte < 0x20 else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
                address += 1
                continue
            }
            // For symbolic references that do not refer to types, the size is unknown.
            guard byte <= 2 else { return .unknown }
            if text.isEmpty { nominalType = target(of: address) }
            text += "\(byte)"
            address += 5
        }
        if let ending = value(endingOf: text) { return ending }
        return nominalType.map { value(of: $0, suffix: text.dropFirst()) } ?? value(of: text)
    }

    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offsetAddress = reference + 1
        let target = offsetAddress + Int(offsetAddress.loadUnaligned(as: Int32.self))
        guard reference.load(as: UInt8.self) == 2 else { return target }
        return UnsafeRawPointer(bitPattern: target.loadUnaligned(as: UInt.self))
    }

    /// Returns the kind of a value if the end of its type's name determines the kind. This is the case for references
    /// that are not strong, for boxes, and for escaping functions with a context. The names of such functions end
    /// with `Ieg`, the letters of their parameters and results, and `_`. Optional ones have the ending `Sg`.
    private static func value(endingOf name: String) -> Value? {
        if ["Xw", "Xo", "Xu"].contains(where: name.hasSuffix) { return .reference }
        if ["Xx", "XX"].contains(where: name.hasSuffix) { return .box }
        // A regular expression would be too slow here, because every handler that is added is read.
        let function = name.hasSuffix("_Sg") ? name.dropLast(2) : Substring(name)
        guard function.hasSuffix("_") else { return nil }
        let letters = function.utf8.dropLast().reversed().prefix { (65...90).contains($0) || (97...122).contains($0) }
        return String(decoding: letters.reversed(), as: UTF8.self).contains("Ieg") ? .function : nil
    }

    /// Returns the kind of a value whose type has a context descriptor. The low bits of the descriptor encode the
    /// kind of the type.
    private static func value(of descriptor: UnsafeRawPointer, suffix: Substring) -> Value {
        guard descriptor.load(as: UInt32.self) & 0x1F == classDescriptorKind else { return .unknown }
        let remaining = suffix.hasSuffix("Sg") ? suffix.dropLast(2) : suffix
        return remaining.isEmpty || (remaining.hasPrefix("y") && remaining.hasSuffix("G")) ? .object : .unknown
    }

    /// Returns the kind of a value whose type is one of the standard library.
    private static func value(of name: String) -> Value {
        switch name {
        case "Si", "Su", "Sd": .plain(8)
        case "Sf": .plain(4)
        case "Sb": .plain(1)
        case "SS": .plain(16)
        default: name.hasSuffix("G") && ["Say", "Shy", "SDy"].contains(where: name.hasPrefix) ? .collection : .unknown
        }
    }

    private static let classDescriptorKind: UInt32 = 16
}
