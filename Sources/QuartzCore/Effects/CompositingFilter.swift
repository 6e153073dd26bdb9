extension CALayer {
    func setCompositingFilter(_ filter: Any?) {
        extras["compositingFilter"] = filter
        guard let filter else {
            if values.effect?.drawsOffscreen ?? false { effect = nil }
            return
        }
        let name = (filter as? String).map { CompositingFilter.shortened($0) }
        guard let name, let mode = CompositingFilter.modes[name] else {
            Diagnostics.report("layer.filter", "CALayer: \(filter) is no compositing filter. Give a name such as \"multiplyBlendMode\".")
            return
        }
        effect = mode == .normal ? nil : .blend(mode)
    }
}

/// The blend modes by their names in Core Animation and Core Image.
enum CompositingFilter {
    static let modes: [String: CGBlendMode] = [
        "normal": .normal, "sourceOver": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity, "linearDodge": .plusLighter, "addition": .plusLighter, "plusL": .plusLighter,
        "plusLighter": .plusLighter, "linearBurn": .plusDarker, "plusD": .plusDarker, "plusDarker": .plusDarker, "clear": .clear,
        "copy": .copy, "sourceIn": .sourceIn, "sourceOut": .sourceOut,
        "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut,
        "destAtop": .destinationAtop, "xor": .xor,
    ]

    /// Returns a name without Core Image's prefix and suffix: "CIMultiplyBlendMode" and "multiplyBlendMode" become
    /// "multiply".
    static func shortened(_ name: String) -> String {
        var name = name[...]
        for suffix in ["BlendMode", "Compositing"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
        if name.hasPrefix("CI") { name = name.dropFirst(2) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
