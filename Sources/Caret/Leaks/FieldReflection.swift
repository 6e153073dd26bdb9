/// The stored properties of types, from the functions of the Swift runtime that `Mirror` uses, too. Unlike `Mirror`,
/// these functions report whether a property retains its value, without reading the value.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/stdlib/public/core/ReflectionMirror.swift
enum FieldReflection {
    /// A stored property.
    struct Field {
        let name: String
        let type: Any.Type
        /// The distance from the beginning of the value or object, in bytes.
        let offset: Int
        /// Whether the property is neither weak, unowned nor unmanaged.
        let isStrong: Bool
        /// Whether the property can change.
        let isVariable: Bool
    }

    /// The kind of a type, from the first word of its metadata.
    enum Kind {
        case object, structure, enumeration, tuple, function, existential
        /// A type of the compiler, or a metatype. Values of neither retain an object of the app.
        case other
    }

    /// Returns the stored properties of a structure, or of a class and its superclasses.
    static func fields(of type: Any.Type) -> [Field] {
        (0..<fieldCount(type)).map { index in
            var metadata = FieldMetadata()
            let fieldType = fieldMetadata(type, index: index, fieldMetadata: &metadata)
            defer { metadata.freeName?(metadata.name) }
            return Field(
                name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType, offset: fieldOffset(type, index: index),
                isStrong: metadata.isStrong, isVariable: metadata.isVariable)
        }
    }

    static func kind(of type: Any.Type) -> Kind {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        switch kind {
        case 0, 0x800...: return .object
        case 0x200: return .structure
        case 0x201, 0x202: return .enumeration
        case 0x301: return .tuple
        case 0x302: return .function
        case 0x303: return .existential
        default: return .other
        }
    }

    static func size(of type: Any.Type) -> Int {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }

    /// Whether values of a type contain no references.
    static func isPlain(_ type: Any.Type) -> Bool { flags(of: type) & 0x1_0000 == 0 }

    /// Whether values of a type consist of one strong reference, or of none.
    static func isReference(_ type: Any.Type) -> Bool {
        guard size(of: type) == MemoryLayout<UInt>.size else { return false }
        switch kind(of: type) {
        case .object: return true
        case .structure:
            let fields = fields(of: type)
            return fields.count == 1 && fields.allSatisfy { $0.isStrong && isReference($0.type) }
        case .enumeration:
            // The third word of an optional's metadata is the type of its value.
            let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
            return words[0] == 0x202 && isReference(unsafeBitCast(words[2], to: Any.Type.self))
        default: return false
        }
    }

    /// Whether values of a type can be copied.
    static func isCopyable(_ type: Any.Type) -> Bool {
        flags(of: type) & 0x80_0000 == 0
    }

    /// Returns the flags of a type, which its table of functions for values contains behind the size and the stride.
    private static func flags(of type: Any.Type) -> UInt32 {
        let witnesses = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
        return witnesses.load(fromByteOffset: 10 * MemoryLayout<UInt>.size, as: UInt32.self)
    }

    static func alignment(of type: Any.Type) -> Int {
        func alignment<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.alignment }
        return _openExistential(type, do: alignment)
    }

    /// Returns the type with a mangled name, which ends with a zero byte and may contain relative addresses; `nil` if
    /// the name depends on a generic context.
    static func type(named name: UnsafeRawPointer) -> Any.Type? {
        var end = name
        while case let byte = end.load(as: UInt8.self), byte != 0 {
            switch byte {
            // A relative address of four bytes follows.
            case ..<0x18: end += 5
            // An absolute address follows.
            case ..<0x20: end += 1 + MemoryLayout<UInt>.size
            default: end += 1
            }
        }
        return _getTypeByMangledNameInContext(
            name.assumingMemoryBound(to: UInt8.self), UInt(end - name), genericContext: nil, genericArguments: nil)
    }

    /// The layout of an existential.
    enum Existential {
        /// A reference to an object, and the conformances.
        case object
        /// A reference to a box of the runtime.
        case error
        /// Three words, the type, and the conformances. The words contain the value, or the address of its box.
        case value
    }

    static func existential(of type: Any.Type) -> Existential {
        let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
        if flags & 0x8000_0000 == 0 { return .object }
        return flags & 0x3F00_0000 == 0 ? .value : .error
    }

    /// Returns the address and the type of the value in an existential with the layout ``Existential/value``.
    static func contents(ofExistential value: UnsafeRawPointer) -> (value: UnsafeRawPointer, type: Any.Type) {
        let word = MemoryLayout<UInt>.size
        let type = value.load(fromByteOffset: 3 * word, as: Any.Type.self)
        guard flags(of: type) & 0x2_0000 != 0 else { return (value, type) }
        let alignment = alignment(of: type)
        return (value.load(as: UnsafeRawPointer.self) + (2 * word + alignment - 1) / alignment * alignment, type)
    }

    private struct FieldMetadata {
        var name: UnsafePointer<CChar>?
        var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func fieldCount(_ type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func fieldMetadata(_ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

    @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
    private static func fieldOffset(_ type: Any.Type, index: Int) -> Int
}
