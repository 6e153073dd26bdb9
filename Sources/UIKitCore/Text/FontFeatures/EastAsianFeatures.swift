// MARK: - kVerticalSubstitutionType

/// Substitute vertical forms, on.
public let kSubstituteVerticalFormsOnSelector = 0
/// Substitute vertical forms, off.
public let kSubstituteVerticalFormsOffSelector = 1

// MARK: - kCharacterShapeType

/// Traditional characters: OpenType's `trad`.
public let kTraditionalCharactersSelector = 0
/// Simplified characters: OpenType's `smpl`.
public let kSimplifiedCharactersSelector = 1
/// JIS1978 characters: OpenType's `jp78`.
public let kJIS1978CharactersSelector = 2
/// JIS1983 characters: OpenType's `jp83`.
public let kJIS1983CharactersSelector = 3
/// JIS1990 characters: OpenType's `jp90`.
public let kJIS1990CharactersSelector = 4
/// Traditional alternate one.
public let kTraditionalAltOneSelector = 5
/// Traditional alternate two.
public let kTraditionalAltTwoSelector = 6
/// Traditional alternate three.
public let kTraditionalAltThreeSelector = 7
/// Traditional alternate four.
public let kTraditionalAltFourSelector = 8
/// Traditional alternate five.
public let kTraditionalAltFiveSelector = 9
/// Expert characters: OpenType's `expt`.
public let kExpertCharactersSelector = 10
/// JIS2004 characters: OpenType's `jp04`.
public let kJIS2004CharactersSelector = 11
/// Hojo characters: OpenType's `hojo`.
public let kHojoCharactersSelector = 12
/// NLC characters: OpenType's `nlck`.
public let kNLCCharactersSelector = 13
/// Traditional names characters: OpenType's `tnam`.
public let kTraditionalNamesCharactersSelector = 14

// MARK: - kTextSpacingType

/// Proportional text: OpenType's `pwid`.
public let kProportionalTextSelector = 0
/// Monospaced text: OpenType's `fwid`.
public let kMonospacedTextSelector = 1
/// Half width text: OpenType's `hwid`.
public let kHalfWidthTextSelector = 2
/// Third width text: OpenType's `twid`.
public let kThirdWidthTextSelector = 3
/// Quarter width text: OpenType's `qwid`.
public let kQuarterWidthTextSelector = 4
/// Alternate proportional text: OpenType's `palt`.
public let kAltProportionalTextSelector = 5
/// Alternate half width text: OpenType's `halt`.
public let kAltHalfWidthTextSelector = 6

// MARK: - kTransliterationType

/// No transliteration: without OpenType's `hngl`.
public let kNoTransliterationSelector = 0
/// Hanja to hangul: OpenType's `hngl`.
public let kHanjaToHangulSelector = 1
/// Hiragana to katakana.
public let kHiraganaToKatakanaSelector = 2
/// Katakana to hiragana.
public let kKatakanaToHiraganaSelector = 3
/// Kana to romanization.
public let kKanaToRomanizationSelector = 4
/// Romanization to hiragana.
public let kRomanizationToHiraganaSelector = 5
/// Romanization to katakana.
public let kRomanizationToKatakanaSelector = 6
/// Hanja to hangul alternate one.
public let kHanjaToHangulAltOneSelector = 7
/// Hanja to hangul alternate two.
public let kHanjaToHangulAltTwoSelector = 8
/// Hanja to hangul alternate three.
public let kHanjaToHangulAltThreeSelector = 9

// MARK: - kAnnotationType

/// No annotation.
public let kNoAnnotationSelector = 0
/// Box annotation.
public let kBoxAnnotationSelector = 1
/// Rounded box annotation.
public let kRoundedBoxAnnotationSelector = 2
/// Circle annotation.
public let kCircleAnnotationSelector = 3
/// Inverted circle annotation.
public let kInvertedCircleAnnotationSelector = 4
/// Parenthesis annotation.
public let kParenthesisAnnotationSelector = 5
/// Period annotation.
public let kPeriodAnnotationSelector = 6
/// Roman numeral annotation.
public let kRomanNumeralAnnotationSelector = 7
/// Diamond annotation.
public let kDiamondAnnotationSelector = 8
/// Inverted box annotation.
public let kInvertedBoxAnnotationSelector = 9
/// Inverted rounded box annotation.
public let kInvertedRoundedBoxAnnotationSelector = 10

// MARK: - kKanaSpacingType

/// Full width kana.
public let kFullWidthKanaSelector = 0
/// Proportional kana.
public let kProportionalKanaSelector = 1

// MARK: - kIdeographicSpacingType

/// Full width ideographs.
public let kFullWidthIdeographsSelector = 0
/// Proportional ideographs.
public let kProportionalIdeographsSelector = 1
/// Half width ideographs.
public let kHalfWidthIdeographsSelector = 2

// MARK: - kUnicodeDecompositionType

/// Canonical composition, on.
public let kCanonicalCompositionOnSelector = 0
/// Canonical composition, off.
public let kCanonicalCompositionOffSelector = 1
/// Compatibility composition, on.
public let kCompatibilityCompositionOnSelector = 2
/// Compatibility composition, off.
public let kCompatibilityCompositionOffSelector = 3
/// Transcoding composition, on.
public let kTranscodingCompositionOnSelector = 4
/// Transcoding composition, off.
public let kTranscodingCompositionOffSelector = 5

// MARK: - kRubyKanaType

/// No ruby kana: without OpenType's `ruby`.
public let kNoRubyKanaSelector = 0
/// Ruby kana: OpenType's `ruby`.
public let kRubyKanaSelector = 1
/// Ruby kana, on: OpenType's `ruby`.
public let kRubyKanaOnSelector = 2
/// Ruby kana, off: without OpenType's `ruby`.
public let kRubyKanaOffSelector = 3

// MARK: - kCJKSymbolAlternativesType

/// No CJK symbol alternatives.
public let kNoCJKSymbolAlternativesSelector = 0
/// CJK symbol alternate one.
public let kCJKSymbolAltOneSelector = 1
/// CJK symbol alternate two.
public let kCJKSymbolAltTwoSelector = 2
/// CJK symbol alternate three.
public let kCJKSymbolAltThreeSelector = 3
/// CJK symbol alternate four.
public let kCJKSymbolAltFourSelector = 4
/// CJK symbol alternate five.
public let kCJKSymbolAltFiveSelector = 5

// MARK: - kIdeographicAlternativesType

/// No ideographic alternatives.
public let kNoIdeographicAlternativesSelector = 0
/// Ideographic alternate one.
public let kIdeographicAltOneSelector = 1
/// Ideographic alternate two.
public let kIdeographicAltTwoSelector = 2
/// Ideographic alternate three.
public let kIdeographicAltThreeSelector = 3
/// Ideographic alternate four.
public let kIdeographicAltFourSelector = 4
/// Ideographic alternate five.
public let kIdeographicAltFiveSelector = 5

// MARK: - kCJKVerticalRomanPlacementType

/// CJK vertical roman centred.
public let kCJKVerticalRomanCenteredSelector = 0
/// CJK vertical roman horizontal baseline.
public let kCJKVerticalRomanHBaselineSelector = 1

// MARK: - kItalicCJKRomanType

/// No CJK italic roman: without OpenType's `ital`.
public let kNoCJKItalicRomanSelector = 0
/// CJK italic roman: OpenType's `ital`.
public let kCJKItalicRomanSelector = 1
/// CJK italic roman, on: OpenType's `ital`.
public let kCJKItalicRomanOnSelector = 2
/// CJK italic roman, off: without OpenType's `ital`.
public let kCJKItalicRomanOffSelector = 3

// MARK: - kAlternateKanaType

/// Alternate horizontal kana, on: OpenType's `hkna`.
public let kAlternateHorizKanaOnSelector = 0
/// Alternate horizontal kana, off: without OpenType's `hkna`.
public let kAlternateHorizKanaOffSelector = 1
/// Alternate vertical kana, on: OpenType's `vkna`.
public let kAlternateVertKanaOnSelector = 2
/// Alternate vertical kana, off: without OpenType's `vkna`.
public let kAlternateVertKanaOffSelector = 3

// MARK: - kCJKRomanSpacingType

/// Half width CJK roman.
public let kHalfWidthCJKRomanSelector = 0
/// Proportional CJK roman.
public let kProportionalCJKRomanSelector = 1
/// Default CJK roman.
public let kDefaultCJKRomanSelector = 2
/// Full width CJK roman.
public let kFullWidthCJKRomanSelector = 3
