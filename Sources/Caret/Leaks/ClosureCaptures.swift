/// The objects that a closure captured strongly. Audits use them in debug builds.
///
/// A closure consists of a function and a context. The context is empty, a single captured object, or a box with all
/// captured values. For debuggers, the compiler describes each box by the types of its values, in order
/// (``CaptureDescription``). The box is read according to that description, so that no byte outside of the box is
/// read. Captured closures, structures, enumerations and collections are read recursively (``StrongReferences``). The
/// properties of captured objects are not read.
///
/// A box is read only up to the first value whose size is unknown. ``isComplete`` specifies whether everything was
/// read.
///
/// The addresses are valid as long as the closure exists, because the closure retains the objects.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h (HeapLocalVariableMetadata),
///   https://github.com/swiftlang/swift/blob/main/include/swift/RemoteInspection/Records.h (CaptureDescriptor)
struct ClosureCaptures: Sendable {
    /// The addresses of the objects.
    private(set) var objects: Set<UInt> = []
    /// Whether all captured values are known.
    private(set) var isComplete = true

    /// Whether the closure captured no object and therefore retains none.
    var isEmpty: Bool { objects.isEmpty && isComplete }

    /// Reads the context of a closure.
    ///
    /// - Parameter body: A closure, or `nil` of an optional closure type. Any other value counts as a closure that
    ///   captured an unknown value.
    init<Body>(of body: Body) {
        guard let words = ClosureWords(of: body) else {
            isComplete = false
            return
        }
        withExtendedLifetime(body) { read(words.context, depth: Self.maximumDepth) }
    }

    /// Reads a context: an object of the Swift runtime, or 0 for none.
    init(context: UInt) { read(context, depth: Self.maximumDepth) }

    /// Returns whether the closure directly retains an object.
    func retains(_ object: AnyObject) -> Bool { objects.contains(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())) }

    /// Returns the captured values of both closures.
    func union(_ other: ClosureCaptures?) -> ClosureCaptures {
        var result = self
        guard let other else { return result }
        result.objects.formUnion(other.objects)
        result.isComplete = isComplete && other.isComplete
        return result
    }

    // MARK: - Reading

    /// Reads a context. A context is always an object of the Swift runtime, whose first word is the address of its
    /// metadata.
    private mutating func read(_ address: UInt, depth: Int) {
        guard let context = UnsafeRawPointer(bitPattern: address) else { return }
        guard depth > 0, let metadata = UnsafeRawPointer(bitPattern: context.load(as: UInt.self)) else {
            isComplete = false
            return
        }
        switch metadata.load(as: UInt.self) {
        case Self.classKind: objects.insert(address)
        case Self.boxKind: readBox(context, metadata, depth: depth)
        default: isComplete = false
        }
    }

    /// Returns the only captured value of a closure with a context, if it is a closure; `nil` for other contexts.
    static func onlyClosure(in address: UInt) -> ClosureWords? {
        guard let context = UnsafeRawPointer(bitPattern: address), let metadata = UnsafeRawPointer(bitPattern: context.load(as: UInt.self)),
            metadata.load(as: UInt.self) == boxKind, let (firstOffset, description) = layout(of: metadata), description.count == 1,
            case .function = description.value(0, bindings: context + firstOffset)
        else { return nil }
        let value = context + firstOffset + description.bindingCount * word
        let function = value.load(as: UInt.self)
        // The function of an optional closure may be 0.
        return function == 0 ? nil : ClosureWords(function: function, context: value.load(fromByteOffset: word, as: UInt.self))
    }

    /// Returns the offset of the first value in a box, and the description of its values; `nil` without a description.
    private static func layout(of metadata: UnsafeRawPointer) -> (firstOffset: Int, description: CaptureDescription)? {
        let firstOffset = Int(metadata.load(fromByteOffset: word, as: UInt32.self))
        let address = metadata.load(fromByteOffset: 2 * word, as: UInt.self)
        // If the layout of the first value depends on a generic type of the caller, the offset of the value varies.
        guard firstOffset >= 2 * word, let start = UnsafeRawPointer(bitPattern: address) else { return nil }
        return (firstOffset, CaptureDescription(start))
    }

    private mutating func readBox(_ box: UnsafeRawPointer, _ metadata: UnsafeRawPointer, depth: Int) {
        guard let (firstOffset, description) = Self.layout(of: metadata) else {
            isComplete = false
            return
        }
        if description.count == 1, description.bindingCount == 0, readVariable(box + firstOffset, description.value(0, bindings: box)) {
            return
        }
        // The type bindings of a generic closure precede the values.
        var offset = firstOffset + description.bindingCount * Self.word
        for index in 0..<description.count {
            let value = description.value(index, bindings: box + firstOffset)
            guard let size = value.size else {
                isComplete = false
                return
            }
            offset = (offset + value.alignment - 1) / value.alignment * value.alignment
            switch value {
            case .object:
                let address = box.load(fromByteOffset: offset, as: UInt.self)
                if address != 0 { objects.insert(address) }
            case .box: read(box.load(fromByteOffset: offset, as: UInt.self), depth: depth - 1)
            case .function:
                let function = box.load(fromByteOffset: offset, as: UInt.self)
                let context = box.load(fromByteOffset: offset + Self.word, as: UInt.self)
                // The function of an optional closure may be 0.
                guard function != 0 else { break }
                read(context, depth: depth - 1)
            case .value(let type):
                var references = StrongReferences()
                references.add(box + offset, type, "")
                objects.formUnion(references.found.map { UInt(bitPattern: $0.address) })
                isComplete = isComplete && references.isComplete
            case .collection: isComplete = false
            case .reference, .plain: break
            case .unknown: return
            }
            offset += size
        }
    }

    /// Reads the value of a box that may belong to a captured variable.
    ///
    /// The compiler describes all boxes of one layout by the type of one of them. A box of an array of strings may be
    /// described as a box of an array of views. Only the layout is certain: the value has no references, or it consists
    /// of one reference.
    ///
    /// - Returns: Whether the value was read. Values of other layouts have their own description.
    private mutating func readVariable(_ value: UnsafeRawPointer, _ kind: CaptureDescription.Value) -> Bool {
        switch kind {
        case .object, .collection: break
        case .value(let type) where FieldReflection.isPlain(type): return true
        case .value(let type) where FieldReflection.isReference(type): break
        default: return false
        }
        readReference(value.load(as: UInt.self))
        return true
    }

    /// Reads a reference to an object of the app, or to the storage of a collection.
    private mutating func readReference(_ address: UInt) {
        // Small numbers are the cases of an enumeration without an object.
        guard address >= 4096, let object = UnsafeRawPointer(bitPattern: address) else { return }
        guard let metadata = UnsafeRawPointer(bitPattern: object.load(as: UInt.self)), metadata.load(as: UInt.self) == Self.classKind else {
            isComplete = false
            return
        }
        switch StorageObject(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()) {
        case .none: objects.insert(address)
        case .array(let elements):
            var references = StrongReferences()
            references.add(elements: elements)
            objects.formUnion(references.found.map { UInt(bitPattern: $0.address) })
            isComplete = isComplete && references.isComplete
        case .other: isComplete = false
        }
    }

    private static let word = MemoryLayout<UInt>.size
    /// The metadata kinds of a native class and of a closure's box.
    private static let classKind: UInt = 0
    private static let boxKind: UInt = 0x400
    /// The maximum depth of nested closures that are read.
    private static let maximumDepth = 6
}
