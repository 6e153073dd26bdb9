/// The header of a PNG file.
package struct PNGHeader: Hashable, Sendable {
    /// The width in pixels, 1…1,000,000. The maximum is libpng's limit.
    package let width: Int
    /// The height in pixels, 1…1,000,000. The maximum is libpng's limit.
    package let height: Int
    /// The number of bits of a sample in the file: 1, 2, 4, 8 or 16.
    package let bitDepth: Int
    /// Whether the rows are interlaced in seven passes, so that no row is complete before nearly all data is read.
    package let isInterlaced: Bool
    /// Whether the file has an alpha channel or a transparent colour.
    package let hasAlpha: Bool
    /// The content of the `eXIf` chunk, a TIFF header with its directories; empty if there is none.
    package let exif: [UInt8]
    /// The profile of the `iCCP` chunk; empty if there is none, or if libpng considers it invalid.
    package let profile: [UInt8]
}
