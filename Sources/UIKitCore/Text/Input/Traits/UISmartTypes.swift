/// Whether straight quotation marks become curly ones while they are typed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartquotestype
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system has it: they stay straight.
    ///
    /// > Difference from Apple: desktops have no setting for it; Apple's is on.
    case `default` = 0
    /// They stay straight.
    case no = 1
    /// They become “curly” ones, and apostrophes, by what stands before them.
    case yes = 2
}

/// Whether two hyphens become a dash while they are typed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartdashestype
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system has it: they stay hyphens.
    ///
    /// > Difference from Apple: desktops have no setting for it; Apple's is on.
    case `default` = 0
    /// They stay hyphens.
    case no = 1
    /// Two of them become one long dash.
    case yes = 2
}

/// Whether cutting and pasting words leaves one blank between those that stay.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system has it: blanks stay as they are.
    ///
    /// > Difference from Apple: desktops have no setting for it; Apple's is on.
    case `default` = 0
    /// Blanks stay as they are.
    case no = 1
    /// A blank goes with a word that is cut, and comes with one that is pasted beside another.
    case yes = 2
}
