/// What holds for texts of an app's own that do not say it.
extension UITextInputTraits {
    /// `.default`; what is set is not kept.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// `.default`; what is set is not kept.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// `.default`; what is set is not kept.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
}

/// The signs that a text makes of what is typed, and what others are to make up for it.
struct SmartTraits {
    var passwordRules: UITextInputPasswordRules?
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var blanks = UITextSmartInsertDeleteType.default
}

extension UITextField {
    /// What a new password has to be like, for those who make one up; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { editor.smart.passwordRules }
        set { editor.smart.passwordRules = newValue }
    }
    /// Whether straight quotation marks become curly ones while they are typed; `.default` by default.
    public var smartQuotesType: UITextSmartQuotesType {
        get { editor.smart.quotes }
        set { editor.smart.quotes = newValue }
    }
    /// Whether two hyphens become a dash while they are typed; `.default` by default.
    public var smartDashesType: UITextSmartDashesType {
        get { editor.smart.dashes }
        set { editor.smart.dashes = newValue }
    }
    /// Whether cutting and pasting words leaves one blank between those that stay; `.default` by default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { editor.smart.blanks }
        set { editor.smart.blanks = newValue }
    }
    /// Whether a person can change how the text looks, and paste text with its look; `false` by default.
    ///
    /// Bold, slanted and underlined text come from the menu over a selection, or from ⌘B, ⌘I and ⌘U.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/allowseditingtextattributes
    public var allowsEditingTextAttributes: Bool {
        get { editor.allowsAttributes }
        set { editor.allowsAttributes = newValue }
    }
}

extension UITextView {
    /// What a new password has to be like, for those who make one up; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { editor.smart.passwordRules }
        set { editor.smart.passwordRules = newValue }
    }
    /// Whether straight quotation marks become curly ones while they are typed; `.default` by default.
    public var smartQuotesType: UITextSmartQuotesType {
        get { editor.smart.quotes }
        set { editor.smart.quotes = newValue }
    }
    /// Whether two hyphens become a dash while they are typed; `.default` by default.
    public var smartDashesType: UITextSmartDashesType {
        get { editor.smart.dashes }
        set { editor.smart.dashes = newValue }
    }
    /// Whether cutting and pasting words leaves one blank between those that stay; `.default` by default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { editor.smart.blanks }
        set { editor.smart.blanks = newValue }
    }
    /// Whether a person can change how the text looks, and paste text with its look; `false` by default.
    ///
    /// Bold, slanted and underlined text come from the menu over a selection, or from ⌘B, ⌘I and ⌘U.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/allowseditingtextattributes
    public var allowsEditingTextAttributes: Bool {
        get { editor.allowsAttributes }
        set { editor.allowsAttributes = newValue }
    }
}
