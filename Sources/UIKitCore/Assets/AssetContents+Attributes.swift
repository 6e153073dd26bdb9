extension AssetContents.Entry {
    /// What the variant is for; `nil` if it is for a kind of device that there is not here.
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
        result.scale = scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) } ?? 0
        result.gamut = gamut == "display-P3" ? .P3 : gamut == "sRGB" ? .SRGB : .unspecified
        result.direction = direction == "right-to-left" ? .rightToLeft : direction == "left-to-right" ? .leftToRight : .unspecified
        result.horizontal = widthClass == "compact" ? .compact : widthClass == "regular" ? .regular : .unspecified
        result.vertical = heightClass == "compact" ? .compact : heightClass == "regular" ? .regular : .unspecified
        return result
    }
}
