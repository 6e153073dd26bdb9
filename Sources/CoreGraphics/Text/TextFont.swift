import Pango

/// A font by what is wanted of it: a value, cheap to compare, that any thread may measure with.
package struct TextFont: Hashable, Sendable {
    /// Where the glyphs come from.
    package enum Family: Hashable, Sendable {
        /// The interface font: Inter, or Inter Display in large sizes, set so that its letters have the size of the system font on iOS and
        /// stand as far apart.
        case system
        /// The interface's fixed-width font: JetBrains Mono.
        case monospaced
        /// A family of the toolkit's font list, by its name.
        case named(String)
    }

    package var family: Family
    /// In points. Sizes that cannot be drawn (negative, infinite, not a number) count as ``smallestSize`` or ``largestSize``.
    package var size: CGFloat
    /// 100 (thin) to 1000; 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Digits of one width, for numbers that change in place.
    package var hasTabularDigits: Bool
    /// A factor that letters are widened by; 1 as a rule.
    package var width: CGFloat = 1
    /// Whether the room between lines that the font asks for is left.
    package var usesLeading = true
    /// In points, added to that room.
    package var extraLeading: CGFloat = 0
    /// Families that are tried for characters which the first one lacks.
    package var cascade: [String] = []
    /// More that is asked of the font.
    package var extraFeatures: TextFeatures = []
    /// The vertical measures of the font that ``family`` stands in for; `nil` for its own.
    package var measures: FontMeasures?

    package init(
        family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false, hasTabularDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = min(1000, max(100, weight))
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
    }

    package static let smallestSize: CGFloat = 0.5
    package static let largestSize: CGFloat = 10_000

    /// The size that is drawn.
    package var effectiveSize: CGFloat {
        size.isNaN ? Self.smallestSize : min(Self.largestSize, max(Self.smallestSize, size))
    }

    /// The vertical measures: ``measures`` if there are some; for ``Family/system`` and ``Family/monospaced`` those of iOS, whatever
    /// font is installed.
    package var metrics: FontMetrics {
        var metrics =
            switch (measures, family) {
            case (let measures?, _): measures.metrics(size: effectiveSize)
            case (.none, .system), (.none, .monospaced): FontMetrics.interface(size: effectiveSize)
            case (.none, .named): TextEngine.shared.metrics(of: self)
            }
        metrics.leading += extraLeading
        return metrics
    }

    /// The family which the font list is asked for.
    package var familyName: String {
        switch family {
        case .system: interfaceFace.familyName
        case .monospaced: InterfaceFont.monospacedFamilyName
        case .named(let name): name
        }
    }

    var features: TextFeatures {
        var features = extraFeatures
        if hasTabularDigits { features.insert(.tabularDigits) }
        if family == .monospaced { features.insert(.noLigatures) }
        return features
    }

    /// In points, for letters of `face`: the interface's font is tracked, no other.
    func tracking(in face: ShapingFont) -> Float {
        guard family == .system, face.family == familyName else { return 0 }
        return Float(InterfaceFont.tracking(interfaceFace, size: effectiveSize, weight: weight))
    }

    private var interfaceFace: InterfaceFont.Face { InterfaceFont.face(size: effectiveSize, features: features) }

    var request: FontRequest {
        let factor = family == .system ? interfaceFace.scale : 1
        let families = ([familyName] + cascade).joined(separator: ",")
        return FontRequest(family: families, size: Double(effectiveSize * factor), weight: weight, isItalic: isItalic)
    }
}
