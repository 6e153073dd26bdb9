/// Conversions of pointers that callers pass.
enum Buffers {
    /// Returns the memory; `nil` for a negative length, and for bytes without a pointer.
    static func reading(_ start: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer? {
        guard count >= 0, start != nil || count == 0 else { return nil }
        return UnsafeRawBufferPointer(start: start, count: count)
    }

    /// Returns the memory; `nil` for a negative length, and for bytes without a pointer.
    static func writing(_ start: UnsafeMutableRawPointer?, _ count: Int) -> UnsafeMutableRawBufferPointer? {
        guard count >= 0, start != nil || count == 0 else { return nil }
        return UnsafeMutableRawBufferPointer(start: start, count: count)
    }
}
