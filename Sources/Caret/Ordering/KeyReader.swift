/// Reads a property through its key path. Stored properties of structs are read directly from memory.
///
/// Evaluating a key path at run time costs several times as much as comparing two numbers, and comparing two values
/// evaluates it twice.
@usableFromInline struct KeyReader<Root, Key>: Sendable {
    @usableFromInline let path: any KeyPath<Root, Key> & Sendable
    /// The offset of the property from the start of the root in bytes, if the property is stored inline.
    @usableFromInline let offset: Int?

    @inlinable init(_ path: any KeyPath<Root, Key> & Sendable) {
        self.path = path
        offset = MemoryLayout<Root>.offset(of: path)
    }

    @inlinable func callAsFunction(_ root: Root) -> Key {
        guard let offset else { return root[keyPath: path] }
        return withUnsafePointer(to: root) { pointer in
            UnsafeRawPointer(pointer).advanced(by: offset).assumingMemoryBound(to: Key.self).pointee
        }
    }
}
