import Platform
import Synchronization

extension UITraitCollection {
    /// The current traits within `performAsCurrent`.
    @TaskLocal static var scoped: UITraitCollection?

    /// The current traits outside `performAsCurrent`: those of the main screen, or those that the app set.
    private static let fallback = Mutex<UITraitCollection>(withoutScreen)
    /// The current traits while there is no application. They are the traits of the implicit application's screen, so
    /// that a view has the same size before and after the first use of `UIScreen.main`.
    static let withoutScreen = ScreenTraits.collection(for: .standard)

    /// The traits with which dynamic colours are resolved.
    ///
    /// Within `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)` and similar methods, these are the
    /// traits of the view. Elsewhere they are the traits of the main screen.
    ///
    /// > Difference from Apple: Traits that are set outside of such methods apply to the whole process and not to the
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
