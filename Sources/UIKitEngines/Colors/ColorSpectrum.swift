/// The spectrum of a colour picker: hues from left to right; white at the top, pure hues in the middle, black at the
/// bottom.
package enum ColorSpectrum {
    /// Returns the colour at a point; `x` and `y` are in 0…1.
    package static func color(x: Double, y: Double) -> ColorChoice {
        let (x, y) = (min(max(0, x), 1), min(max(0, y), 1))
        return y <= 0.5
            ? ColorChoice(hue: min(x, 0.999), saturation: y * 2, brightness: 1)
            : ColorChoice(hue: min(x, 0.999), saturation: 1, brightness: 2 - y * 2)
    }

    /// Returns the point in the spectrum whose colour is nearest to `color`; both coordinates are in 0…1.
    package static func point(of color: ColorChoice) -> (x: Double, y: Double) {
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        let saturation = high > 0 ? (high - low) / high : 0
        // A colour is in the upper half if it deviates from its pure hue at least as much toward white as toward black;
        // otherwise it is in the lower half. Greys are at the upper or the lower edge.
        return high * (1 - saturation) >= 1 - high ? (color.hue, saturation / 2) : (color.hue, 1 - high / 2)
    }
}
