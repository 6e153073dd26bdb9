/// The header of a JPEG file, read from its markers without libjpeg.
///
/// TurboJPEG's own header call rejects sampling factors that its decoder supports. It does not report the number of
/// scans either, which determines the memory of decoding.
///
/// - Source: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B
package struct JPEGHeader: Hashable, Sendable {
    /// The width in pixels, 1…65,535.
    package let width: Int
    /// The height in pixels, 1…65,535.
    package let height: Int
    /// The number of components: 1 for grey, 3 for colour, and 4 for inks (CMYK, or YCCK, which the decoder converts
    /// to CMYK).
    package let componentCount: Int
    /// Whether the decoder must hold the coefficients of the whole image, because it is progressive or has a scan for
    /// each component.
    package let isMultiScan: Bool
    /// Whether the file has Adobe's marker, which by convention means that inks are stored inverted.
    package let hasAdobeMarker: Bool
    /// The range of the TIFF header in the Exif segment; `nil` if there is none.
    package let exif: Range<Int>?
    /// The ranges of the parts of the colour profile, in order; empty if there is no complete profile.
    package let profileParts: [Range<Int>]

    package var isCMYK: Bool { componentCount == 4 }

    /// The maximum number of bytes of coefficients in the decoder for a file with several scans.
    package var coefficientBytes: Int { isMultiScan ? width * height * componentCount * 2 : 0 }
}

extension JPEGHeader {
    /// The reason why a header cannot be read.
    package enum Failure: Error, Hashable, Sendable {
        /// The bytes end before the first scan, which may be in the rest of the file.
        case endsEarly
        /// A marker is missing, or has an invalid value.
        case malformed(String)
    }

    /// Reads the markers up to the first scan. `bytes` may be only the beginning of the file.
    package init(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var scanner = JPEGMarkerScanner(bytes)
        try scanner.run()
        guard let frame = scanner.frame else { throw .malformed("there is no frame header in front of the first scan") }
        guard frame.width > 0, frame.height > 0 else { throw .malformed("the frame header gives \(frame.width)x\(frame.height) pixels") }
        guard [1, 3, 4].contains(frame.componentCount) else {
            throw .malformed("the frame header gives \(frame.componentCount) colour components")
        }
        width = frame.width
        height = frame.height
        componentCount = frame.componentCount
        isMultiScan = frame.isProgressive || scanner.firstScanComponents < frame.componentCount
        hasAdobeMarker = scanner.hasAdobeMarker
        exif = scanner.exif
        profileParts = scanner.profile
    }
}
