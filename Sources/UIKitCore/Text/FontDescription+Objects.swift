extension FontDescription {
    /// Returns the value of an attribute as specified, otherwise the resolved font's value.
    func object(for key: UIFontDescriptor.AttributeName) -> Any? {
        if key == .traits { return allTraits }
        if let specifiedValue = attributes[key] { return specifiedValue }
        let (_, name) = resolved(size: 0)
        guard let name, !name.isInterface else { return nil }
        let face = FontName.faces(ofFamily: name.family).first { $0.postscriptName == name.face }
        switch key {
        case .name: return name.face
        case .family: return name.family
        case .face: return face?.style
        case .visibleName: return face?.fullName
        default: return nil
        }
    }

    /// All traits of the font, including those that were not specified.
    private var allTraits: [UIFontDescriptor.TraitKey: Any] {
        let (font, name) = resolved(size: 0)
        let isItalic = name?.isItalic ?? font.isItalic
        return [
            .symbolic: symbolicTraits.rawValue, .weight: weight ?? UIFont.Weight(fileWeight: name?.weight ?? font.weight).rawValue,
            .width: width ?? UIFont.Width(factor: font.width).rawValue, .slant: slant ?? (isItalic ? Self.italicSlant : 0),
        ]
    }

    /// The slant of italic fonts: about 12 degrees, where 1 means 180 degrees. From memory.
    private static let italicSlant: CGFloat = 0.07
}
