import Platform
import Synchronization

extension UITraitCollection {
    /// The current traits within `performAsCurrent`.
    @TaskLocal static var scoped: UITraitCollection?

    /// The current traits elsewhere: those of the main screen, or those that the app set.
    private static let fallback = Mutex<UITraitCollection>(withoutScreen)
    /// The current traits without an application. They are those of the implicit application's screen, so that a view
    /// measures the same before and after the first use of `UIScreen.main`.
    static let withoutScreen = ScreenTraits.collection(for: .standard)

    /// The traits with which dynamic colours are resolved.
    ///
    /// Within `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)` and similar methods they are those of
    /// the view; elsewhere those of the main screen.
    ///
    /// > Difference from Apple: traits that are set outside of UIKit's calls apply to the process and not to the
    /// > thread.
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/current
    public static var current: UITraitCollection {
        get { scoped ?? fallback.withLock { $0 } }
        set { fallback.withLock { $0 = newValue } }
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$scoped.withValue(self, operation: actions)
    }
}
