import JPEG
import PNG

extension ImageHeader {
    /// Reads the header of an image, and no more of a file than necessary.
    init(_ bytes: ImageBytes) throws(ImageError) {
        let start = try bytes.read(at: 0, count: 64)
        guard let format = ImageFormat(signature: start) else { throw .notAPicture(name: bytes.name) }
        switch format {
        case .jpeg: self = try Self.jpeg(bytes)
        case .png: self = try Self.png(bytes)
        case .gif: self = try Self.makeHeader(.gif, Self.gifSize(start), bytes)
        case .bmp: self = try Self.makeHeader(.bmp, Self.bmpSize(start), bytes, length: Self.bmpLength(start))
        case .webP:
            self = try Self.makeHeader(.webP, Self.webPSize(start), bytes, length: 8 + Self.littleEndian(start[4..<8]))
            profile = Self.nonSRGBProfile(try Self.webPProfile(start, bytes))
        case .tiff: self = try Self.tiff(bytes)
        case .heic, .heif, .avif:
            let boxes = try HEIFBoxes(bytes)
            self = try Self.makeHeader(format, boxes.size, bytes)
            profile = boxes.profile.flatMap { $0.isNearSRGB ? nil : $0 }
        }
        guard storedSize.width > 0, storedSize.height > 0 else {
            throw .damaged(name: bytes.name, reason: "its header gives \(storedSize.width)x\(storedSize.height) pixels")
        }
    }

    /// Reads increasing parts of the file until the first scan, because previews and colour profiles precede the
    /// scan.
    private static func jpeg(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
        var count = 64 * 1024
        while true {
            let start = try bytes.read(at: 0, count: count)
            let result = start.withUnsafeBytes { part in
                Result { () throws(JPEGHeader.Failure) in try JPEGHeader(part) }
            }
            switch result {
            case .success(let header):
                return jpeg(header, exif: header.exif.map { start[$0] } ?? [], profile: header.profileParts.flatMap { start[$0] })
            case .failure(.endsEarly) where count < bytes.count: count *= 4
            case .failure(.endsEarly): throw .truncated(name: bytes.name)
            case .failure(.malformed(let reason)): throw .damaged(name: bytes.name, reason: reason)
            }
        }
    }

    private static func jpeg(_ header: JPEGHeader, exif: ArraySlice<UInt8>, profile: [UInt8]) -> ImageHeader {
        ImageHeader(
            format: .jpeg, storedSize: PixelSize(width: header.width, height: header.height),
            orientation: TIFFTags(exif).imageOrientation, profile: header.isCMYK ? nil : nonSRGBProfile(profile), jpeg: header)
    }

    private static func png(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
        try bytes.withPNG { reader throws(ImageError) in
            ImageHeader(
                format: .png, storedSize: PixelSize(width: reader.header.width, height: reader.header.height),
                orientation: TIFFTags(reader.header.exif).imageOrientation, isInterlaced: reader.header.isInterlaced,
                profile: nonSRGBProfile(reader.header.profile))
        }
    }

    /// Reads a profile; `nil` for an invalid profile, and for one that is nearly sRGB.
    private static func nonSRGBProfile(_ bytes: [UInt8]) -> RGBProfile? {
        bytes.isEmpty ? nil : ICCProfile.read(bytes).flatMap { $0.isNearSRGB ? nil : $0 }
    }

    /// Returns the profile of an extended file, which follows the first chunk.
    private static func webPProfile(_ start: [UInt8], _ bytes: ImageBytes) throws(ImageError) -> [UInt8] {
        guard start.count >= 38, start[12..<16].elementsEqual("VP8X".utf8), start[30..<34].elementsEqual("ICCP".utf8) else { return [] }
        let length = littleEndian(start[34..<38])
        return length <= ICCProfile.maximumSize ? try bytes.read(at: 38, count: length) : []
    }

    private static func makeHeader(
        _ format: ImageFormat, _ size: PixelSize?, _ bytes: ImageBytes, length: Int = 0
    ) throws(ImageError) -> ImageHeader {
        guard let size else { throw .damaged(name: bytes.name, reason: "its header is incomplete") }
        return ImageHeader(format: format, storedSize: size, length: length)
    }

    private static func tiff(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
        let tags = TIFFTags { offset, count in (try? bytes.read(at: offset, count: count)) ?? [] }
        guard let width = tags[TIFFTags.width], let height = tags[TIFFTags.height] else {
            throw .damaged(name: bytes.name, reason: "its first directory gives no size")
        }
        return ImageHeader(
            format: .tiff, storedSize: PixelSize(width: width, height: height), orientation: tags.imageOrientation)
    }

    private static func gifSize(_ start: [UInt8]) -> PixelSize? {
        guard start.count >= 13 else { return nil }
        return PixelSize(width: littleEndian(start[6..<8]), height: littleEndian(start[8..<10]))
    }

    private static func bmpSize(_ start: [UInt8]) -> PixelSize? {
        guard start.count >= 26 else { return nil }
        // The oldest header, of 12 bytes, has 16-bit sides. In later headers a negative height denotes rows from top
        // to bottom.
        if littleEndian(start[14..<18]) == 12 {
            return PixelSize(width: littleEndian(start[18..<20]), height: littleEndian(start[20..<22]))
        }
        let height = Int(Int32(truncatingIfNeeded: littleEndian(start[22..<26])))
        return PixelSize(width: Int(Int32(truncatingIfNeeded: littleEndian(start[18..<22]))), height: abs(height))
    }

    /// Returns the end of the pixels; 0 if they are compressed or the header is incomplete.
    private static func bmpLength(_ start: [UInt8]) -> Int {
        guard start.count >= 34, littleEndian(start[14..<18]) >= 40, littleEndian(start[30..<34]) == 0, let size = bmpSize(start)
        else { return 0 }
        let row = (size.width * littleEndian(start[28..<30]) + 31) / 32 * 4
        let (pixels, isOverflow) = row.multipliedReportingOverflow(by: size.height)
        return isOverflow ? 0 : littleEndian(start[10..<14]) + min(pixels, .max / 2)
    }

    /// - Source: https://developers.google.com/speed/webp/docs/riff_container
    private static func webPSize(_ start: [UInt8]) -> PixelSize? {
        guard start.count >= 30 else { return nil }
        switch String(decoding: start[12..<16], as: UTF8.self) {
        case "VP8X": return PixelSize(width: littleEndian(start[24..<27]) + 1, height: littleEndian(start[27..<30]) + 1)
        case "VP8L":
            let bits = littleEndian(start[21..<25])
            return PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        case "VP8 ": return PixelSize(width: littleEndian(start[26..<28]) & 0x3FFF, height: littleEndian(start[28..<30]) & 0x3FFF)
        default: return nil
        }
    }

    private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
