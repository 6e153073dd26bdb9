/// What stands in front of a JPEG file's pixels, read from its markers without libjpeg.
///
/// TurboJPEG's own header call refuses sampling factors that its decoder can handle, and does not tell how many scans a
/// file has, which decides how much memory decoding takes.
///
/// - Source: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B
package struct JPEGHeader: Hashable, Sendable {
    /// In pixels; 1…65,535.
    package let width: Int
    /// In pixels; 1…65,535.
    package let height: Int
    /// 1 is grey, 3 is colour, 4 is inks (CMYK, or YCCK which the decoder turns into CMYK).
    package let componentCount: Int
    /// Whether the decoder must hold the coefficients of the whole picture: it is progressive, or has a scan for each component.
    package let isMultiScan: Bool
    /// Whether Adobe's marker is there, which by custom means that inks are stored inverted.
    package let hasAdobeMarker: Bool
    /// Where the TIFF header of the Exif segment begins and ends; `nil` without one.
    package let exif: Range<Int>?
    /// Where the parts of the colour profile stand, in their order; none where there is no profile, or not all of it.
    package let profileParts: [Range<Int>]

    package var isInk: Bool { componentCount == 4 }

    /// The bytes of coefficients that a file of several scans makes the decoder hold, at most.
    package var coefficientBytes: Int { isMultiScan ? width * height * componentCount * 2 : 0 }
}

extension JPEGHeader {
    /// What kept a header from being read.
    package enum Failure: Error, Hashable, Sendable {
        /// The bytes end before the first scan; more of the file may hold it.
        case endsEarly
        /// A marker is not where the format has one, or says something impossible.
        case malformed(String)
    }

    /// Reads the markers up to the first scan. `bytes` may be the file's beginning only.
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
