// MARK: - kOrnamentSetsType

/// No ornaments.
public let kNoOrnamentsSelector = 0
/// Dingbats.
public let kDingbatsSelector = 1
/// Pi characters.
public let kPiCharactersSelector = 2
/// Fleurons.
public let kFleuronsSelector = 3
/// Decorative borders.
public let kDecorativeBordersSelector = 4
/// International symbols.
public let kInternationalSymbolsSelector = 5
/// Math symbols.
public let kMathSymbolsSelector = 6

// MARK: - kCharacterAlternativesType

/// No alternates.
public let kNoAlternatesSelector = 0

// MARK: - kDesignComplexityType

/// Design level 1.
public let kDesignLevel1Selector = 0
/// Design level 2.
public let kDesignLevel2Selector = 1
/// Design level 3.
public let kDesignLevel3Selector = 2
/// Design level 4.
public let kDesignLevel4Selector = 3
/// Design level 5.
public let kDesignLevel5Selector = 4

// MARK: - kStyleOptionsType

/// No style options: without OpenType's `titl`.
public let kNoStyleOptionsSelector = 0
/// Display text.
public let kDisplayTextSelector = 1
/// Engraved text.
public let kEngravedTextSelector = 2
/// Illuminated caps.
public let kIlluminatedCapsSelector = 3
/// Titling caps: OpenType's `titl`.
public let kTitlingCapsSelector = 4
/// Tall caps.
public let kTallCapsSelector = 5

// MARK: - kStylisticAlternativesType

/// No stylistic alternates: none of OpenType's `ss01` to `ss20`.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic alternate one, on: OpenType's `ss01`.
public let kStylisticAltOneOnSelector = 2
/// Stylistic alternate one, off: without OpenType's `ss01`.
public let kStylisticAltOneOffSelector = 3
/// Stylistic alternate two, on: OpenType's `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// Stylistic alternate two, off: without OpenType's `ss02`.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic alternate three, on: OpenType's `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// Stylistic alternate three, off: without OpenType's `ss03`.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic alternate four, on: OpenType's `ss04`.
public let kStylisticAltFourOnSelector = 8
/// Stylistic alternate four, off: without OpenType's `ss04`.
public let kStylisticAltFourOffSelector = 9
/// Stylistic alternate five, on: OpenType's `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// Stylistic alternate five, off: without OpenType's `ss05`.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic alternate six, on: OpenType's `ss06`.
public let kStylisticAltSixOnSelector = 12
/// Stylistic alternate six, off: without OpenType's `ss06`.
public let kStylisticAltSixOffSelector = 13
/// Stylistic alternate seven, on: OpenType's `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// Stylistic alternate seven, off: without OpenType's `ss07`.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic alternate eight, on: OpenType's `ss08`.
public let kStylisticAltEightOnSelector = 16
/// Stylistic alternate eight, off: without OpenType's `ss08`.
public let kStylisticAltEightOffSelector = 17
/// Stylistic alternate nine, on: OpenType's `ss09`.
public let kStylisticAltNineOnSelector = 18
/// Stylistic alternate nine, off: without OpenType's `ss09`.
public let kStylisticAltNineOffSelector = 19
/// Stylistic alternate ten, on: OpenType's `ss10`.
public let kStylisticAltTenOnSelector = 20
/// Stylistic alternate ten, off: without OpenType's `ss10`.
public let kStylisticAltTenOffSelector = 21
/// Stylistic alternate eleven, on: OpenType's `ss11`.
public let kStylisticAltElevenOnSelector = 22
/// Stylistic alternate eleven, off: without OpenType's `ss11`.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic alternate twelve, on: OpenType's `ss12`.
public let kStylisticAltTwelveOnSelector = 24
/// Stylistic alternate twelve, off: without OpenType's `ss12`.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic alternate thirteen, on: OpenType's `ss13`.
public let kStylisticAltThirteenOnSelector = 26
/// Stylistic alternate thirteen, off: without OpenType's `ss13`.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic alternate fourteen, on: OpenType's `ss14`.
public let kStylisticAltFourteenOnSelector = 28
/// Stylistic alternate fourteen, off: without OpenType's `ss14`.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic alternate fifteen, on: OpenType's `ss15`.
public let kStylisticAltFifteenOnSelector = 30
/// Stylistic alternate fifteen, off: without OpenType's `ss15`.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic alternate sixteen, on: OpenType's `ss16`.
public let kStylisticAltSixteenOnSelector = 32
/// Stylistic alternate sixteen, off: without OpenType's `ss16`.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic alternate seventeen, on: OpenType's `ss17`.
public let kStylisticAltSeventeenOnSelector = 34
/// Stylistic alternate seventeen, off: without OpenType's `ss17`.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic alternate eighteen, on: OpenType's `ss18`.
public let kStylisticAltEighteenOnSelector = 36
/// Stylistic alternate eighteen, off: without OpenType's `ss18`.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic alternate nineteen, on: OpenType's `ss19`.
public let kStylisticAltNineteenOnSelector = 38
/// Stylistic alternate nineteen, off: without OpenType's `ss19`.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic alternate twenty, on: OpenType's `ss20`.
public let kStylisticAltTwentyOnSelector = 40
/// Stylistic alternate twenty, off: without OpenType's `ss20`.
public let kStylisticAltTwentyOffSelector = 41

// MARK: - kContextualAlternatesType

/// Contextual alternates, on: OpenType's `calt`.
public let kContextualAlternatesOnSelector = 0
/// Contextual alternates, off: without OpenType's `calt`.
public let kContextualAlternatesOffSelector = 1
/// Swash alternates, on: OpenType's `swsh`.
public let kSwashAlternatesOnSelector = 2
/// Swash alternates, off: without OpenType's `swsh`.
public let kSwashAlternatesOffSelector = 3
/// Contextual swash alternates, on: OpenType's `cswh`.
public let kContextualSwashAlternatesOnSelector = 4
/// Contextual swash alternates, off: without OpenType's `cswh`.
public let kContextualSwashAlternatesOffSelector = 5
