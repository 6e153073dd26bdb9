/// The values of a ``UIFontDescriptor``.
struct FontDescription: Hashable, Sendable {
    var name: String?
    var family: String?
    var face: String?
    /// The size, in points; 0 if unspecified.
    var size: CGFloat = 0
    var textStyle: UIFont.TextStyle?
    var design: UIFontDescriptor.SystemDesign?
    /// The weight on the scale of ``UIFont/Weight``; `nil` if unspecified.
    var weight: CGFloat?
    /// The width on the scale of ``UIFont/Width``; `nil` if unspecified.
    var width: CGFloat?
    var slant: CGFloat?
    /// The symbolic traits in addition to those that weight, width and slant imply.
    var symbolic = UIFontDescriptor.SymbolicTraits()
    var features: [FontFeature] = []
    var cascade: [String] = []
    private var transform = [CGFloat](arrayLiteral: 1, 0, 0, 1, 0, 0)

    init() {}

    var matrix: CGAffineTransform {
        get {
            CGAffineTransform(a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5])
        }
        set { transform = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty] }
    }

    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits = symbolic
        if let weight, weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if let slant, slant > 0 { traits.insert(.traitItalic) }
        if let width, width != 0 { traits.insert(width > 0 ? .traitExpanded : .traitCondensed) }
        if design == .monospaced { traits.insert(.traitMonoSpace) }
        if let name = name.flatMap({ FontName($0) }), !name.isInterface {
            if weight == nil, name.isBold { traits.insert(.traitBold) }
            if name.isItalic { traits.insert(.traitItalic) }
            if name.isMonospaced { traits.insert(.traitMonoSpace) }
            if name.width < 1 { traits.insert(.traitCondensed) }
        }
        return traits
    }

    mutating func setSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) {
        let oldTraits = symbolicTraits
        symbolic = traits
        // A light face keeps its weight when it becomes italic.
        if weight == nil, traits.contains(.traitBold) == oldTraits.contains(.traitBold), let fontName = name.flatMap({ FontName($0) }),
            fontName.weight != 400
        {
            weight = UIFont.Weight(fileWeight: fontName.weight).rawValue
        }
        let changesBold = traits.contains(.traitBold) != oldTraits.contains(.traitBold)
        if changesBold { weight = nil }
        if !traits.contains(.traitItalic) { slant = nil }
        if !traits.contains(.traitExpanded), !traits.contains(.traitCondensed) { width = nil }
        if changesBold || traits.contains(.traitItalic) != oldTraits.contains(.traitItalic) {
            resetFace()
        }
    }

    /// Removes the face but keeps the family, since a different weight or slant needs a different face of the family.
    private mutating func resetFace() {
        if family == nil, let name, let parsedName = FontName(name) { family = parsedName.family }
        name = nil
        face = nil
    }

    /// Whether the description resolves to the interface's font in one of its designs.
    var isSystem: Bool {
        name.map { $0.hasPrefix(".") } ?? true && family.map { $0.hasPrefix(".") } ?? true
    }

    /// Whether the family has a face with the bold and italic traits of this description.
    var isAvailable: Bool {
        guard !isSystem, let family = familyName else { return true }
        let traits = symbolicTraits
        return FontName.faces(ofFamily: family).contains {
            ($0.isBold || !traits.contains(.traitBold)) && ($0.isItalic || !traits.contains(.traitItalic))
        }
    }
}

extension FontDescription {
    init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        name = attributes[.name] as? String
        family = attributes[.family] as? String
        face = attributes[.face] as? String
        size = TextAttributes.number(attributes[.size]).map { max(0, $0) } ?? 0
        textStyle = attributes[.textStyle] as? UIFont.TextStyle ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
        design = attributes[.design] as? UIFontDescriptor.SystemDesign
        if let matrix = attributes[.matrix] as? CGAffineTransform { self.matrix = matrix }
        cascade = (attributes[.cascadeList] as? [UIFontDescriptor])?.compactMap { $0.values.familyName } ?? []
        read(attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:])
        let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
        features = settings.compactMap { setting in
            guard let type = TextAttributes.number(setting[.type]).flatMap({ Int(exactly: $0) }),
                let selector = TextAttributes.number(setting[.selector]).flatMap({ Int(exactly: $0) })
            else { return nil }
            return FontFeature(type: type, selector: selector)
        }
    }

    private mutating func read(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? TextAttributes.number(traits[.weight])
        width = (traits[.width] as? UIFont.Width)?.rawValue ?? TextAttributes.number(traits[.width])
        slant = TextAttributes.number(traits[.slant])
        if let bits = TextAttributes.number(traits[.symbolic]), bits >= 0, bits <= CGFloat(UInt32.max) {
            symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))
        }
        if let traits = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits { symbolic = traits }
    }

    /// The name of the family, if the description specifies one.
    var familyName: String? { family ?? name.flatMap { FontName($0)?.family } }

    var attributes: [UIFontDescriptor.AttributeName: Any] {
        var result: [UIFontDescriptor.AttributeName: Any] = [:]
        result[.name] = name
        result[.family] = family
        result[.face] = face
        if size > 0 { result[.size] = size }
        // Apps read the value as a string or as a style, as on Apple's systems.
        result[.textStyle] = textStyle?._bridgeToObjectiveC()
        result[.design] = design
        if matrix != .identity { result[.matrix] = matrix }
        if !cascade.isEmpty { result[.cascadeList] = cascade.map { UIFontDescriptor(fontAttributes: [.family: $0]) } }
        let traits = traits
        if !traits.isEmpty { result[.traits] = traits }
        if !features.isEmpty {
            result[.featureSettings] = features.map { [UIFontDescriptor.FeatureKey.type: $0.type, .selector: $0.selector] }
        }
        return result
    }

    private var traits: [UIFontDescriptor.TraitKey: Any] {
        var traits: [UIFontDescriptor.TraitKey: Any] = [:]
        traits[.weight] = weight
        traits[.width] = width
        traits[.slant] = slant
        if !symbolic.isEmpty { traits[.symbolic] = symbolic.rawValue }
        return traits
    }
}
