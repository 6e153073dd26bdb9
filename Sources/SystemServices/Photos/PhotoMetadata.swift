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
        if source.header.format == .gif { isAnimated = CGImageSourceCreateWithURL(url, nil).map { CGImageSourceGetCount($0) > 1 } ?? false }
        guard let block = try? source.exif() else { return }
        let exif = ExifReader(block)
        date = exif.date
        location = exif.location
    }
}
