@_implementationOnly import CJPEG

/// A JPEG encoder. Wraps `tjCompress2`.
package enum JPEGEncoder {
    /// The chroma subsampling.
    package enum Chroma: Hashable, Sendable {
        /// One chroma sample per pixel.
        case full
        /// One chroma sample per square of four pixels.
        case quarter
    }

    /// Returns the bytes of a JPEG file.
    ///
    /// - Parameter quality: The quality on libjpeg's scale, 1…100.
    package static func encode(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, format: JPEGPixelFormat = .bgra,
        chroma: Chroma = .quarter, quality: Int, isProgressive: Bool = false
    ) throws(JPEGError) -> [UInt8] {
        guard let handle = tjInitCompress() else {
            throw JPEGError(operation: "tjInitCompress", message: String(cString: tjGetErrorStr2(nil)))
        }
        defer { tjDestroy(handle) }
        var memory: UnsafeMutablePointer<UInt8>?
        defer { tjFree(memory) }
        var size: UInt = 0
        let sampling = chroma == .full ? TJSAMP_444 : TJSAMP_420
        let status = tjCompress2(
            handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(bytesPerRow), Int32(height), format.code,
            &memory, &size, Int32(sampling.rawValue), Int32(quality), isProgressive ? TJFLAG_PROGRESSIVE : 0)
        guard status == 0, let memory else {
            throw JPEGError(operation: "tjCompress2", message: String(cString: tjGetErrorStr2(handle)))
        }
        return Array(UnsafeBufferPointer(start: memory, count: Int(size)))
    }
}
