import JPEG

extension CGImage {
    /// Returns the bytes of a PNG file, with an alpha channel if the image has one.
    package func pngBytes() -> [UInt8] { PNGEncoder.encode(buffer, isOpaque: !hasAlpha) }

    /// Returns the bytes of a JPEG file. Transparent pixels become black, because JPEG has no alpha.
    ///
    /// - Parameter quality: The quality in the unit interval, 1 for the lowest loss. Other values are clamped.
    /// - Returns: `nil` if a side exceeds the JPEG limit of 65,535 pixels.
    package func jpegBytes(quality: Double) -> [UInt8]? {
        guard width <= 65_535, height <= 65_535 else { return nil }
        let quality = quality.isFinite ? min(max(quality, 0), 1) : 1
        let percent = max(1, Int((quality * 100).rounded()))
        return buffer.withBytes { pixels in
            // At high quality, chroma keeps its full resolution, as in cameras.
            try? JPEGEncoder.encode(
                pixels, width: width, height: height, bytesPerRow: buffer.bytesPerRow,
                chroma: percent >= 90 ? .full : .quarter, quality: percent)
        }
    }
}
