extension FontDescription {
    /// What a font is known by.
    init(of font: UIFont, name: FontName) {
        self = font.wanted ?? FontDescription()
        let text = font.textFont
        if font.wanted == nil {
            // A font that stands in for another is known by the other's name.
            if !name.isInterface {
                self.name = name.face
                family = name.family
            } else if text.family == .monospaced {
                design = .monospaced
            }
            if text.weight != 400 { weight = UIFont.Weight.named[min(8, max(0, text.weight / 100 - 1))].rawValue }
            if text.isItalic { symbolic.insert(.traitItalic) }
            if text.hasTabularDigits { features = [FontFeature(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)] }
            if text.width != 1 { width = (text.width - 1) / 0.55 }
        }
        if case .style(let style)? = font.scaling { textStyle = style }
        size = text.size
    }

    /// The font it stands for, and its name if it is not one of the interface's.
    func resolved(size wanted: CGFloat) -> (TextFont, FontName?) {
        let base = textStyle.map { UIFont.preferredFont(forTextStyle: $0) }
        let size = wanted > 0 && wanted.isFinite ? wanted : self.size > 0 ? self.size : base?.pointSize ?? UIFont.systemFontSize
        var (font, name) = baseFont(size: size)
        if let base, weight == nil, name == nil { font.weight = base.textFont.weight }
        if let weight { font.weight = UIFont.Weight(weight).value }
        if symbolicTraits.contains(.traitBold) { font.weight = max(font.weight, name == nil ? 600 : 700) }
        if symbolicTraits.contains(.traitItalic) { font.isItalic = true }
        apply(to: &font)
        return (font, name.map { FontName($0, weight: font.weight, isItalic: font.isItalic) })
    }

    private func baseFont(size: CGFloat) -> (TextFont, FontName?) {
        switch design {
        case .monospaced?: return (TextFont(family: .monospaced, size: size), nil)
        case .serif?:
            let name = FontName("Noto Serif")
            return (TextFont(family: .named("Noto Serif"), size: size), name)
        default: break
        }
        let wanted = [name, [family, face].compactMap { $0 }.joined(separator: "-"), family].compactMap { $0 }.filter { !$0.isEmpty }
        for candidate in wanted {
            guard let parsed = FontName(candidate), let found = parsed.textFont(size: size) else { continue }
            return (found, parsed.isInterface ? nil : parsed)
        }
        if symbolic.hasSerifs { return (TextFont(family: .named("Noto Serif"), size: size), FontName("Noto Serif")) }
        return (TextFont(family: symbolic.contains(.traitMonoSpace) ? .monospaced : .system, size: size), nil)
    }

    private func apply(to font: inout TextFont) {
        if let width { font.width = UIFont.Width(width).factor }
        if width == nil, symbolic.contains(.traitCondensed) { font.width = UIFont.Width.condensed.factor }
        if width == nil, symbolic.contains(.traitExpanded) { font.width = UIFont.Width.expanded.factor }
        if matrix.a > 0, matrix.d > 0, (matrix.a / matrix.d).isFinite { font.width *= matrix.a / matrix.d }
        if symbolic.contains(.traitTightLeading) { font.extraLeading = -2 }
        if symbolic.contains(.traitLooseLeading) { font.extraLeading = 2 }
        for feature in features { font.addFeature(type: feature.type, selector: feature.selector) }
        font.cascade = cascade
    }

    /// The installed faces that have what is said here.
    func matches(_ mandatory: Set<UIFontDescriptor.AttributeName>) -> [FontDescription] {
        let wantsBold = symbolicTraits.contains(.traitBold), wantsItalic = symbolicTraits.contains(.traitItalic)
        let checksTraits = mandatory.contains(.traits) || !symbolic.isEmpty
        return UIFont.faces.filter { face in
            if let family, face.family.caseInsensitiveCompare(family) != .orderedSame { return false }
            if let name, face.postscriptName != name { return false }
            if let wanted = self.face, face.style.caseInsensitiveCompare(wanted) != .orderedSame { return false }
            return !checksTraits || (face.isItalic == wantsItalic && (face.weight >= 600) == wantsBold)
        }.map { face in
            var found = FontDescription()
            found.name = face.postscriptName
            found.family = face.family
            found.face = face.style
            found.size = size
            if face.isItalic { found.symbolic.insert(.traitItalic) }
            if face.weight >= 600 { found.symbolic.insert(.traitBold) }
            return found
        }
    }
}
