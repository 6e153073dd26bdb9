import JPEG

extension CGImage {
    /// The bytes of a PNG file with these pixels; with an alpha channel if the image has one.
    package func pngBytes() -> [UInt8] { PNGEncoder.encode(buffer, isOpaque: !hasAlpha) }

    /// The bytes of a JPEG file. Transparent parts become black, as JPEG has no alpha.
    ///
    /// - Parameter quality: 0…1 (unit interval), 1 for the least loss; values outside are taken as the nearest end.
    /// - Returns: `nil` if a side is longer than a JPEG's may be, 65,535 pixels.
    package func jpegBytes(quality: Double) -> [UInt8]? {
        guard width <= 65_535, height <= 65_535 else { return nil }
        let quality = quality.isFinite ? min(max(quality, 0), 1) : 1
        let percent = max(1, Int((quality * 100).rounded()))
        return buffer.withBytes { pixels in
            // Colours keep their resolution where little loss is asked for, as cameras do.
            try? JPEGEncoder.encode(
                pixels, width: width, height: height, bytesPerRow: buffer.bytesPerRow,
                chroma: percent >= 90 ? .full : .quarter, quality: percent)
        }
    }
}
