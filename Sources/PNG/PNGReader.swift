import Glibc
import Preconditions

@_implementationOnly import CPNG

/// Reads a PNG file from top to bottom, one row at a time. Wraps `png_structp`.
///
/// - Source: http://www.libpng.org/pub/png/libpng-1.4.0-manual.pdf, chapter 3
package struct PNGReader: ~Copyable {
    private let handle: OpaquePointer
    package let header: PNGHeader

    /// Opens a file, and reads its header. Wraps `png_read_info`.
    package init(path: String) throws(PNGError) {
        guard let file = fopen(path, "rbe") else {
            throw PNGError(operation: "fopen", message: String(cString: strerror(errno)))
        }
        try self.init(caret_png_open(file, nil, 0))
    }

    /// Reads the header of a file in memory. The bytes must outlive the reader.
    package init(bytes: UnsafeRawBufferPointer) throws(PNGError) {
        try self.init(caret_png_open(nil, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }

    private init(_ opened: UnsafeMutablePointer<caret_png_reader>?) throws(PNGError) {
        guard let opened else { throw PNGError(operation: "png_create_read_struct", message: "out of memory") }
        guard caret_png_read_info(opened) != 0 else {
            let error = Self.failure("png_read_info", opened)
            caret_png_close(opened)
            throw error
        }
        handle = OpaquePointer(opened)
        header = Self.header(of: opened)
    }

    deinit { caret_png_close(reader) }

    private var reader: UnsafeMutablePointer<caret_png_reader> { UnsafeMutablePointer(handle) }

    /// Starts decoding to 8-bit blue, green, red and straight alpha. Returns the number of passes over the rows: 1 or
    /// 7.
    ///
    /// Must be called once, before the first row. Wraps `png_read_update_info`.
    package func start() throws(PNGError) -> Int {
        let passes = caret_png_start(reader)
        guard passes > 0 else { throw Self.failure("png_read_update_info", reader) }
        return Int(passes)
    }

    /// Reads the next row, or for an interlaced file the next pass over a row. Wraps `png_read_row`.
    ///
    /// - Parameter row: The buffer of `4 * header.width` bytes; for an interlaced file, with the content of the
    ///   previous passes.
    package func read(into row: UnsafeMutableRawBufferPointer) throws(PNGError) {
        precondition(row.count >= 4 * header.width, "PNGReader: \(row.count) bytes are too few for \(header.width) pixels.")
        guard caret_png_read_row(reader, row.bindMemory(to: UInt8.self).baseAddress) != 0 else {
            throw Self.failure("png_read_row", reader)
        }
    }

    private static func header(of opened: UnsafeMutablePointer<caret_png_reader>) -> PNGHeader {
        let png = opened.pointee.png
        let info = opened.pointee.info
        let hasTransparency = png_get_valid(png, info, PNG_INFO_tRNS) != 0
        var count: UInt32 = 0
        let exif = caret_png_exif(opened, &count)
        return PNGHeader(
            width: Int(png_get_image_width(png, info)), height: Int(png_get_image_height(png, info)),
            bitDepth: Int(png_get_bit_depth(png, info)),
            isInterlaced: png_get_interlace_type(png, info) != UInt8(PNG_INTERLACE_NONE),
            hasAlpha: hasTransparency || Int32(png_get_color_type(png, info)) & PNG_COLOR_MASK_ALPHA != 0,
            exif: Array(UnsafeBufferPointer(start: exif, count: exif == nil ? 0 : Int(count))), profile: profile(of: opened))
    }

    /// Returns the colour profile. Wraps `png_get_iCCP`.
    private static func profile(of opened: UnsafeMutablePointer<caret_png_reader>) -> [UInt8] {
        var name: png_charp?
        var method: Int32 = 0
        var bytes: png_bytep?
        var count: UInt32 = 0
        guard png_get_iCCP(opened.pointee.png, opened.pointee.info, &name, &method, &bytes, &count) != 0, let bytes else { return [] }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private static func failure(_ operation: String, _ opened: UnsafeMutablePointer<caret_png_reader>) -> PNGError {
        let message = withUnsafeBytes(of: opened.pointee.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return PNGError(operation: operation, message: message)
    }
}
