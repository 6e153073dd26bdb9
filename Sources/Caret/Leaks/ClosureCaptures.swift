/// The objects that a closure captured strongly, for audits in debug builds.
///
/// A closure is a function and a context. The context is nothing, or one captured object itself, or a box of all captured values. The
/// compiler describes each box for debuggers: the types of its values, in order (``CaptureDescription``). The box is read by that
/// description, so that no byte is read which it does not name. Where one closure wraps another, the inner one is read in turn.
///
/// What captured objects, collections and values refer to themselves is not looked at, and a box is read only as far as the sizes of its
/// values are known: ``isComplete`` says whether that was all of it.
///
/// The addresses count for as long as the closure lives, since it keeps the objects.
///
/// - Source: https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h (HeapLocalVariableMetadata),
///   https://github.com/swiftlang/swift/blob/main/include/swift/RemoteInspection/Records.h (CaptureDescriptor)
struct ClosureCaptures: Sendable {
    private var objects: Set<UInt> = []
    /// Whether all captured values are known, and none is a collection, which may hold anything.
    private(set) var isComplete = true

    /// Whether the closure captured no object, so that it cannot keep one.
    var isEmpty: Bool { objects.isEmpty && isComplete }

    /// Reads the context of a closure.
    ///
    /// - Parameter body: a closure, or `nil` of a closure's type. Anything else counts as a closure that captured something unknown.
    init<Body>(of body: Body) {
        guard MemoryLayout<Body>.size == 2 * Self.word else {
            isComplete = false
            return
        }
        withExtendedLifetime(body) {
            // Two words: the function, 0 for no closure, and the context, 0 without one.
            let (function, context) = withUnsafeBytes(of: body) {
                ($0.load(as: UInt.self), $0.load(fromByteOffset: Self.word, as: UInt.self))
            }
            if function != 0 { read(context, depth: Self.deepest) }
        }
    }

    /// Whether the closure itself holds an object.
    func hold(_ object: AnyObject) -> Bool { objects.contains(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())) }

    // MARK: - Reading

    /// Reads a context, which is an object of the runtime in any case: its first word is the address of its metadata.
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
        let first = Int(metadata.load(fromByteOffset: Self.word, as: UInt32.self))
        let record = metadata.load(fromByteOffset: 2 * Self.word, as: UInt.self)
        // A first value whose place depends on a type of the caller's has no fixed offset.
        guard first >= 2 * Self.word, let start = UnsafeRawPointer(bitPattern: record) else {
            isComplete = false
            return
        }
        let description = CaptureDescription(start)
        // The types that a generic closure was made for come before the values.
        var offset = first + description.bindingCount * Self.word
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
    /// The kinds of metadata: of a native class, and of a closure's box.
    private static let classKind: UInt = 0
    private static let boxKind: UInt = 0x400
    /// How many closures that wrap each other are read.
    private static let deepest = 6
}
