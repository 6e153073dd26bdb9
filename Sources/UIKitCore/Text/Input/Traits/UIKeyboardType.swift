/// Which keys a keyboard shows first.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
    /// What the input method shows.
    case `default` = 0
    /// All of ASCII.
    case asciiCapable
    /// Digits and signs.
    case numbersAndPunctuation
    /// For addresses of pages.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For addresses of mail.
    case emailAddress
    /// Digits with a decimal point.
    case decimalPad
    /// With @ and #.
    case twitter
    /// For searching, or an address of a page.
    case webSearch
    /// ASCII's digits.
    case asciiCapableNumberPad

    /// The old name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// A keyboard's colours.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardappearance
public enum UIKeyboardAppearance: Int, Sendable {
    /// As all around it.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light

    /// The old name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// What the return key says.
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
