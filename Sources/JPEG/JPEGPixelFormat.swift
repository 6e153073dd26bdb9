@_implementationOnly import CJPEG

/// The order of the components in memory, four bytes a pixel.
package enum JPEGPixelFormat: Hashable, Sendable {
    /// Blue, green, red, 255: Cairo's 32-bit pixels on our machines.
    case bgra
    /// Four inks as they stand in the file.
    case cmyk

    package var bytesPerPixel: Int { 4 }

    var code: Int32 {
        switch self {
        case .bgra: Int32(TJPF_BGRA.rawValue)
        case .cmyk: Int32(TJPF_CMYK.rawValue)
        }
    }
}
