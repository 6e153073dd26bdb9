// MARK: - kAllTypographicFeaturesType

/// All type features, on.
public let kAllTypeFeaturesOnSelector = 0
/// All type features, off.
public let kAllTypeFeaturesOffSelector = 1

// MARK: - kLigaturesType

/// Required ligatures, on: OpenType's `rlig`.
public let kRequiredLigaturesOnSelector = 0
/// Required ligatures, off: without OpenType's `rlig`.
public let kRequiredLigaturesOffSelector = 1
/// Common ligatures, on: OpenType's `liga`.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures, off: without OpenType's `liga`.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures, on: OpenType's `dlig`.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures, off: without OpenType's `dlig`.
public let kRareLigaturesOffSelector = 5
/// Logos, on.
public let kLogosOnSelector = 6
/// Logos, off.
public let kLogosOffSelector = 7
/// Rebus pictures, on.
public let kRebusPicturesOnSelector = 8
/// Rebus pictures, off.
public let kRebusPicturesOffSelector = 9
/// Diphthong ligatures, on.
public let kDiphthongLigaturesOnSelector = 10
/// Diphthong ligatures, off.
public let kDiphthongLigaturesOffSelector = 11
/// Squared ligatures, on.
public let kSquaredLigaturesOnSelector = 12
/// Squared ligatures, off.
public let kSquaredLigaturesOffSelector = 13
/// Abbreviated squared ligatures, on.
public let kAbbrevSquaredLigaturesOnSelector = 14
/// Abbreviated squared ligatures, off.
public let kAbbrevSquaredLigaturesOffSelector = 15
/// Symbol ligatures, on.
public let kSymbolLigaturesOnSelector = 16
/// Symbol ligatures, off.
public let kSymbolLigaturesOffSelector = 17
/// Contextual ligatures, on: OpenType's `clig`.
public let kContextualLigaturesOnSelector = 18
/// Contextual ligatures, off: without OpenType's `clig`.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures, on: OpenType's `hlig`.
public let kHistoricalLigaturesOnSelector = 20
/// Historical ligatures, off: without OpenType's `hlig`.
public let kHistoricalLigaturesOffSelector = 21

// MARK: - kCursiveConnectionType

/// Unconnected.
public let kUnconnectedSelector = 0
/// Partially connected.
public let kPartiallyConnectedSelector = 1
/// Cursive.
public let kCursiveSelector = 2

// MARK: - kLetterCaseType

/// Upper and lower case: without OpenType's `smcp`.
public let kUpperAndLowerCaseSelector = 0
/// All caps.
public let kAllCapsSelector = 1
/// All lower case.
public let kAllLowerCaseSelector = 2
/// Small caps: OpenType's `smcp`.
public let kSmallCapsSelector = 3
/// Initial caps.
public let kInitialCapsSelector = 4
/// Initial caps and small caps: OpenType's `smcp`.
public let kInitialCapsAndSmallCapsSelector = 5

// MARK: - kLinguisticRearrangementType

/// Linguistic rearrangement, on.
public let kLinguisticRearrangementOnSelector = 0
/// Linguistic rearrangement, off.
public let kLinguisticRearrangementOffSelector = 1

// MARK: - kSmartSwashType

/// Word initial swashes, on.
public let kWordInitialSwashesOnSelector = 0
/// Word initial swashes, off.
public let kWordInitialSwashesOffSelector = 1
/// Word final swashes, on.
public let kWordFinalSwashesOnSelector = 2
/// Word final swashes, off.
public let kWordFinalSwashesOffSelector = 3
/// Line initial swashes, on.
public let kLineInitialSwashesOnSelector = 4
/// Line initial swashes, off.
public let kLineInitialSwashesOffSelector = 5
/// Line final swashes, on.
public let kLineFinalSwashesOnSelector = 6
/// Line final swashes, off.
public let kLineFinalSwashesOffSelector = 7
/// Non final swashes, on.
public let kNonFinalSwashesOnSelector = 8
/// Non final swashes, off.
public let kNonFinalSwashesOffSelector = 9

// MARK: - kDiacriticsType

/// Show diacritics.
public let kShowDiacriticsSelector = 0
/// Hide diacritics.
public let kHideDiacriticsSelector = 1
/// Decompose diacritics.
public let kDecomposeDiacriticsSelector = 2

// MARK: - kOverlappingCharactersType

/// Prevent overlap, on.
public let kPreventOverlapOnSelector = 0
/// Prevent overlap, off.
public let kPreventOverlapOffSelector = 1

// MARK: - kLowerCaseType

/// Default lower case: without OpenType's `smcp`.
public let kDefaultLowerCaseSelector = 0
/// Lower case small caps: OpenType's `smcp`.
public let kLowerCaseSmallCapsSelector = 1
/// Lower case petite caps: OpenType's `pcap`.
public let kLowerCasePetiteCapsSelector = 2

// MARK: - kUpperCaseType

/// Default upper case: without OpenType's `c2sc`.
public let kDefaultUpperCaseSelector = 0
/// Upper case small caps: OpenType's `c2sc`.
public let kUpperCaseSmallCapsSelector = 1
/// Upper case petite caps: OpenType's `c2pc`.
public let kUpperCasePetiteCapsSelector = 2
