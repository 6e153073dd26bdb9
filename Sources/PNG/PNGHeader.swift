/// What stands in front of a PNG file's pixels.
package struct PNGHeader: Hashable, Sendable {
    /// In pixels; 1…1,000,000, libpng's limit.
    package let width: Int
    /// In pixels; 1…1,000,000, libpng's limit.
    package let height: Int
    /// Of each sample in the file: 1, 2, 4, 8 or 16.
    package let bitDepth: Int
    /// Whether the rows come in seven passes, so that none is known before nearly all are read.
    package let isInterlaced: Bool
    /// Whether the file has an alpha channel or a transparent colour.
    package let hasAlpha: Bool
    /// The content of the `eXIf` chunk, empty if there is none: a TIFF header and its directories.
    package let exif: [UInt8]
    /// The profile of the `iCCP` chunk; empty if there is none, and if libpng finds it broken.
    package let profile: [UInt8]
}
