/// An image file format, identified by the first bytes. Names and extensions are ignored.
package enum ImageFormat: Hashable, Sendable {
    case jpeg
    case png
    case gif
    case bmp
    case tiff
    case webP
    case heic
    /// The container of HEIC with another coding.
    case heif
    case avif

    /// The number of bytes that identify the format.
    package static let signatureLength = 16

    /// Identifies a format by the first bytes of a file; `nil` for an unknown format.
    package init?(signature bytes: some Collection<UInt8>) {
        let start = Array(bytes.prefix(Self.signatureLength))
        func has(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("BM") {
            self = .bmp
        } else if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webP
        } else if has("ftyp", at: 4), let format = Self.brands[String(decoding: start.dropFirst(8).prefix(4), as: UTF8.self)] {
            self = format
        } else {
            return nil
        }
    }

    /// The brands of ISO media files with still images.
    private static let brands: [String: ImageFormat] = [
        "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic, "mif1": .heif, "avif": .avif, "avis": .avif,
    ]

    /// The common name of the format.
    package var name: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .gif: "GIF"
        case .bmp: "BMP"
        case .tiff: "TIFF"
        case .webP: "WebP"
        case .heic: "HEIC"
        case .heif: "HEIF"
        case .avif: "AVIF"
        }
    }

    /// The MIME type of gdk-pixbuf's loader.
    var mimeType: String { "image/\(name.lowercased())" }

    /// The Debian package of the loader; `nil` if the required libraries include the loader.
    var package: String? {
        switch self {
        case .webP: "webp-pixbuf-loader"
        case .heic, .heif, .avif: "heif-gdk-pixbuf"
        default: nil
        }
    }

    /// The maximum measured memory of the loader, in bytes per pixel: the image and intermediate copies.
    var loaderBytesPerPixel: Int { self == .avif ? 14 : 9 }
}
