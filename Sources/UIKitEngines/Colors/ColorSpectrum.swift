/// All hues from left to right; from white above, through the pure hue in the middle, to black below.
package enum ColorSpectrum {
    /// The colour at a place; `x` and `y` in 0…1.
    package static func color(x: Double, y: Double) -> ColorChoice {
        let (x, y) = (min(max(0, x), 1), min(max(0, y), 1))
        return y <= 0.5
            ? ColorChoice(hue: min(x, 0.999), saturation: y * 2, brightness: 1)
            : ColorChoice(hue: min(x, 0.999), saturation: 1, brightness: 2 - y * 2)
    }

    /// The place of the colour that is nearest to one.
    package static func place(of color: ColorChoice) -> (x: Double, y: Double) {
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        let saturation = high > 0 ? (high - low) / high : 0
        // Greys are nearest to the white edge or to the black one, mixtures to whichever they have more of.
        return high * (1 - saturation) >= 1 - high ? (color.hue, saturation / 2) : (color.hue, 1 - high / 2)
    }
}
