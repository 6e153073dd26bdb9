extension UIColor {
    /// A colour of red, green, blue and opacity, each 0…1, in the space Display P3, whose colours are more saturated than those of sRGB.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
        self.init(cgColor: color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
}
