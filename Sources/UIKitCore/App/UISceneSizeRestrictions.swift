import Platform

/// The limits of a scene's window size.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    private weak var surface: ScreenSurface?

    init(_ surface: ScreenSurface) {
        self.surface = surface
        super.init()
    }

    /// The minimum size, in points; zero, no limit, by default. A smaller window is enlarged.
    open var minimumSize = CGSize.zero { didSet { apply() } }
    /// The maximum size, in points; no limit by default. A value less than ``minimumSize`` counts as that size.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) { didSet { apply() } }

    private func apply() { surface?.window.sizeLimits = SizeLimits(minimum: minimumSize, maximum: maximumSize) }
}
