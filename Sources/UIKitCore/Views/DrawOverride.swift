/// Tells which classes of views draw something of their own, so that only those get memory to draw into.
///
/// There is no runtime to ask. But a Swift class carries a table of its methods, in which a method that is not overridden has the
/// superclass's entry. The place of `draw(_:)` in that table is found once: it is the one word in which a class that
/// overrides nothing else differs from one that overrides nothing. Should it not be found, every class is taken to draw,
/// which is right and only costs memory.
@MainActor enum DrawOverride {
    private class Silent: UIView {}
    private class Drawing: UIView {
        override func draw(_ rect: CGRect) { tag &+= 1 }
    }

    private static let position: Int? = {
        let base = words(of: UIView.self)
        let silent = words(of: Silent.self)
        let drawing = words(of: Drawing.self)
        let places = base.indices.filter { $0 >= headerWords && base[$0] == silent[$0] && base[$0] != drawing[$0] }
        return places.count == 1 ? places.first : nil
    }()

    private static let baseEntry: UInt? = position.map { words(of: UIView.self)[$0] }
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether views of `type` draw something of their own.
    static func isOverridden(in type: UIView.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let answer = known[id] { return answer }
        let answer = position.map { words(of: type)[$0] != baseEntry } ?? true
        known[id] = answer
        return answer
    }

    /// Kind, superclass, flags, sizes, descriptor and destroyer stand in front of a class's table.
    private static let headerWords = 7

    /// The words of a class's metadata from its address point on.
    ///
    /// The layout is the compiler's `ClassMetadata`: at byte 32 the whole size, at byte 36 how much of it lies in front.
    private static func words(of type: UIView.Type) -> [UInt] {
        let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let front = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        let count = max(headerWords, (size - front) / MemoryLayout<UInt>.size)
        return (0..<count).map { metadata.load(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self) }
    }
}
