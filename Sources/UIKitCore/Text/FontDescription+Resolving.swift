/// The conversion between descriptions and fonts.
///
/// Resolving first determines the size: the requested size, the size in the description, the size of its text style,
/// or the system font size. Next comes the base font: the design's font, otherwise the first font that exists by
/// name, by family and face, or by family. An unknown name is reported, and Noto Serif, the monospaced or the system
/// font is used instead. The weight and the symbolic traits then select the closest face of the family. The width,
/// leading, features and cascade list apply to the result.
extension FontDescription {
    /// Creates the description of a font.
    init(of font: UIFont, name: FontName) {
        self = font.requestedDescription ?? FontDescription()
        // A substituted font keeps its requested names. Names of the interface's fonts cannot be requested, so they
        // are omitted.
        if !name.isInterface, font.requestedDescription == nil || (design == nil && (self.name != nil || family != nil)) {
            self.name = name.face
            family = name.family
            if name.isMonospaced { symbolic.insert(.traitMonoSpace) }
        }
        if font.requestedDescription == nil { addTraits(of: font.textFont, name) }
        if case .style(let style)? = font.scaling { textStyle = style }
        size = font.textFont.size
    }

    /// Adds the traits of a font, except those that its name implies.
    private mutating func addTraits(of font: TextFont, _ name: FontName) {
        if name.isInterface {
            if name.design != .default { design = name.design }
            if font.weight != 400 { weight = UIFont.Weight(fileWeight: font.weight).rawValue }
            if font.isItalic { symbolic.insert(.traitItalic) }
        }
        if font.hasTabularDigits { features = [FontFeature(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)] }
        if font.width != name.width { width = UIFont.Width(factor: font.width / name.width).rawValue }
    }

    /// Returns the font that the description resolves to, and its name. The name is `nil` for the interface's font in
    /// the default or monospaced design.
    func resolved(size requestedSize: CGFloat) -> (TextFont, FontName?) {
        let base = textStyle.map { UIFont.preferredFont(forTextStyle: $0) }
        let size = [requestedSize, self.size].first { $0 > 0 && $0.isFinite } ?? base?.pointSize ?? UIFont.systemFontSize
        var (font, name) = baseFont(size: size)
        let isInterface = name?.isInterface ?? true
        if let base, weight == nil, isInterface { font.weight = base.textFont.weight }
        if let weight { font.weight = UIFont.Weight(weight).value }
        if symbolic.contains(.traitBold), font.weight < 600 { font.weight = isInterface ? 600 : 700 }
        if symbolicTraits.contains(.traitItalic) { font.isItalic = true }
        let resolvedName = name.map { FontName($0, weight: font.weight, isItalic: font.isItalic || $0.isItalic) }
        apply(to: &font)
        return (font, resolvedName)
    }

    private func baseFont(size: CGFloat) -> (TextFont, FontName?) {
        switch design {
        case .monospaced?: return (TextFont(family: .monospaced, size: size), nil)
        case .serif?, .rounded?:
            let name = FontName.interface(design ?? .default, weight: 400, isItalic: false)
            return (name.textFont(size: size) ?? TextFont(size: size), name)
        default: break
        }
        let exactName = family.flatMap { family in face.flatMap { FontName(family: family, face: $0) } }
        for case let candidate? in [name.flatMap { FontName($0) }, exactName, family.flatMap { FontName($0) }] {
            guard let font = candidate.textFont(size: size) else { continue }
            return (font, candidate.isInterface && candidate.design == .default ? nil : candidate)
        }
        if let requestedName = name ?? family {
            TextEngine.shared.report("font.unknown-name", "There is no font named “\(requestedName.prefix(100))”.")
        }
        if symbolic.hasSerifs { return (TextFont(family: .named("Noto Serif"), size: size), FontName("Noto Serif")) }
        return (TextFont(family: symbolic.contains(.traitMonoSpace) ? .monospaced : .system, size: size), nil)
    }

    private func apply(to font: inout TextFont) {
        if let width { font.width *= UIFont.Width(width).factor }
        if width == nil, symbolic.contains(.traitCondensed) { font.width *= UIFont.Width.condensed.factor }
        if width == nil, symbolic.contains(.traitExpanded) { font.width *= UIFont.Width.expanded.factor }
        if matrix.a > 0, matrix.d > 0, (matrix.a / matrix.d).isFinite { font.width *= matrix.a / matrix.d }
        if symbolic.contains(.traitTightLeading) { font.extraLeading = -2 }
        if symbolic.contains(.traitLooseLeading) { font.extraLeading = 2 }
        for feature in features { font.addFeature(type: feature.type, selector: feature.selector) }
        font.cascade = cascade
    }

    /// Returns descriptions of the installed faces that match this description.
    func matches(_ mandatory: Set<UIFontDescriptor.AttributeName>) -> [FontDescription] {
        let wantsBold = symbolicTraits.contains(.traitBold), wantsItalic = symbolicTraits.contains(.traitItalic)
        let checksTraits = mandatory.contains(.traits) || !symbolic.isEmpty
        return UIFont.faces.filter { face in
            if let family, face.family.caseInsensitiveCompare(family) != .orderedSame { return false }
            if let name, face.postscriptName != name { return false }
            if let requestedFace = self.face, FontFace.key(face.style) != FontFace.key(requestedFace) { return false }
            return !checksTraits || (face.isItalic == wantsItalic && face.isBold == wantsBold)
        }.map { face in
            var match = FontDescription()
            match.name = face.postscriptName
            match.family = face.family
            match.face = face.style
            match.size = size
            if face.isItalic { match.symbolic.insert(.traitItalic) }
            if face.isBold { match.symbolic.insert(.traitBold) }
            return match
        }
    }
}
