/// The size of a bar that a setting is for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// That of a low screen.
    case compact = 1
    /// The usual one with a prompt.
    case defaultPrompt = 101
    /// That of a low screen with a prompt.
    case compactPrompt = 102
}

/// Where a bar stands.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the lower end of what holds it.
    case bottom = 1
    /// At the upper end of what holds it.
    case top = 2
    /// At the top of the screen, below the status bar, which it goes on under.
    case topAttached = 3
}

/// Whether a bar is light or dark.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
    /// As the surroundings are.
    case `default` = 0
    /// Always dark.
    case black = 1
}

/// Something that knows where it stands.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands. Optional.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar stands; `.any` by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Answers `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { OwnAnswers.none(.any) }
}

extension UIView {
    /// What a bar's style says: dark for black ones.
    func darken(_ isBlack: Bool) {
        overrideUserInterfaceStyle = isBlack ? .dark : .unspecified
    }
}
