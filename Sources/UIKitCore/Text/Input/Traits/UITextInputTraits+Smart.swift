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
    var insertDelete = UITextSmartInsertDeleteType.default
}

extension UITextField {
    /// The rules for a new password; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { editor.smartTraits.passwordRules }
        set { editor.smartTraits.passwordRules = newValue }
    }
    /// Whether straight quotation marks are replaced by typographic ones during typing; `.default` by default.
    public var smartQuotesType: UITextSmartQuotesType {
        get { editor.smartTraits.quotes }
        set { editor.smartTraits.quotes = newValue }
    }
    /// Whether two hyphens are replaced by a dash during typing; `.default` by default.
    public var smartDashesType: UITextSmartDashesType {
        get { editor.smartTraits.dashes }
        set { editor.smartTraits.dashes = newValue }
    }
    /// Whether cutting and pasting text keeps a single space between words; `.default` by default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { editor.smartTraits.insertDelete }
        set { editor.smartTraits.insertDelete = newValue }
    }
    /// Whether the user can change text attributes and paste attributed text; `false` by default.
    ///
    /// Bold, italic and underlined text are available in the selection's edit menu, and with ⌘B, ⌘I and ⌘U.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/allowseditingtextattributes
    public var allowsEditingTextAttributes: Bool {
        get { editor.allowsEditingTextAttributes }
        set { editor.allowsEditingTextAttributes = newValue }
    }
}

extension UITextView {
    /// The rules for a new password; `nil` by default.
    public var passwordRules: UITextInputPasswordRules? {
        get { editor.smartTraits.passwordRules }
        set { editor.smartTraits.passwordRules = newValue }
    }
    /// Whether straight quotation marks are replaced by typographic ones during typing; `.default` by default.
    public var smartQuotesType: UITextSmartQuotesType {
        get { editor.smartTraits.quotes }
        set { editor.smartTraits.quotes = newValue }
    }
    /// Whether two hyphens are replaced by a dash during typing; `.default` by default.
    public var smartDashesType: UITextSmartDashesType {
        get { editor.smartTraits.dashes }
        set { editor.smartTraits.dashes = newValue }
    }
    /// Whether cutting and pasting text keeps a single space between words; `.default` by default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { editor.smartTraits.insertDelete }
        set { editor.smartTraits.insertDelete = newValue }
    }
    /// Whether the user can change text attributes and paste attributed text; `false` by default.
    ///
    /// Bold, italic and underlined text are available in the selection's edit menu, and with ⌘B, ⌘I and ⌘U.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/allowseditingtextattributes
    public var allowsEditingTextAttributes: Bool {
        get { editor.allowsEditingTextAttributes }
        set { editor.allowsEditingTextAttributes = newValue }
    }
}
