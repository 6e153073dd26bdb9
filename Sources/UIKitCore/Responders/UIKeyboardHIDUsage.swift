/// The keys of a keyboard by position, with their USB numbers (HID usage tables, keyboard page 0x07).
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// An unknown key.
    case keyboardErrorUndefined = 0x03
    /// The letter A.
    case keyboardA = 0x04
    /// The letter B.
    case keyboardB = 0x05
    /// The letter C.
    case keyboardC = 0x06
    /// The letter D.
    case keyboardD = 0x07
    /// The letter E.
    case keyboardE = 0x08
    /// The letter F.
    case keyboardF = 0x09
    /// The letter G.
    case keyboardG = 0x0A
    /// The letter H.
    case keyboardH = 0x0B
    /// The letter I.
    case keyboardI = 0x0C
    /// The letter J.
    case keyboardJ = 0x0D
    /// The letter K.
    case keyboardK = 0x0E
    /// The letter L.
    case keyboardL = 0x0F
    /// The letter M.
    case keyboardM = 0x10
    /// The letter N.
    case keyboardN = 0x11
    /// The letter O.
    case keyboardO = 0x12
    /// The letter P.
    case keyboardP = 0x13
    /// The letter Q.
    case keyboardQ = 0x14
    /// The letter R.
    case keyboardR = 0x15
    /// The letter S.
    case keyboardS = 0x16
    /// The letter T.
    case keyboardT = 0x17
    /// The letter U.
    case keyboardU = 0x18
    /// The letter V.
    case keyboardV = 0x19
    /// The letter W.
    case keyboardW = 0x1A
    /// The letter X.
    case keyboardX = 0x1B
    /// The letter Y.
    case keyboardY = 0x1C
    /// The letter Z.
    case keyboardZ = 0x1D
    /// The digit 1, above the letters.
    case keyboard1 = 0x1E
    /// The digit 2, above the letters.
    case keyboard2 = 0x1F
    /// The digit 3, above the letters.
    case keyboard3 = 0x20
    /// The digit 4, above the letters.
    case keyboard4 = 0x21
    /// The digit 5, above the letters.
    case keyboard5 = 0x22
    /// The digit 6, above the letters.
    case keyboard6 = 0x23
    /// The digit 7, above the letters.
    case keyboard7 = 0x24
    /// The digit 8, above the letters.
    case keyboard8 = 0x25
    /// The digit 9, above the letters.
    case keyboard9 = 0x26
    /// The digit 0, above the letters.
    case keyboard0 = 0x27
    /// Return.
    case keyboardReturnOrEnter = 0x28
    /// Escape.
    case keyboardEscape = 0x29
    /// Backspace, which deletes backwards.
    case keyboardDeleteOrBackspace = 0x2A
    /// Tab.
    case keyboardTab = 0x2B
    /// The space bar.
    case keyboardSpacebar = 0x2C
    /// Hyphen and underscore.
    case keyboardHyphen = 0x2D
    /// Equals and plus.
    case keyboardEqualSign = 0x2E
    /// Opening bracket and brace.
    case keyboardOpenBracket = 0x2F
    /// Closing bracket and brace.
    case keyboardCloseBracket = 0x30
    /// Backslash and bar.
    case keyboardBackslash = 0x31
    /// Hash and tilde on non-US keyboards.
    case keyboardNonUSPound = 0x32
    /// Semicolon and colon.
    case keyboardSemicolon = 0x33
    /// Apostrophe and quotation mark.
    case keyboardQuote = 0x34
    /// Grave accent and tilde.
    case keyboardGraveAccentAndTilde = 0x35
    /// Comma and less-than sign.
    case keyboardComma = 0x36
    /// Full stop and greater-than sign.
    case keyboardPeriod = 0x37
    /// Slash and question mark.
    case keyboardSlash = 0x38
    /// Caps Lock.
    case keyboardCapsLock = 0x39
    /// Function key 1.
    case keyboardF1 = 0x3A
    /// Function key 2.
    case keyboardF2 = 0x3B
    /// Function key 3.
    case keyboardF3 = 0x3C
    /// Function key 4.
    case keyboardF4 = 0x3D
    /// Function key 5.
    case keyboardF5 = 0x3E
    /// Function key 6.
    case keyboardF6 = 0x3F
    /// Function key 7.
    case keyboardF7 = 0x40
    /// Function key 8.
    case keyboardF8 = 0x41
    /// Function key 9.
    case keyboardF9 = 0x42
    /// Function key 10.
    case keyboardF10 = 0x43
    /// Function key 11.
    case keyboardF11 = 0x44
    /// Function key 12.
    case keyboardF12 = 0x45
    /// Print Screen.
    case keyboardPrintScreen = 0x46
    /// Scroll Lock.
    case keyboardScrollLock = 0x47
    /// Pause.
    case keyboardPause = 0x48
    /// Insert.
    case keyboardInsert = 0x49
    /// Home.
    case keyboardHome = 0x4A
    /// Page up.
    case keyboardPageUp = 0x4B
    /// Forward delete.
    case keyboardDeleteForward = 0x4C
    /// End.
    case keyboardEnd = 0x4D
    /// Page down.
    case keyboardPageDown = 0x4E
    /// The right arrow.
    case keyboardRightArrow = 0x4F
    /// The left arrow.
    case keyboardLeftArrow = 0x50
    /// The down arrow.
    case keyboardDownArrow = 0x51
    /// The up arrow.
    case keyboardUpArrow = 0x52
    /// Num Lock.
    case keypadNumLock = 0x53
    /// Divide, on the numeric keypad.
    case keypadSlash = 0x54
    /// Multiply, on the numeric keypad.
    case keypadAsterisk = 0x55
    /// Minus, on the numeric keypad.
    case keypadHyphen = 0x56
    /// Plus, on the numeric keypad.
    case keypadPlus = 0x57
    /// Enter, on the numeric keypad.
    case keypadEnter = 0x58
    /// 1, on the numeric keypad.
    case keypad1 = 0x59
    /// 2, on the numeric keypad.
    case keypad2 = 0x5A
    /// 3, on the numeric keypad.
    case keypad3 = 0x5B
    /// 4, on the numeric keypad.
    case keypad4 = 0x5C
    /// 5, on the numeric keypad.
    case keypad5 = 0x5D
    /// 6, on the numeric keypad.
    case keypad6 = 0x5E
    /// 7, on the numeric keypad.
    case keypad7 = 0x5F
    /// 8, on the numeric keypad.
    case keypad8 = 0x60
    /// 9, on the numeric keypad.
    case keypad9 = 0x61
    /// 0, on the numeric keypad.
    case keypad0 = 0x62
    /// The decimal point, on the numeric keypad.
    case keypadPeriod = 0x63
    /// Backslash and bar on non-US keyboards.
    case keyboardNonUSBackslash = 0x64
    /// The menu key.
    case keyboardApplication = 0x65
    /// Control, left.
    case keyboardLeftControl = 0xE0
    /// Shift, left.
    case keyboardLeftShift = 0xE1
    /// Option, left.
    case keyboardLeftAlt = 0xE2
    /// Command, left.
    case keyboardLeftGUI = 0xE3
    /// Control, right.
    case keyboardRightControl = 0xE4
    /// Shift, right.
    case keyboardRightShift = 0xE5
    /// Option, right.
    case keyboardRightAlt = 0xE6
    /// Command, right.
    case keyboardRightGUI = 0xE7
}
