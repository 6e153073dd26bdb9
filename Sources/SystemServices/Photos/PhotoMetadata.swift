import CoreGraphics
import Foundation

/// The information about a photo that is in its file.
struct PhotoMetadata: Sendable {
    /// The size of the upright image, in pixels; 0 for a broken file.
    var width = 0
    var height = 0
    var date: Date?
    var location: PhotoLocation?
    var isAnimated = false

    /// Reads the beginning of a file.
    init(_ url: URL) {
        guard let source = try? ImageSource(url: url) else { return }
        width = source.header.size.width
        height = source.header.size.height
        switch source.header.format {
        case .jpeg, .png, .tiff: readCamera(url)
        case .gif: isAnimated = CGImageSourceCreateWithURL(url, nil).map { CGImageSourceGetCount($0) > 1 } ?? false
        default: break
        }
    }

    /// The part of a file that is read for the information of the camera, in bytes. An Exif block of a JPEG file has at
    /// most 64 KB.
    private static let readByteCount = 128 << 10

    private mutating func readCamera(_ url: URL) {
        guard let file = try? FileHandle(forReadingFrom: url) else { return }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: Self.readByteCount), let block = ExifBlock.find(in: [UInt8](start)) else { return }
        let exif = ExifReader(block)
        date = exif.date
        location = exif.location
    }
}

/// Finds the Exif block in the beginning of a file.
enum ExifBlock {
    /// Returns the block; `nil` if there is none. A TIFF file is a block itself.
    static func find(in bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0xFF, 0xD8]) { return inJPEG(bytes) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return inPNG(bytes) }
        return bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) ? bytes : nil
    }

    /// - Source: JEITA CP-3451, section 4.5.4: the segment APP1
    private static func inJPEG(_ bytes: [UInt8]) -> [UInt8]? {
        var index = 2
        while index + 10 < bytes.count, bytes[index] == 0xFF {
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            let end = index + 2 + length
            if bytes[index + 1] == 0xE1, bytes[(index + 4)..<(index + 10)].elementsEqual("Exif\0\0".utf8) {
                return Array(bytes[(index + 10)..<max(index + 10, min(end, bytes.count))])
            }
            guard length >= 2, bytes[index + 1] != 0xDA else { return nil }
            index = end
        }
        return nil
    }

    /// - Source: https://www.w3.org/TR/png-3/#eXIf
    private static func inPNG(_ bytes: [UInt8]) -> [UInt8]? {
        var index = 8
        while index + 8 < bytes.count {
            let length = bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
            let start = index + 8
            if bytes[(index + 4)..<start].elementsEqual("eXIf".utf8) {
                return start + length <= bytes.count ? Array(bytes[start..<(start + length)]) : nil
            }
            index = start + length + 4
        }
        return nil
    }
}
