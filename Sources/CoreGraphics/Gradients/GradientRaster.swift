/// A gradient that says what colour each pixel of a canvas has.
protocol GradientRaster {
    var ramp: GradientRamp { get }

    /// All places that pixels of `area` may have.
    func places(in area: PixelRect) -> ClosedRange<Double>

    /// Writes the pixels of `area`, of which `base` is the first; others begin `bytesPerRow` further down.
    func draw(_ area: PixelRect, into base: UnsafeMutableRawPointer, bytesPerRow: Int)
}
