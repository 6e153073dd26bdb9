/// A kind of feature: which digits are drawn in one width.
public let kNumberSpacingType = 6
/// All digits in one width.
public let kMonospacedNumbersSelector = 0
/// Each digit in its own width.
public let kProportionalNumbersSelector = 1
/// A kind of feature: the height of digits.
public let kNumberCaseType = 21
/// Digits that reach below the line.
public let kLowerCaseNumbersSelector = 0
/// Digits as tall as capitals.
public let kUpperCaseNumbersSelector = 1
/// A kind of feature: how small letters look.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// A kind of feature: how capitals look.
public let kUpperCaseType = 38
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// A kind of feature: fractions.
public let kFractionsType = 11
/// `1/2` as one fraction.
public let kDiagonalFractionsSelector = 2
/// A kind of feature: letters that merge.
public let kLigaturesType = 1
/// The font's usual ligatures, off.
public let kCommonLigaturesOffSelector = 3
/// A kind of feature: raised and lowered letters.
public let kVerticalPositionType = 10
/// Raised letters.
public let kSuperiorsSelector = 1
/// Lowered letters.
public let kInferiorsSelector = 2
/// A kind of feature: extras such as a zero with a stroke.
public let kTypographicExtrasType = 14
/// A zero with a stroke.
public let kSlashedZeroOnSelector = 4
/// A kind of feature: punctuation beside capitals.
public let kCaseSensitiveLayoutType = 33
/// Punctuation at the height of capitals.
public let kCaseSensitiveLayoutOnSelector = 0
