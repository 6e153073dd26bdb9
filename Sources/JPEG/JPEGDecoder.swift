import Preconditions

@_implementationOnly import CJPEG

/// A JPEG decoder for successive images, on one thread at a time. Wraps a `tjhandle`.
///
/// - Source: https://libjpeg-turbo.org/Documentation/Documentation (TurboJPEG C API 2.1)
package struct JPEGDecoder: ~Copyable {
    private let handle: OpaquePointer

    /// Creates a decoder. Wraps `tjInitDecompress`.
    package init() throws(JPEGError) {
        guard let handle = tjInitDecompress() else {
            throw JPEGError(operation: "tjInitDecompress", message: String(cString: tjGetErrorStr2(nil)))
        }
        self.handle = OpaquePointer(handle)
    }

    deinit { tjDestroy(raw) }

    private var raw: tjhandle { UnsafeMutableRawPointer(handle) }

    /// Decodes to `target`, whose rows are `bytesPerRow` bytes long. Wraps `tjDecompress2`.
    ///
    /// Chroma upsampling and the transform are libjpeg-turbo's defaults. A progressive file of more than 500 scans is
    /// rejected, because such files are designed to occupy decoders.
    ///
    /// - Parameter header: The header of the same bytes; `target` must hold the header's size at `scale`.
    /// - Returns: Whether the data ended before the image, which is then partly grey. After other warnings of
    ///   libjpeg, the image is usable.
    package func decode(
        _ bytes: UnsafeRawBufferPointer, header: JPEGHeader, scale: JPEGScale, format: JPEGPixelFormat,
        into target: UnsafeMutableRawBufferPointer, bytesPerRow: Int
    ) throws(JPEGError) -> Bool {
        let width = scale.scaled(header.width)
        let height = scale.scaled(header.height)
        precondition(
            target.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel,
            "JPEGDecoder: \(target.count) bytes are too few for \(width)x\(height) pixels.")
        let status = tjDecompress2(
            raw, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count),
            target.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(bytesPerRow), Int32(height), format.code,
            TJFLAG_LIMITSCANS)
        if status == 0 { return false }
        guard isWarning else { throw failure("tjDecompress2") }
        return Self.truncationMessages.contains { String(cString: tjGetErrorStr2(raw)).contains($0) }
    }

    /// The messages of libjpeg for data that end too early, and for a premature marker. TurboJPEG does not expose
    /// their codes.
    private static let truncationMessages = ["Premature end of JPEG file", "premature end of data segment"]

    private var isWarning: Bool { tjGetErrorCode(raw) == Int32(TJERR_WARNING.rawValue) }

    private func failure(_ operation: String) -> JPEGError {
        JPEGError(operation: operation, message: String(cString: tjGetErrorStr2(raw)))
    }
}
