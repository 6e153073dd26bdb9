/// A gradient that says what colour each pixel of a canvas has.
protocol GradientRaster {
    var ramp: GradientRamp { get }

    /// Writes the pixels of `area`, of which `base` is the first; others begin `bytesPerRow` further down.
    func draw(_ area: PixelRect, into base: UnsafeMutableRawPointer, bytesPerRow: Int)
}
