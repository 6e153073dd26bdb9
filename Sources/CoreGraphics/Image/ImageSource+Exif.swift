extension ImageSource {
    /// The part of a TIFF file that is read for its directories, in bytes.
    private static let tiffByteCount = 128 << 10

    /// Reads the Exif block, a TIFF header with its directories; `nil` if there is none.
    ///
    /// The block of a TIFF file is the beginning of the file. In a PNG file it is found before the pixels, where
    /// cameras and editors write it. Other formats than JPEG, PNG and TIFF have none.
    ///
    /// - Throws: ``ImageError`` if the file cannot be read.
    package func exif() throws(ImageError) -> [UInt8]? {
        switch header.format {
        case .jpeg:
            guard let range = header.jpeg?.exif else { return nil }
            return try bytes.read(at: range.lowerBound, count: range.count)
        case .png:
            let block = try bytes.withPNG { reader throws(ImageError) in reader.header.exif }
            return block.isEmpty ? nil : block
        case .tiff: return try bytes.read(at: 0, count: min(Self.tiffByteCount, bytes.count))
        default: return nil
        }
    }
}
