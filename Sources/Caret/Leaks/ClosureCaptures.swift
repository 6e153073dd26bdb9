/// The objects that a closure captured strongly. Audits use them in debug builds.
///
/// A closure consists of a function and a context. The context is empty, a single captured object, or a box with all
/// captured values. For debuggers, the compiler describes each box by the types of its values, in order
/// (``CaptureDescription``). The box is read according to that description, so that no byte outside of the box is
/// read. If a closure captured another closure, the inner closure is read recursively.
///
/// References inside captured objects, collections and values are not followed. A box is read only up to the first
/// value whose size is unknown. ``isComplete`` specifies whether everything was read.
///
/// The addresses are valid as long as the closure exists, because the closure retains the objects.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h (HeapLocalVariableMetadata),
///   https://github.com/swiftlang/swift/blob/main/include/swift/RemoteInspection/Records.h (CaptureDescriptor)
struct ClosureCaptures: Sendable {
    private var objects: Set<UInt> = []
    /// Whether all captured values are known, and none of them is a collection, whose elements would be unknown.
    private(set) var isComplete = true

    /// Whether the closure captured no object and therefore retains none.
    var isEmpty: Bool { objects.isEmpty && isComplete }

    /// Reads the context of a closure.
    ///
    /// - Parameter body: A closure, or `nil` of an optional closure type. Any other value counts as a closure that
    ///   captured an unknown value.
    init<Body>(of body: Body) {
        guard MemoryLayout<Body>.size == 2 * Self.word else {
            isComplete = false
            return
        }
        withExtendedLifetime(body) {
            // A closure consists of two words: the function (0 for `nil`) and the context (0 if there is none).
            let (function, context) = withUnsafeBytes(of: body) {
                ($0.load(as: UInt.self), $0.load(fromByteOffset: Self.word, as: UInt.self))
            }
            if function != 0 { read(context, depth: Self.maximumDepth) }
        }
    }

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

    private mutating func readBox(_ box: UnsafeRawPointer, _ metadata: UnsafeRawPointer, depth: Int) {
        let firstOffset = Int(metadata.load(fromByteOffset: Self.word, as: UInt32.self))
        let descriptionAddress = metadata.load(fromByteOffset: 2 * Self.word, as: UInt.self)
        // If the layout of the first value depends on a generic type of the caller, the offset of the value varies.
        guard firstOffset >= 2 * Self.word, let start = UnsafeRawPointer(bitPattern: descriptionAddress) else {
            isComplete = false
            return
        }
        let description = CaptureDescription(start)
        // The type bindings of a generic closure precede the values.
        var offset = firstOffset + description.bindingCount * Self.word
        for index in 0..<description.count {
            let value = description.value(index)
            guard let size = value.size else {
                isComplete = false
                return
            }
            if size > 0 { offset = (offset + min(size, Self.word) - 1) / min(size, Self.word) * min(size, Self.word) }
            switch value {
            case .object:
                let address = box.load(fromByteOffset: offset, as: UInt.self)
                if address != 0 { objects.insert(address) }
            case .box: read(box.load(fromByteOffset: offset, as: UInt.self), depth: depth - 1)
            case .function: read(box.load(fromByteOffset: offset + Self.word, as: UInt.self), depth: depth - 1)
            case .collection: isComplete = false
            case .reference, .plain: break
            case .unknown: return
            }
            offset += size
        }
    }

    private static let word = MemoryLayout<UInt>.size
    /// The metadata kinds of a native class and of a closure's box.
    private static let classKind: UInt = 0
    private static let boxKind: UInt = 0x400
    /// The maximum depth of nested closures that are read.
    private static let maximumDepth = 6
}
