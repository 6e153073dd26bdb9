/// What text is typed with.
package enum KeyboardMode: String, CaseIterable, Sendable {
    /// A hardware keyboard, or one that the system draws.
    case hardware
    /// The drawn keyboard after a finger touched the screen, until a key is pressed on another.
    case automatic
    /// The drawn keyboard, until a key is pressed on another.
    case onscreen
}
