import Preconditions

@_implementationOnly import CGIO

/// A value that is sent over a bus. Wraps `GVariant`.
///
/// - Source: https://docs.gtk.org/glib/struct.Variant.html
package indirect enum BusValue: Hashable, Sendable {
    case bool(Bool)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    /// An array of texts.
    case strings([String])
    case objectPaths([String])
    case bytes([UInt8])
    /// Texts by name.
    case texts([String: String])
    /// A value with its type.
    case variant(BusValue)
    case tuple([BusValue])
    /// Values by name, as for properties.
    case dictionary([String: BusValue])
    /// A value of an unsupported type, with the type's signature. Such a value can only be received.
    case other(String)
}

extension BusValue {
    /// The value without surrounding variants.
    package var plain: BusValue {
        if case .variant(let value) = self { value.plain } else { self }
    }

    /// The value as a number, or `nil`.
    package var number: Double? {
        switch plain {
        case .int32(let value): Double(value)
        case .uint32(let value): Double(value)
        case .int64(let value): Double(value)
        case .uint64(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    /// The value as text or a path, or `nil`.
    package var text: String? {
        switch plain {
        case .string(let value), .objectPath(let value): value
        default: nil
        }
    }

    /// Returns a floating `GVariant`, for a call that adopts it.
    ///
    /// - Precondition: No value inside is ``other(_:)``, text contains no NUL, and object paths are valid.
    func makeVariant() -> OpaquePointer? {
        switch self {
        case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
        case .int32(let value): g_variant_new_int32(value)
        case .uint32(let value): g_variant_new_uint32(value)
        case .int64(let value): g_variant_new_int64(gint64(value))
        case .uint64(let value): g_variant_new_uint64(guint64(value))
        case .double(let value): g_variant_new_double(value)
        case .string(let value): g_variant_new_string(value)
        case .objectPath(let value): g_variant_new_object_path(value)
        case .strings(let values): Self.makeStrings(values)
        case .objectPaths(let values): Self.makeObjectPaths(values)
        case .bytes(let values): Self.makeBytes(values)
        case .texts(let values): Self.makeTexts(values)
        case .variant(let value): g_variant_new_variant(value.makeVariant())
        case .tuple(let values): Self.makeTuple(values)
        case .dictionary(let values): Self.makeDictionary(values)
        case .other(let signature): preconditionFailure("BusValue: '\(signature)' cannot be sent. Give the type a case of its own.")
        }
    }

    private static func makeStrings(_ values: [String]) -> OpaquePointer? {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let children = values.map { g_variant_new_string($0) }
        return children.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
    }

    private static func makeObjectPaths(_ values: [String]) -> OpaquePointer? {
        let type = g_variant_type_new("o")
        defer { g_variant_type_free(type) }
        let children = values.map { g_variant_new_object_path($0) }
        return children.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
    }

    private static func makeBytes(_ values: [UInt8]) -> OpaquePointer? {
        let type = g_variant_type_new("y")
        defer { g_variant_type_free(type) }
        return values.withUnsafeBytes { g_variant_new_fixed_array(type, $0.baseAddress, gsize($0.count), 1) }
    }

    private static func makeTexts(_ values: [String: String]) -> OpaquePointer? {
        let entries = values.sorted { $0.key < $1.key }.map { g_variant_new_dict_entry(g_variant_new_string($0), g_variant_new_string($1)) }
        let type = g_variant_type_new("{ss}")
        defer { g_variant_type_free(type) }
        return entries.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
    }

    private static func makeTuple(_ values: [BusValue]) -> OpaquePointer? {
        let children = values.map { $0.makeVariant() }
        return children.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    private static func makeDictionary(_ values: [String: BusValue]) -> OpaquePointer? {
        let entries = values.sorted { $0.key < $1.key }.map { key, value in
            g_variant_new_dict_entry(g_variant_new_string(key), BusValue.variant(value.plain).makeVariant())
        }
        let type = g_variant_type_new("{sv}")
        defer { g_variant_type_free(type) }
        return entries.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
    }
}

extension BusValue {
    /// Creates a copy of a `GVariant`.
    init(_ variant: OpaquePointer) {
        let signature = String(cString: g_variant_get_type_string(variant))
        switch signature {
        case "b": self = .bool(g_variant_get_boolean(variant) != 0)
        case "i": self = .int32(g_variant_get_int32(variant))
        case "u": self = .uint32(g_variant_get_uint32(variant))
        case "x": self = .int64(Int64(g_variant_get_int64(variant)))
        case "t": self = .uint64(UInt64(g_variant_get_uint64(variant)))
        case "d": self = .double(g_variant_get_double(variant))
        case "s": self = .string(String(cString: g_variant_get_string(variant, nil)))
        case "o": self = .objectPath(String(cString: g_variant_get_string(variant, nil)))
        case "as": self = .strings(Self.children(of: variant).compactMap(\.text))
        case "ao": self = .objectPaths(Self.children(of: variant).compactMap(\.text))
        case "ay": self = .bytes(Self.bytes(of: variant))
        case "a{ss}": self = .texts(Self.entries(of: variant).compactMapValues(\.text))
        case "v": self = Self.children(of: variant).first.map { .variant($0) } ?? .other(signature)
        case "a{sv}": self = .dictionary(Self.entries(of: variant))
        default: self = signature.hasPrefix("(") ? .tuple(Self.children(of: variant)) : .other(signature)
        }
    }

    private static func children(of variant: OpaquePointer) -> [BusValue] {
        (0..<g_variant_n_children(variant)).compactMap { index in
            guard let child = g_variant_get_child_value(variant, index) else { return nil }
            defer { g_variant_unref(child) }
            return BusValue(child)
        }
    }

    private static func bytes(of variant: OpaquePointer) -> [UInt8] {
        var count: gsize = 0
        guard let start = g_variant_get_fixed_array(variant, &count, 1), count > 0 else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }

    private static func entries(of variant: OpaquePointer) -> [String: BusValue] {
        var result: [String: BusValue] = [:]
        for index in 0..<g_variant_n_children(variant) {
            guard let entry = g_variant_get_child_value(variant, index) else { continue }
            defer { g_variant_unref(entry) }
            let pair = children(of: entry)
            if pair.count == 2, let key = pair[0].text { result[key] = pair[1].plain }
        }
        return result
    }
}
