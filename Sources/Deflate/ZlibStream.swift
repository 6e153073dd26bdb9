@_implementationOnly import CISAL

/// A deflate stream with zlib's header and trailer, which compresses data in parts. Wraps `isal_deflate` at level 1.
///
/// With level 1 and the larger match table, compressing a snapshot costs about as much as drawing it.
package struct ZlibStream: ~Copyable {
    /// The `isal_zstream`, which is too large for inline storage at 100 kB.
    private let stream: OpaquePointer
    private let levelMemory: UnsafeMutablePointer<UInt8>
    private let output: UnsafeMutablePointer<UInt8>
    private let outputCapacity: Int

    /// Creates a stream whose output is emitted in pieces of at most `outputCapacity` bytes.
    package init(outputCapacity: Int = 256 * 1024) {
        let memory = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
        levelMemory = .allocate(capacity: Int(caret_isal_level1_memory()))
        output = .allocate(capacity: outputCapacity)
        self.outputCapacity = outputCapacity
        isal_deflate_init(memory)
        memory.pointee.level = 1
        memory.pointee.level_buf = levelMemory
        memory.pointee.level_buf_size = caret_isal_level1_memory()
        memory.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
        stream = OpaquePointer(memory)
    }

    deinit {
        UnsafeMutablePointer<isal_zstream>(stream).deallocate()
        levelMemory.deallocate()
        output.deallocate()
    }

    /// Compresses `bytes`, and emits the completed output.
    ///
    /// - Parameter isLast: Whether these bytes end the stream. Nothing may be written afterwards.
    /// - Throws: ``DeflateError``, and errors of `emit`.
    package mutating func write(
        _ bytes: UnsafeRawBufferPointer, isLast: Bool = false, emit: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let state = UnsafeMutablePointer<isal_zstream>(stream)
        state.pointee.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
        state.pointee.avail_in = UInt32(bytes.count)
        state.pointee.end_of_stream = isLast ? 1 : 0
        repeat {
            state.pointee.next_out = output
            state.pointee.avail_out = UInt32(outputCapacity)
            let status = isal_deflate(state)
            guard status == COMP_OK else { throw DeflateError(operation: "isal_deflate", status: status) }
            let count = outputCapacity - Int(state.pointee.avail_out)
            if count > 0 { try emit(UnsafeRawBufferPointer(start: output, count: count)) }
        } while state.pointee.avail_out == 0
    }
}
