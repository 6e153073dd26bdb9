/// The default values of the smart traits for text inputs that an app implements.
extension UITextInputTraits {
    /// The smart quotes: `.default`. Setting this property has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The smart dashes: `.default`. Setting this property has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The smart insertion and deletion of spaces: `.default`. Setting this property has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
}

/// The smart substitutions and password rules of a text input.
struct SmartTraits {
    var passwordRules: UITextInputPasswordRules?
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var blanks = UITextSmartInsertDeleteType.default
}

extension UITextField {
    /// The rules for a new password; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { editor.smart.passwordRules }
        set { editor.smart.passwordRules = newValue }
    }
    /// Whether straight quotation marks are replaced by typographic ones during typing; `.default` by default.
    public var smartQuotesType: UITextSmartQuotesType {
        get { editor.smart.quotes }
        set { editor.smart.quotes = newValue }
    }
    /// Whether two hyphens are replaced by a dash during typing; `.default` by default.
    public var smartDashesType: UITextSmartDashesType {
        get { editor.smart.dashes }
        set { editor.smart.dashes = newValue }
    }
    /// Whether cutting and pasting text keeps a single space between words; `.default` by default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { editor.smart.blanks }
        set { editor.smart.blanks = newValue }
    }
    /// Whether the user can change text attributes and paste attributed text; `false` by default.
    ///
    /// Bold, italic and underlined text are available in the selection's edit menu, and with ⌘B, ⌘I and ⌘U.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/allowseditingtextattributes
    public var allowsEditingTextAttributes: Bool {
        get { editor.allowsAttributes }
        set { editor.allowsAttributes = newValue }
    }
}

extension UITextView {
    /// The rules for a new password; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { editor.smart.passwordRules }
        set { editor.smart.passwordRules = newValue }
    }
    /// Whether straight quotation marks are replaced by typographic ones during typing; `.default` by default.
    public var smartQuotesType: UITextSmartQuotesType {
        get { editor.smart.quotes }
        set { editor.smart.quotes = newValue }
    }
    /// Whether two hyphens are replaced by a dash during typing; `.default` by default.
    public var smartDashesType: UITextSmartDashesType {
        get { editor.smart.dashes }
        set { editor.smart.dashes = newValue }
    }
    /// Whether cutting and pasting text keeps a single space between words; `.default` by default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { editor.smart.blanks }
        set { editor.smart.blanks = newValue }
    }
    /// Whether the user can change text attributes and paste attributed text; `false` by default.
    ///
    /// Bold, italic and underlined text are available in the selection's edit menu, and with ⌘B, ⌘I and ⌘U.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/allowseditingtextattributes
    public var allowsEditingTextAttributes: Bool {
        get { editor.allowsAttributes }
        set { editor.allowsAttributes = newValue }
    }
}
