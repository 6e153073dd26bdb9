@_implementationOnly import CJPEG

/// The order of the components in memory, with four bytes per pixel.
package enum JPEGPixelFormat: Hashable, Sendable {
    /// Blue, green, red and 255: Cairo's 32-bit pixels on little-endian machines.
    case bgra
    /// Four inks as stored in the file.
    case cmyk

    package var bytesPerPixel: Int { 4 }

    var code: Int32 {
        switch self {
        case .bgra: Int32(TJPF_BGRA.rawValue)
        case .cmyk: Int32(TJPF_CMYK.rawValue)
        }
    }
}
