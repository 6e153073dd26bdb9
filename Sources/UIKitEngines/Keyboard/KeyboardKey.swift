import CoreGraphics

/// A key of the on-screen keyboard, and where it stands.
package struct KeyboardKey: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Types what it says: in capitals where the keyboard is shifted.
        case text(String)
        case space, shift, delete, enter
        /// Shows other keys.
        case page(KeyboardPage)
        /// Puts the keyboard away.
        case dismiss
    }

    package let kind: Kind
    /// In points of the keyboard.
    package let frame: CGRect

    package init(_ kind: Kind, _ frame: CGRect) {
        self.kind = kind
        self.frame = frame
    }
}

/// The keys that are shown together.
package enum KeyboardPage: Hashable, Sendable {
    case letters, numbers, symbols
    /// Three columns of digits.
    case digits
    /// What telephones dial beside digits.
    case dialing
}

/// What a keyboard is for, as far as it decides which keys there are.
package enum KeyboardPurpose: Hashable, Sendable {
    case text, email, url, search, mention
    case digits, decimal, phone

    /// What is shown first.
    package var firstPage: KeyboardPage {
        switch self {
        case .text, .email, .url, .search, .mention: .letters
        case .digits, .decimal, .phone: .digits
        }
    }
}
