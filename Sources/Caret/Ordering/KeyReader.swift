/// Reads a property through its key path, and stored properties of structs without its interpreter.
///
/// Following a key path at run time costs several times what comparing two numbers does, and a sort follows one twice for each comparison.
@usableFromInline struct KeyReader<Root, Key>: Sendable {
    @usableFromInline let path: any KeyPath<Root, Key> & Sendable
    /// Bytes from the start of a root to the property, if it is stored within.
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
