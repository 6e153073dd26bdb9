// The numbers are those of Apple's registry of font features:
// https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html

/// A type of font feature: all features of a font at once.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kAllTypographicFeaturesType = 0
/// A type of font feature: ligatures.
public let kLigaturesType = 1
/// A type of font feature: the connection of letters in scripts such as Arabic.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kCursiveConnectionType = 2
/// A type of font feature: the case of letters. ``kLowerCaseType`` and ``kUpperCaseType`` replace this type.
public let kLetterCaseType = 3
/// A type of font feature: glyphs for vertical lines.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kVerticalSubstitutionType = 4
/// A type of font feature: the order of glyphs in scripts such as Devanagari.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kLinguisticRearrangementType = 5
/// A type of font feature: the widths of digits.
public let kNumberSpacingType = 6
/// A type of font feature: swashes by the position of a letter.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kSmartSwashType = 8
/// A type of font feature: marks over and under letters.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kDiacriticsType = 9
/// A type of font feature: superscript and subscript letters.
public let kVerticalPositionType = 10
/// A type of font feature: fractions such as `1/2`.
public let kFractionsType = 11
/// A type of font feature: glyphs that would overlap.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kOverlappingCharactersType = 13
/// A type of font feature: typographic extras such as a zero with a slash.
public let kTypographicExtrasType = 14
/// A type of font feature: mathematical symbols.
public let kMathematicalExtrasType = 15
/// A type of font feature: ornaments in place of letters.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kOrnamentSetsType = 16
/// A type of font feature: alternative glyphs of the same characters.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kCharacterAlternativesType = 17
/// A type of font feature: the complexity of a design, from 1 to 5.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kDesignComplexityType = 18
/// A type of font feature: styles for titles and display.
public let kStyleOptionsType = 19
/// A type of font feature: the shapes of Chinese characters.
public let kCharacterShapeType = 20
/// A type of font feature: the heights of digits.
public let kNumberCaseType = 21
/// A type of font feature: the widths of characters.
public let kTextSpacingType = 22
/// A type of font feature: characters of another script.
public let kTransliterationType = 23
/// A type of font feature: frames around characters.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kAnnotationType = 24
/// A type of font feature: the widths of kana.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kKanaSpacingType = 25
/// A type of font feature: the widths of ideographs.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kIdeographicSpacingType = 26
/// A type of font feature: the composition of characters.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kUnicodeDecompositionType = 27
/// A type of font feature: small kana for annotations.
public let kRubyKanaType = 28
/// A type of font feature: alternative glyphs of Chinese, Japanese and Korean symbols.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kCJKSymbolAlternativesType = 29
/// A type of font feature: alternative glyphs of ideographs.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kIdeographicAlternativesType = 30
/// A type of font feature: the placement of Latin letters in vertical lines.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kCJKVerticalRomanPlacementType = 31
/// A type of font feature: italic Latin letters within Chinese, Japanese and Korean text.
public let kItalicCJKRomanType = 32
/// A type of font feature: punctuation and spaces between capitals.
public let kCaseSensitiveLayoutType = 33
/// A type of font feature: kana for horizontal or vertical lines.
public let kAlternateKanaType = 34
/// A type of font feature: the stylistic sets of a font.
public let kStylisticAlternativesType = 35
/// A type of font feature: glyphs that depend on their neighbours, and swashes.
public let kContextualAlternatesType = 36
/// A type of font feature: the style of lowercase letters.
public let kLowerCaseType = 37
/// A type of font feature: the style of capitals.
public let kUpperCaseType = 38
/// A type of font feature: the widths of Latin letters within Chinese, Japanese and Korean text.
///
/// > Difference from Apple: OpenType has no such feature, so settings of this type have no effect.
public let kCJKRomanSpacingType = 103
/// The number that ends lists of types.
public let kLastFeatureType = -1
