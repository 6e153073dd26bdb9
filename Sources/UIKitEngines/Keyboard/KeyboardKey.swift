import CoreGraphics

/// A key of the on-screen keyboard and its frame.
package struct KeyboardKey: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Types text, in capitals while the keyboard is shifted.
        case text(String)
        case space, shift, delete, enter
        /// Shows another page of keys.
        case page(KeyboardPage)
        /// Dismisses the keyboard.
        case dismiss
    }

    package let kind: Kind
    /// The frame, in the keyboard's coordinates.
    package let frame: CGRect

    package init(_ kind: Kind, _ frame: CGRect) {
        self.kind = kind
        self.frame = frame
    }
}

/// A set of keys that are shown together.
package enum KeyboardPage: Hashable, Sendable {
    case letters, numbers, symbols
    /// Three columns of digits.
    case digits
    /// The characters of a dial pad other than digits.
    case dialing
}

/// The kind of text that a keyboard types, which determines its keys.
package enum KeyboardPurpose: Hashable, Sendable {
    case text, email, url, search, mention
    case digits, decimal, phone

    /// The page that is shown first.
    package var firstPage: KeyboardPage {
        switch self {
        case .text, .email, .url, .search, .mention: .letters
        case .digits, .decimal, .phone: .digits
        }
    }
}
