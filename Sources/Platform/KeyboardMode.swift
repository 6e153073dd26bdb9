/// The keyboard for text entry.
package enum KeyboardMode: String, CaseIterable, Sendable {
    /// A hardware keyboard, or one that the system draws.
    case hardware
    /// The drawn keyboard after a touch, until a key of a hardware keyboard is pressed.
    case automatic
    /// The drawn keyboard, until a key of a hardware keyboard is pressed.
    case onscreen
}
