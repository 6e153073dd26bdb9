import Platform
import Synchronization

extension UITraitCollection {
    /// What holds for the code that runs inside `performAsCurrent`.
    @TaskLocal static var scoped: UITraitCollection?

    /// What holds where nothing else does: the main screen's traits, or what the app has set.
    private static let fallback = Mutex<UITraitCollection>(withoutScreen)
    /// What holds while there is no application: the traits of the screen that the implicit application would have, so that a view
    /// measures the same before and after something asks for `UIScreen.main`.
    static let withoutScreen = ScreenTraits.collection(for: .standard)

    /// The traits that dynamic colours are resolved with.
    ///
    /// Within `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)` and their likes those of the view; elsewhere the main
    /// screen's.
    ///
    /// > Difference from Apple: what is set outside of UIKit's calls holds for the process and not for the thread.
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
