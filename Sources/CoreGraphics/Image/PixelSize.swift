/// The sides of a picture in whole pixels.
package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// The bytes of as many 32-bit pixels; the greatest number there is if they do not fit.
    package var byteCount: Int {
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflowToo) = pixels.multipliedReportingOverflow(by: 4)
        return overflow || overflowToo ? .max / 4 : min(bytes, .max / 4)
    }
}
