/// Reads the markers of a JPEG file up to the first scan, for ``JPEGHeader``.
///
/// The scanner expects the start marker, and then steps from segment to segment by their lengths. Frame headers give
/// the size, the number of components and the mode. Application segments give the Exif data, the parts of the colour
/// profile, and Adobe's marker. The first start of a scan ends the loop. The cost depends on the number of segments,
/// not on the size of the image.
struct JPEGMarkerScanner {
    struct Frame {
        var width: Int
        var height: Int
        var componentCount: Int
        var isProgressive: Bool
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private(set) var frame: Frame?
    private(set) var firstScanComponents = 0
    private(set) var hasAdobeMarker = false
    private(set) var exif: Range<Int>?
    /// The parts of the colour profile by number, starting at 1, and the expected number of parts.
    private var profileParts: [UInt8: Range<Int>] = [:]
    private var profilePartCount: UInt8 = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func run() throws(JPEGHeader.Failure) {
        guard try marker() == 0xD8 else { throw .malformed("it does not begin with the JPEG marker") }
        while firstScanComponents == 0 {
            let marker = try marker()
            // Restart markers, the start of an image and TEM have no length.
            if (0xD0...0xD8).contains(marker) || marker == 0x01 { continue }
            guard marker != 0xD9 else { throw .malformed("it ends before its first scan") }
            let length = try word(at: position)
            guard length >= 2 else { throw .malformed("a segment gives its length as \(length)") }
            guard position + length <= bytes.count else { throw .endsEarly }
            try read(marker, position + 2..<position + length)
            position += length
        }
    }

    /// Returns the code of the next marker, after optional fill bytes.
    private mutating func marker() throws(JPEGHeader.Failure) -> UInt8 {
        guard position < bytes.count else { throw .endsEarly }
        guard bytes[position] == 0xFF else { throw .malformed("byte \(position) should begin a marker") }
        while position < bytes.count, bytes[position] == 0xFF { position += 1 }
        guard position < bytes.count else { throw .endsEarly }
        position += 1
        return bytes[position - 1]
    }

    private mutating func read(_ marker: UInt8, _ body: Range<Int>) throws(JPEGHeader.Failure) {
        switch marker {
        case 0xC4, 0xC8, 0xCC: break  // Tables, and a reserved code in the range of frames.
        case 0xC0...0xCF:
            guard body.count >= 6 else { throw .malformed("the frame header is too short") }
            frame = Frame(
                width: try word(at: body.lowerBound + 3), height: try word(at: body.lowerBound + 1),
                componentCount: Int(bytes[body.lowerBound + 5]), isProgressive: marker & 3 == 2)
        case 0xDA:
            guard let count = body.isEmpty ? nil : Int(bytes[body.lowerBound]), count > 0 else {
                throw .malformed("the first scan has no components")
            }
            firstScanComponents = count
        case 0xE1 where exif == nil && starts(body, with: "Exif\0\0"): exif = body.lowerBound + 6..<body.upperBound
        case 0xE2 where starts(body, with: "ICC_PROFILE\0") && body.count >= 14:
            profileParts[bytes[body.lowerBound + 12]] = body.lowerBound + 14..<body.upperBound
            profilePartCount = bytes[body.lowerBound + 13]
        case 0xEE where starts(body, with: "Adobe"): hasAdobeMarker = true
        default: break
        }
    }

    /// The parts of the colour profile in order; empty if one is missing.
    ///
    /// - Source: https://www.color.org/specification/ICC.1-2022-05.pdf, annex B
    var profile: [Range<Int>] {
        let parts = (0..<Int(profilePartCount)).compactMap { profileParts[UInt8($0 + 1)] }
        return parts.count == Int(profilePartCount) ? parts : []
    }

    private func word(at index: Int) throws(JPEGHeader.Failure) -> Int {
        guard index + 1 < bytes.count else { throw .endsEarly }
        return Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }

    private func starts(_ body: Range<Int>, with text: StaticString) -> Bool {
        body.count >= text.utf8CodeUnitCount
            && bytes[body.lowerBound..<body.lowerBound + text.utf8CodeUnitCount].elementsEqual(
                UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
