/// A size in whole pixels.
package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// The number of bytes of 32-bit pixels. An overflow yields a number that exceeds all memory but is small enough
    /// for additions.
    package var byteCount: Int {
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflowToo) = pixels.multipliedReportingOverflow(by: 4)
        return overflow || overflowToo ? .max / 64 : min(bytes, .max / 64)
    }

    /// The maximum number of pixels of a drawable image: a gigabyte of memory, beyond which a machine is likely to
    /// fail.
    package static let maximumPixelCount = 1 << 28

    /// Creates a drawable size; `nil` for a side below 1 or above 32,767, for more than ``maximumPixelCount``
    /// pixels, and for NaN.
    package init?(drawable width: CGFloat, _ height: CGFloat) {
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
        self.init(width: Int(width), height: Int(height))
        guard self.width * self.height <= Self.maximumPixelCount else { return nil }
    }
}
