/// The compiler's description of the captured values of a closure, which is intended for debuggers. The description
/// contains three counts, and the mangled type name of each value.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst
struct CaptureDescription {
    /// The kind of a captured value, as far as its type determines the kind.
    enum Value: Equatable {
        /// A strong reference to an object, or `nil`.
        case object
        /// A reference that retains nothing: weak, unowned or unmanaged.
        case reference
        /// A reference to a box, such as that of a captured variable.
        case box
        /// A function and its context.
        case function
        /// A reference to the storage of a collection.
        case collection
        /// A value with a size in bytes that contains no references to objects of the app.
        case plain(Int)
        case unknown

        /// The size in bytes; `nil` if unknown.
        var size: Int? {
            switch self {
            case .object, .reference, .box, .collection: MemoryLayout<UInt>.size
            case .function: 2 * MemoryLayout<UInt>.size
            case .plain(let size): size
            case .unknown: nil
            }
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
    func value(_ index: Int) -> Value {
        let typeReference = start + 12 + 4 * index
        return Self.value(named: typeReference + Int(typeReference.load(as: Int32.self)))
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
    /// with `Ieg`, the letters of their parameters and results, and `_`.
    private static func value(endingOf name: String) -> Value? {
        if ["Xw", "Xo", "Xu"].contains(where: name.hasSuffix) { return .reference }
        if ["Xx", "XX"].contains(where: name.hasSuffix) { return .box }
        guard name.hasSuffix("_") else { return nil }
        // Without a regular expression: the audit reads the captured values of each handler that is added.
        let letters = name.utf8.dropLast().reversed().prefix { (65...90).contains($0) || (97...122).contains($0) }
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
