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
}
