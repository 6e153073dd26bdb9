/// Whether straight quotation marks are replaced by typographic ones during typing.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartquotestype
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's default: no replacement.
    ///
    /// > Difference from Apple: desktops have no setting for smart quotes; Apple's default is on.
    case `default` = 0
    /// No replacement.
    case no = 1
    /// Quotation marks and apostrophes are replaced by “curly” ones, according to the preceding character.
    case yes = 2
}

/// Whether two hyphens are replaced by a dash during typing.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartdashestype
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's default: no replacement.
    ///
    /// > Difference from Apple: desktops have no setting for smart dashes; Apple's default is on.
    case `default` = 0
    /// No replacement.
    case no = 1
    /// Two hyphens are replaced by an em dash.
    case yes = 2
}

/// Whether cutting and pasting text keeps a single space between words.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's default: spaces stay unchanged.
    ///
    /// > Difference from Apple: desktops have no setting for smart insertion; Apple's default is on.
    case `default` = 0
    /// Spaces stay unchanged.
    case no = 1
    /// Cutting a word removes a superfluous space, and pasting a word next to another one adds a space.
    case yes = 2
}
