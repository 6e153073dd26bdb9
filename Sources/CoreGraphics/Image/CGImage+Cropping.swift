extension CGImage {
    /// Returns the part of the image inside of a rectangle, or `nil` if the image and the rectangle have no pixel in
    /// common.
    ///
    /// The rectangle is in pixels, with the origin at the top left. It is extended to whole pixels and clipped to the
    /// image. The pixels are copied, so that the whole image may be deallocated.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgimage/cropping(to:)
    public func cropping(to rect: CGRect) -> CGImage? {
        guard let part = pixels(in: rect) else { return nil }
        if part == buffer.bounds { return self }
        let copy = PixelBuffer(width: part.width, height: part.height)
        copy.withMutableBytes { target in
            buffer.withBytes { source in
                for row in 0..<part.height {
                    let start = (part.y + row) * buffer.bytesPerRow + part.x * 4
                    let pixels = UnsafeRawBufferPointer(rebasing: source[start..<start + part.width * 4])
                    UnsafeMutableRawBufferPointer(rebasing: target[(row * copy.bytesPerRow)...]).copyMemory(from: pixels)
                }
            }
        }
        return with(copy)
    }

    /// Returns the whole pixels that `rect` touches; `nil` if there are none, or if a side is NaN.
    private func pixels(in rect: CGRect) -> PixelRect? {
        let rect = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
        let left = Int(rect.minX.rounded(.down))
        let top = Int(rect.minY.rounded(.down))
        return PixelRect(
            x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left, height: Int(rect.maxY.rounded(.up)) - top)
    }
}
