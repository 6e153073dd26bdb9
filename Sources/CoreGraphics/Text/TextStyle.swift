import Foundation
import Pango

/// The style of a run of characters.
package struct TextStyle: Hashable, Sendable {
    /// The appearance of an underline or strikethrough.
    package struct Line: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        /// The thickness in multiples of the font's stroke, 1 or 2.
        package var thickness: Int
        package var isDouble: Bool
        package var pattern: Pattern
        /// Whether white space is not decorated.
        package var byWord: Bool
        /// The colour; `nil` for the text colour.
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
    /// The text colour; `nil` for the colour with which the layout is drawn.
    package var color: CGColor?
    package var background: CGColor?
    /// The additional space after each character, in points; may be negative.
    package var kern: CGFloat = 0
    /// Whether the system font's tracking for its size is applied; `false` if the text specifies its own letter
    /// spacing.
    package var usesTracking = true
    /// Whether the font's pair kerning is applied.
    package var kernsPairs = true
    /// The offset of the baseline in points, upwards.
    package var baselineOffset: CGFloat = 0
    package var underline: Line?
    package var strikethrough: Line?
    /// The language as a BCP 47 tag, such as `zh-Hant`; `nil` selects the Japanese forms of Han characters.
    package var language: String?
    /// Whether ligatures are allowed.
    package var hasLigatures = true
    /// The natural logarithm of the width factor of letters.
    package var expansion: CGFloat = 0
    package var effects: TextEffects?
    /// The attachment that replaces an object replacement character, U+FFFC.
    package var attachment: TextAttachmentBox?
    /// The explicit directions, from the outermost to the innermost.
    package var embeddings: [TextEmbedding] = []

    package init(font: TextFont, color: CGColor? = nil) {
        self.font = font
        self.color = color
    }

    /// The spacing of glyphs.
    var spacing: TextSpacing {
        TextSpacing(kern: Double(kern), stretch: stretch)
    }

    /// The width factor of letters, 0.05…20.
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

    /// Returns the spacing of letters of `face`; none for a fallback font. A kern or tracking of the text replaces the
    /// font's tracking, and the corrections of letters stay.
    func spacing(in face: ShapingFont) -> LetterSpacing {
        var spacing = font.spacing(in: face)
        if !usesTracking || kern != 0 { spacing.tracking = 0 }
        return spacing
    }
}

/// The change of the advances of glyphs.
struct TextSpacing {
    /// The space after each cluster, in points.
    var kern: Double
    /// The factor of widths, before the kern is added.
    var stretch: Double
}
