extension UIColor: NSSecureCoding {
    /// `true`: the class supports secure coding.
    public static var supportsSecureCoding: Bool { true }
}

/// A colour in an archive: its light variant, and a dark variant if the colour is dynamic.
struct ArchivedColor: Codable {
    private struct Shade: Codable {
        /// The name of the colour space; `nil` for a colour space without a name, which the model identifies.
        var space: String?
        var model: Int32
        var components: [Double]

        init?(_ color: CGColor) {
            guard color.pattern == nil, let originalSpace = color.colorSpace else { return nil }
            let isKnown = originalSpace.name != nil || originalSpace.model == .cmyk
            // A colour in a colour space with an ICC profile is converted, since its space is not archived.
            guard let space = isKnown ? originalSpace : CGColorSpace(name: CGColorSpace.extendedSRGB),
                let convertedColor = color.converted(to: space, intent: .defaultIntent, options: nil),
                let components = convertedColor.components
            else { return nil }
            self.space = space.name
            model = space.model.rawValue
            self.components = components.map { Double($0) }
        }

        var color: CGColor? {
            let parts = components.map { CGFloat($0) }
            // Components outside 0…1 are only preserved by colours created from components.
            if space == CGColorSpace.sRGB, parts.count == 4 {
                return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            }
            if space == CGColorSpace.genericGrayGamma2_2, parts.count == 2 { return CGColor(gray: parts[0], alpha: parts[1]) }
            if let space, let namedSpace = CGColorSpace(name: space) { return CGColor(colorSpace: namedSpace, components: parts) }
            guard model == CGColorSpaceModel.cmyk.rawValue else { return nil }
            return CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: parts)
        }
    }

    private var light: Shade
    private var dark: Shade?

    /// Creates the archived colour; `nil` for a pattern.
    init?(_ color: UIColor) {
        guard case .dynamic = color.content else {
            guard let shade = Shade(color.cgColor) else { return nil }
            light = shade
            return
        }
        func shade(_ style: UIUserInterfaceStyle) -> Shade? {
            Shade(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor)
        }
        guard let light = shade(.light), let dark = shade(.dark) else { return nil }
        self.light = light
        self.dark = dark
    }

    /// The content of the colour; `nil` if the components do not match their colour space.
    var content: UIColor.Content? {
        guard let light = light.color else { return nil }
        guard let dark else { return .fixed(light) }
        guard let dark = dark.color else { return nil }
        let (lightColor, darkColor) = (UIColor(cgColor: light), UIColor(cgColor: dark))
        return .dynamic { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }
}
