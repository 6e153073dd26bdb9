extension UIColor: NSSecureCoding {
    /// `true`: archives may ask for the class.
    public static var supportsSecureCoding: Bool { true }
}

/// A colour in an archive: what it is in light, and what in dark where that may be something else.
struct ArchivedColor: Codable {
    private struct Shade: Codable {
        /// Of its space; `nil` of one without a name, which is told by its model.
        var space: String?
        var model: Int32
        var components: [Double]

        init?(_ color: CGColor) {
            guard color.pattern == nil, let own = color.colorSpace else { return nil }
            let isKnown = own.name != nil || own.model == .cmyk
            // Of a space that a profile makes the colour is kept, and not the space.
            guard let space = isKnown ? own : CGColorSpace(name: CGColorSpace.extendedSRGB),
                let kept = color.converted(to: space, intent: .defaultIntent, options: nil), let components = kept.components
            else { return nil }
            self.space = space.name
            model = space.model.rawValue
            self.components = components.map { Double($0) }
        }

        var color: CGColor? {
            let parts = components.map { CGFloat($0) }
            // Components outside of 0…1 are kept by colours that are made of numbers.
            if space == CGColorSpace.sRGB, parts.count == 4 {
                return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            }
            if space == CGColorSpace.genericGrayGamma2_2, parts.count == 2 { return CGColor(gray: parts[0], alpha: parts[1]) }
            let named = space.flatMap { CGColorSpace(name: $0) }
            let space = named ?? (model == CGColorSpaceModel.cmyk.rawValue ? CGColorSpaceCreateDeviceCMYK() : nil)
            return space.flatMap { CGColor(colorSpace: $0, components: parts) }
        }
    }

    private var light: Shade
    private var dark: Shade?

    /// `nil` of a pattern.
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
        (self.light, self.dark) = (light, dark)
    }

    /// `nil` where the components do not fit their space.
    var content: UIColor.Content? {
        guard let light = light.color else { return nil }
        guard let dark else { return .fixed(light) }
        guard let dark = dark.color else { return nil }
        let (day, night) = (UIColor(cgColor: light), UIColor(cgColor: dark))
        return .dynamic { $0.userInterfaceStyle == .dark ? night : day }
    }
}
