/// The sides of a picture in whole pixels.
package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// The bytes of as many 32-bit pixels; more than any machine has if they do not fit, yet few enough to be added up.
    package var byteCount: Int {
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflowToo) = pixels.multipliedReportingOverflow(by: 4)
        return overflow || overflowToo ? .max / 64 : min(bytes, .max / 64)
    }

    /// The most pixels of a picture that is drawn: a gigabyte of them, beyond which a machine is more likely to stop than to draw.
    package static let mostPixels = 1 << 28

    /// Sides that a picture can be drawn with; `nil` beyond 32,767 pixels a side or ``mostPixels``, below 1, and for what is no number.
    package init?(drawable width: CGFloat, _ height: CGFloat) {
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
        self.init(width: Int(width), height: Int(height))
        guard self.width * self.height <= Self.mostPixels else { return nil }
    }
}
