extension AssetContents.Entry {
    /// The attributes of the variant; `nil` for an unsupported kind of device or appearance.
    var attributes: AssetAttributes? {
        var result = AssetAttributes()
        switch idiom {
        case nil, "universal": break
        case "iphone": result.idiom = .phone
        case "ipad": result.idiom = .pad
        case "tv": result.idiom = .tv
        case "car": result.idiom = .carPlay
        case "mac": result.idiom = .mac
        case "vision": result.idiom = .vision
        default: return nil
        }
        for entry in appearances ?? [] {
            switch (entry.appearance, entry.value) {
            case ("luminosity", "dark"): result.style = .dark
            case ("luminosity", "light"): result.style = .light
            case ("contrast", "high"): result.contrast = .high
            default: return nil
            }
        }
        result.scale = pixelsPerPoint ?? 0
        result.gamut = gamut.flatMap { ["display-P3": .P3, "sRGB": .SRGB][$0] } ?? .unspecified
        result.direction = direction.flatMap { ["right-to-left": .rightToLeft, "left-to-right": .leftToRight][$0] } ?? .unspecified
        let sizeClasses: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
        result.horizontal = widthClass.flatMap { sizeClasses[$0] } ?? .unspecified
        result.vertical = heightClass.flatMap { sizeClasses[$0] } ?? .unspecified
        return result
    }
}

extension AssetContents.Entry {
    /// The range of valid scales, in pixels per point.
    private static let scales: ClosedRange<CGFloat> = 0.1...16
    /// The maximum length of an inset in either direction, in pixels.
    private static let maximumInset = 1e6

    /// The scale that a string such as `2x` specifies, in pixels per point; `nil` for any scale.
    fileprivate var pixelsPerPoint: CGFloat? {
        scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) }
    }

    /// The description of an invalid number in the variant; `nil` if all numbers are valid.
    var validationError: String? {
        if let number = pixelsPerPoint, !Self.scales.contains(number) {
            return "the scale \"\(scale ?? "")\" is not from \(Self.scales.lowerBound) to \(Self.scales.upperBound)"
        }
        let insets = [alignmentInsets, resizing?.capInsets].compactMap { $0 }.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
        let isPlausible = insets.allSatisfy { abs($0 ?? 0) <= Self.maximumInset }
        return isPlausible ? nil : "an inset is longer than \(Int(Self.maximumInset)) pixels"
    }
}
