import Foundation

/// The references that a closure holds, as far as its context shows them; for audits in debug builds.
///
/// A closure value is a function and a context. The context is an object on the heap whose words behind its header are what the closure
/// captured: an object that is captured strongly is there with its address, one that is captured weakly is not. Where one closure wraps
/// another, as for another calling convention, the context holds the inner function and the inner context, which are read in turn. What
/// captured objects hold themselves is not looked at.
///
/// The allocator rounds sizes up, so a word may be read that is not the context's, and a closure be named by chance. The addresses
/// count for as long as the closure lives, since it keeps what they belong to.
struct ClosureCaptures: Sendable {
    /// The words of the contexts.
    private var words: Set<UInt> = []

    /// Whether the closure captured nothing at all, so that it cannot keep anything.
    var isEmpty: Bool { words.isEmpty }

    /// Reads the context of a closure.
    ///
    /// - Parameter body: a closure; anything else counts as one that captured nothing.
    init<Body>(of body: Body) {
        guard MemoryLayout<Body>.size == 2 * Self.wordSize else { return }
        // Two words: the function, 0 for no closure, and the context, 0 without one.
        let (function, context) = withUnsafeBytes(of: body) {
            ($0.load(as: UInt.self), $0.load(fromByteOffset: Self.wordSize, as: UInt.self))
        }
        if function != 0 { read(context, depth: Self.deepest) }
    }

    /// Whether the closure holds an object itself. An `unowned` reference counts as well.
    func hold(_ object: AnyObject) -> Bool { words.contains(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())) }

    private mutating func read(_ address: UInt, depth: Int) {
        guard depth > 0, Self.isOnHeap(address), let start = UnsafeMutableRawPointer(bitPattern: address) else { return }
        // The allocator answers how many bytes there are, so nothing is read that does not belong to the context.
        let count = min((Self.size?(start) ?? 0) / Self.wordSize, Self.longest)
        guard count > Self.headerCount else { return }
        let found = (Self.headerCount..<count).map { start.load(fromByteOffset: $0 * Self.wordSize, as: UInt.self) }
        words.formUnion(found)
        // An address of code is followed by the context of the function there.
        for (code, context) in zip(found, found.dropFirst()) where Self.isInImage(code) { read(context, depth: depth - 1) }
    }

    // MARK: - Memory

    private static let wordSize = MemoryLayout<UInt>.size
    /// The words of an object's header: its type, and the count of references.
    private static let headerCount = 2
    /// How many closures that wrap each other are read.
    private static let deepest = 5
    /// How many words of a context are read.
    private static let longest = 64

    /// Contexts are aligned to 16 bytes, and lie outside of programs and libraries, where only contexts without content are.
    private static func isOnHeap(_ address: UInt) -> Bool { address > 4096 && address.isMultiple(of: 16) && !isInImage(address) }

    private static func isInImage(_ address: UInt) -> Bool {
        guard address > 4096, let pointer = UnsafeRawPointer(bitPattern: address), let find else { return false }
        // `Dl_info` is four words.
        return withUnsafeTemporaryAllocation(byteCount: 4 * wordSize, alignment: wordSize) { info in
            info.baseAddress.map { find(pointer, $0) != 0 } ?? false
        }
    }

    private typealias SizeOfAllocation = @convention(c) (UnsafeMutableRawPointer?) -> Int
    private typealias FindImage = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> CInt

    /// `malloc_usable_size`, which the module of the C library leaves out. The cast is to the signature of the manual.
    private static let size = dlsym(nil, "malloc_usable_size").map { unsafeBitCast($0, to: SizeOfAllocation.self) }
    /// `dladdr`, likewise.
    private static let find = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: FindImage.self) }
}
