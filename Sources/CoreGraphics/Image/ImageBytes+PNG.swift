import PNG

extension ImageBytes {
    /// Calls `body` with a reader that has read the header. A file is read in parts and is never completely in
    /// memory.
    func withPNG<Value>(_ body: (borrowing PNGReader) throws(ImageError) -> Value) throws(ImageError) -> Value {
        guard case .file(let path, _) = self else {
            return try withBytes { bytes throws(ImageError) in
                let reader: PNGReader
                do throws(PNGError) { reader = try PNGReader(bytes: bytes) } catch { throw damaged(error) }
                return try body(reader)
            }
        }
        let reader: PNGReader
        do throws(PNGError) { reader = try PNGReader(path: path) } catch { throw damaged(error) }
        return try body(reader)
    }

    func damaged(_ error: PNGError) -> ImageError {
        if error.operation == "fopen" { return .unreadable(name: name, reason: error.message) }
        return error.isEndOfFile ? .truncated(name: name) : .damaged(name: name, reason: error.message)
    }
}
