// MARK: - kNumberSpacingType

/// Monospaced numbers: OpenType's `tnum`.
public let kMonospacedNumbersSelector = 0
/// Proportional numbers: OpenType's `pnum`.
public let kProportionalNumbersSelector = 1
/// Third width numbers.
public let kThirdWidthNumbersSelector = 2
/// Quarter width numbers.
public let kQuarterWidthNumbersSelector = 3

// MARK: - kVerticalPositionType

/// Normal position: without OpenType's `sups`.
public let kNormalPositionSelector = 0
/// Superiors: OpenType's `sups`.
public let kSuperiorsSelector = 1
/// Inferiors: OpenType's `subs`.
public let kInferiorsSelector = 2
/// Ordinals: OpenType's `ordn`.
public let kOrdinalsSelector = 3
/// Scientific inferiors: OpenType's `sinf`.
public let kScientificInferiorsSelector = 4

// MARK: - kFractionsType

/// No fractions: without OpenType's `frac`.
public let kNoFractionsSelector = 0
/// Vertical fractions: OpenType's `afrc`.
public let kVerticalFractionsSelector = 1
/// Diagonal fractions: OpenType's `frac`.
public let kDiagonalFractionsSelector = 2

// MARK: - kTypographicExtrasType

/// Hyphens to em dash, on.
public let kHyphensToEmDashOnSelector = 0
/// Hyphens to em dash, off.
public let kHyphensToEmDashOffSelector = 1
/// Hyphen to en dash, on.
public let kHyphenToEnDashOnSelector = 2
/// Hyphen to en dash, off.
public let kHyphenToEnDashOffSelector = 3
/// Slashed zero, on: OpenType's `zero`.
public let kSlashedZeroOnSelector = 4
/// Slashed zero, off: without OpenType's `zero`.
public let kSlashedZeroOffSelector = 5
/// Form interrobang, on.
public let kFormInterrobangOnSelector = 6
/// Form interrobang, off.
public let kFormInterrobangOffSelector = 7
/// Smart quotes, on.
public let kSmartQuotesOnSelector = 8
/// Smart quotes, off.
public let kSmartQuotesOffSelector = 9
/// Periods to ellipsis, on.
public let kPeriodsToEllipsisOnSelector = 10
/// Periods to ellipsis, off.
public let kPeriodsToEllipsisOffSelector = 11

// MARK: - kMathematicalExtrasType

/// Hyphen to minus, on.
public let kHyphenToMinusOnSelector = 0
/// Hyphen to minus, off.
public let kHyphenToMinusOffSelector = 1
/// Asterisk to multiply, on.
public let kAsteriskToMultiplyOnSelector = 2
/// Asterisk to multiply, off.
public let kAsteriskToMultiplyOffSelector = 3
/// Slash to divide, on.
public let kSlashToDivideOnSelector = 4
/// Slash to divide, off.
public let kSlashToDivideOffSelector = 5
/// Inequality ligatures, on.
public let kInequalityLigaturesOnSelector = 6
/// Inequality ligatures, off.
public let kInequalityLigaturesOffSelector = 7
/// Exponents, on.
public let kExponentsOnSelector = 8
/// Exponents, off.
public let kExponentsOffSelector = 9
/// Mathematical greek, on: OpenType's `mgrk`.
public let kMathematicalGreekOnSelector = 10
/// Mathematical greek, off: without OpenType's `mgrk`.
public let kMathematicalGreekOffSelector = 11

// MARK: - kNumberCaseType

/// Lower case numbers: OpenType's `onum`.
public let kLowerCaseNumbersSelector = 0
/// Upper case numbers: OpenType's `lnum`.
public let kUpperCaseNumbersSelector = 1

// MARK: - kCaseSensitiveLayoutType

/// Case sensitive layout, on: OpenType's `case`.
public let kCaseSensitiveLayoutOnSelector = 0
/// Case sensitive layout, off: without OpenType's `case`.
public let kCaseSensitiveLayoutOffSelector = 1
/// Case sensitive spacing, on: OpenType's `cpsp`.
public let kCaseSensitiveSpacingOnSelector = 2
/// Case sensitive spacing, off: without OpenType's `cpsp`.
public let kCaseSensitiveSpacingOffSelector = 3
