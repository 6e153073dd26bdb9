import Pango

/// A font description: a value that is cheap to compare and may be measured on any thread.
package struct TextFont: Hashable, Sendable {
    /// The source of the glyphs.
    package enum Family: Hashable, Sendable {
        /// The system font: Inter, or Inter Display at large sizes, with the letter size and spacing of the system
        /// font on iOS.
        case system
        /// The fixed-width system font: JetBrains Mono.
        case monospaced
        /// An installed family, by name.
        case named(String)
    }

    package var family: Family
    /// The size in points. Invalid sizes (negative, infinite, NaN) are replaced by ``smallestSize`` or
    /// ``largestSize``.
    package var size: CGFloat
    /// The weight, 100 (thin) to 1000; 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Whether digits have equal widths, for changing numbers.
    package var hasTabularDigits: Bool
    /// The width factor of letters; usually 1.
    package var width: CGFloat = 1
    /// Whether the font's leading is applied.
    package var usesLeading = true
    /// Additional leading, in points.
    package var extraLeading: CGFloat = 0
    /// Fallback families for characters that the first family lacks.
    package var cascade: [String] = []
    /// Further font features.
    package var extraFeatures: TextFeatures = []
    /// The vertical metrics of the font that ``family`` replaces; `nil` for the metrics of ``family`` itself.
    package var replacedMetrics: RelativeFontMetrics?

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

    /// The size in which text is drawn: ``size`` within the limits.
    package var effectiveSize: CGFloat {
        size.isNaN ? Self.smallestSize : min(Self.largestSize, max(Self.smallestSize, size))
    }

    /// The vertical metrics: ``replacedMetrics`` if specified; the metrics of iOS for ``Family/system`` and
    /// ``Family/monospaced``, whichever font is installed.
    package var metrics: FontMetrics {
        var metrics =
            switch (replacedMetrics, family) {
            case (let measures?, _): measures.metrics(size: effectiveSize)
            case (.none, .system), (.none, .monospaced): FontMetrics.interface(size: effectiveSize)
            case (.none, .named): TextEngine.shared.metrics(of: self)
            }
        metrics.leading += extraLeading
        return metrics
    }

    /// The family that is requested from the font list.
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

    /// Returns the spacing of letters of `face`; no spacing unless the font is the system font.
    func spacing(in face: ShapingFont) -> LetterSpacing {
        guard family == .system, face.family == familyName else { return .none }
        let tracking = InterfaceFont.tracking(interfaceFace, size: effectiveSize, weight: weight)
        let boldness = min(max(Float(weight - 500) / 100, 0), 1)
        return LetterSpacing(tracking: Float(tracking), emSize: Float(effectiveSize), boldness: boldness)
    }

    private var interfaceFace: InterfaceFont.Face { InterfaceFont.face(size: effectiveSize, features: features) }

    var request: FontRequest {
        let factor = family == .system ? interfaceFace.scale : 1
        let families = ([familyName] + cascade).joined(separator: ",")
        return FontRequest(family: families, size: Double(effectiveSize * factor), weight: weight, isItalic: isItalic)
    }
}
