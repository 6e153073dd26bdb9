/// The compiler's description, for debuggers, of the values in a closure's box: three counts, and the mangled name of each value's type.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst
struct CaptureDescription {
    /// A captured value, as far as its type tells.
    enum Value: Equatable {
        /// A strong reference to an object, or none.
        case object
        /// Another reference, which keeps nothing: weak, unowned or unmanaged.
        case reference
        /// A reference to a box of its own, as of a variable.
        case box
        /// A function and its context.
        case function
        /// A reference to elements.
        case collection
        /// A value of so many bytes that refers to nothing of an app's.
        case plain(Int)
        case unknown

        /// In bytes; `nil` where it is not known.
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

    /// - Parameter start: the record, which is constant data of a program or library.
    init(_ start: UnsafeRawPointer) { self.start = start }

    /// How many values there are.
    var count: Int { Int(start.load(as: UInt32.self)) }
    /// How many types stand before the values.
    var bindingCount: Int { Int(start.load(fromByteOffset: 8, as: UInt32.self)) }

    /// The kind of a value.
    func value(_ index: Int) -> Value {
        let record = start + 12 + 4 * index
        return Self.value(named: record + Int(record.load(as: Int32.self)))
    }

    /// Reads a type's mangled name, which ends with 0. A reference to a type's own record begins with 1 (the record's distance follows) or 2
    /// (that of its address).
    private static func value(named name: UnsafeRawPointer) -> Value {
        var text = ""
        var nominal: UnsafeRawPointer?
        var place = name
        while case let byte = place.load(as: UInt8.self), byte != 0 {
            guard byte < 0x20 else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
                place += 1
                continue
            }
            // Other references than those to types say nothing of a size.
            guard byte <= 2 else { return .unknown }
            if text.isEmpty { nominal = target(of: place) }
            text += "\(byte)"
            place += 5
        }
        if let ending = value(endingOf: text) { return ending }
        return nominal.map { value(of: $0, suffix: text.dropFirst()) } ?? value(of: text)
    }

    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = reference + 1
        let target = distance + Int(distance.loadUnaligned(as: Int32.self))
        guard reference.load(as: UInt8.self) == 2 else { return target }
        return UnsafeRawPointer(bitPattern: target.loadUnaligned(as: UInt.self))
    }

    /// A value whose kind the end of its name tells: other references than strong ones, boxes, and escaping functions that have a context,
    /// which end with `Ieg`, letters for what they take and return, and `_`.
    private static func value(endingOf name: String) -> Value? {
        if ["Xw", "Xo", "Xu"].contains(where: name.hasSuffix) { return .reference }
        if ["Xx", "XX"].contains(where: name.hasSuffix) { return .box }
        return name.firstMatch(of: /Ieg[A-Za-z]*_$/) == nil ? nil : .function
    }

    /// A value whose type has a record of its own: its low bits say what kind of type it is.
    private static func value(of record: UnsafeRawPointer, suffix: Substring) -> Value {
        guard record.load(as: UInt32.self) & 0x1F == classRecord else { return .unknown }
        let rest = suffix.hasSuffix("Sg") ? suffix.dropLast(2) : suffix
        return rest.isEmpty || (rest.hasPrefix("y") && rest.hasSuffix("G")) ? .object : .unknown
    }

    /// A value of a type of the standard library's.
    private static func value(of name: String) -> Value {
        switch name {
        case "Si", "Su", "Sd": .plain(8)
        case "Sf": .plain(4)
        case "Sb": .plain(1)
        case "SS": .plain(16)
        default: name.hasSuffix("G") && ["Say", "Shy", "SDy"].contains(where: name.hasPrefix) ? .collection : .unknown
        }
    }

    private static let classRecord: UInt32 = 16
}
