@_implementationOnly import CPango

extension TextAnalysis {
    /// Returns the analysis of Latin text in `language`, from left to right.
    package static func latin(language: UInt, features: TextFeatures = [], spacing: LetterSpacing = .none) -> TextAnalysis {
        TextAnalysis(script: UInt8(PANGO_SCRIPT_LATIN.rawValue), language: language, features: features, spacing: spacing)
    }

    private var pangoScript: PangoScript { PangoScript(Int32(script)) }

    /// Whether words follow each other without spaces, so that lines can break at many positions inside a run.
    package var isWrittenWithoutSpaces: Bool {
        switch pangoScript {
        case PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_BOPOMOFO, PANGO_SCRIPT_HANGUL,
            PANGO_SCRIPT_THAI, PANGO_SCRIPT_LAO, PANGO_SCRIPT_KHMER, PANGO_SCRIPT_MYANMAR:
            true
        default: false
        }
    }

    /// Whether the script is Han or one that is typeset with Han.
    package var isEastAsian: Bool {
        switch pangoScript {
        case PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_BOPOMOFO, PANGO_SCRIPT_HANGUL: true
        default: false
        }
    }

    /// Whether the script is Han or Japanese, whose characters are spread to justify a line.
    package var isIdeographic: Bool { isEastAsian && pangoScript != PANGO_SCRIPT_HANGUL }

    /// Whether letters fit into the line height of a Latin font. The letters of other scripts extend above or below
    /// that height and increase it.
    package var fitsLatinLine: Bool {
        switch pangoScript {
        case PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
            PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_ARMENIAN, PANGO_SCRIPT_GEORGIAN:
            true
        default: isEastAsian
        }
    }
}
