/// The bar metrics to which a setting applies.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
    /// The default height.
    case `default` = 0
    /// The height in a compact environment.
    case compact = 1
    /// The default height, with a prompt.
    case defaultPrompt = 101
    /// The height in a compact environment, with a prompt.
    case compactPrompt = 102
}

/// The position of a bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
    /// No specific position.
    case any = 0
    /// The bottom of the containing view.
    case bottom = 1
    /// The top of the containing view.
    case top = 2
    /// The top of the screen, with a background that extends under the status bar.
    case topAttached = 3
}

/// The style of a bar: light or dark.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
    /// The interface style of the superview.
    case `default` = 0
    /// Always dark.
    case black = 1
}

/// An object that has a bar position.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Provides the position of a bar. The method is optional.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of the bar; `.any` by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { DefaultImplementationProbe.fallback(.any) }
}

extension UIView {
    /// Applies a bar style to the view: the dark interface style for black bars.
    func useDarkStyle(_ isBlack: Bool) {
        overrideUserInterfaceStyle = isBlack ? .dark : .unspecified
    }
}
