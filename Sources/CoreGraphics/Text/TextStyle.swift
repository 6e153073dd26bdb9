import Foundation
import Pango

/// How a run of characters looks.
package struct TextStyle: Hashable, Sendable {
    /// The pattern of an underline or strike.
    package struct Line: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        /// In multiples of the font's stroke; 1 or 2.
        package var thickness: Int
        package var isDouble: Bool
        package var pattern: Pattern
        /// Leaves white space bare.
        package var byWord: Bool
        /// `nil` for the text's own.
        package var color: CGColor?

        package init(
            thickness: Int = 1, isDouble: Bool = false, pattern: Pattern = .solid, byWord: Bool = false, color: CGColor? = nil
        ) {
            self.thickness = thickness
            self.isDouble = isDouble
            self.pattern = pattern
            self.byWord = byWord
            self.color = color
        }
    }

    package var font: TextFont
    /// `nil` draws in black.
    package var color: CGColor?
    package var background: CGColor?
    /// In points, added after each character; may be negative.
    package var kern: CGFloat = 0
    /// Whether letters are set apart as the interface's font asks at its size. Off where a text says how far apart they stand.
    package var usesTracking = true
    /// Whether pairs of letters are moved together where the font says so.
    package var kernsPairs = true
    /// In points, upwards.
    package var baselineOffset: CGFloat = 0
    package var underline: Line?
    package var strikethrough: Line?
    /// The language of the text as a BCP 47 tag, such as `zh-Hant`; `nil` sets Han characters in their Japanese forms.
    package var language: String?
    /// Whether letters may merge.
    package var hasLigatures = true
    /// The natural logarithm of the factor that letters are widened by.
    package var expansion: CGFloat = 0
    package var effects: TextEffects?
    /// What stands in place of an object replacement character, U+FFFC.
    package var attachment: TextAttachmentBox?
    /// From the outermost to the innermost.
    package var embeddings: [TextEmbedding] = []

    package init(font: TextFont, color: CGColor? = nil) {
        self.font = font
        self.color = color
    }

    /// What advances are changed by.
    var spacing: TextSpacing {
        TextSpacing(kern: Double(kern), stretch: stretch)
    }

    /// The factor that letters are widened by, 0.05…20.
    var stretch: Double {
        guard expansion != 0 || font.width != 1 else { return 1 }
        let factor = exp(Double(expansion)) * Double(font.width)
        return factor.isFinite ? min(20, max(0.05, factor)) : 1
    }

    var features: TextFeatures {
        var features = font.features
        if !hasLigatures || kern != 0 { features.insert(.noLigatures) }
        if !kernsPairs { features.insert(.noKerning) }
        return features
    }

    /// In points, for letters of `face`: 0 where another font stands in for letters that the interface's font lacks.
    func tracking(in face: ShapingFont) -> Float {
        usesTracking && kern == 0 ? font.tracking(in: face) : 0
    }
}

/// What advances of glyphs are changed by.
struct TextSpacing {
    /// In points, after each group of characters.
    var kern: Double
    /// A factor for widths, before the kern is added.
    var stretch: Double
}
