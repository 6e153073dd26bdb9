/// A gradient that computes the colour of each pixel of a canvas.
protocol GradientRaster {
    var ramp: GradientRamp { get }

    /// Returns the range of positions of the pixels in `area`.
    func positions(in area: PixelRect) -> ClosedRange<Double>

    /// Writes the pixels of `area`. The first pixel is at `base`, and rows are `bytesPerRow` apart.
    func draw(_ area: PixelRect, into base: UnsafeMutableRawPointer, bytesPerRow: Int)
}
