/// The types of keyboard, which determine the keys that are shown first.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard of the input method.
    case `default` = 0
    /// All ASCII characters.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// For web addresses.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For email addresses.
    case emailAddress
    /// Digits with a decimal point.
    case decimalPad
    /// Text with @ and #.
    case twitter
    /// For web searches and web addresses.
    case webSearch
    /// The ASCII digits.
    case asciiCapableNumberPad

    /// The old name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of a keyboard.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardappearance
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the environment.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light

    /// The old name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// The title of the Return key.
///
/// - Source: https://developer.apple.com/documentation/uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}
