/// The two words of a closure. The closure is not retained. Its context may be read only while the closure exists.
struct ClosureWords: Hashable, Sendable {
    /// The address of the function.
    let function: UInt
    /// The address of the context, an object of the Swift runtime; 0 if there is none.
    let context: UInt

    /// - Parameter body: A closure, or `nil` of an optional closure type; there is no result for other values.
    init?<Body>(of body: Body) {
        guard MemoryLayout<Body>.size == 2 * MemoryLayout<UInt>.size else { return nil }
        let words = withUnsafeBytes(of: body) {
            ($0.load(as: UInt.self), $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
        }
        // The function of `nil` is 0; its second word has no meaning.
        let (function, context) = words
        self = function == 0 ? Self(function: 0, context: 0) : Self(function: function, context: context).innermost
    }

    init(function: UInt, context: UInt) { (self.function, self.context) = (function, context) }

    /// The closure inside of closures that captured nothing else. The conversion to another function type makes such a
    /// closure, which may be temporary.
    var innermost: ClosureWords {
        var words = self
        for _ in 0..<Self.maximumDepth {
            guard let inner = ClosureCaptures.onlyClosure(in: words.context) else { break }
            words = inner
        }
        return words
    }

    private static let maximumDepth = 6
}

/// A closure that is not retained, and whose captured values can be read as long as something else retains it.
///
/// The context of a closure is an object with a reference count, even if it is no instance of a class. A weak reference
/// to the context therefore shows whether the captured values still exist.
struct ClosureReference {
    private weak var context: AnyObject?
    private let isReadable: Bool

    init<Body>(_ body: Body) {
        guard let words = ClosureWords(of: body) else {
            isReadable = false
            return
        }
        isReadable = true
        context = UnsafeRawPointer(bitPattern: words.context).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The captured values, read now; none if the closure is gone, and `nil` if they cannot be read.
    var captures: ClosureCaptures? {
        guard isReadable else { return nil }
        guard let context else { return ClosureCaptures(context: 0) }
        return withExtendedLifetime(context) {
            ClosureCaptures(context: UInt(bitPattern: Unmanaged.passUnretained(context).toOpaque()))
        }
    }
}
