import Platform

/// How small and how large a person may make a scene's window.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    private weak var surface: ScreenSurface?

    init(_ surface: ScreenSurface) {
        self.surface = surface
        super.init()
    }

    /// The least size, in points; zero, which limits nothing, at first. A window that is smaller grows.
    open var minimumSize = CGSize.zero { didSet { apply() } }
    /// The greatest size, in points; without limits at first. One below ``minimumSize`` counts as that.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) { didSet { apply() } }

    private func apply() { surface?.window.sizeLimits = SizeLimits(least: minimumSize, greatest: maximumSize) }
}
