/// The appearance of a tab bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image, as on phones in portrait. Copied when set, as are the
    /// other item appearances.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { stackedLayoutAppearance = notifyAndCopy(stackedLayoutAppearance) }
    }
    /// The appearance of items with the title beside the image, as on tablets.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { inlineLayoutAppearance = notifyAndCopy(inlineLayoutAppearance) }
    }
    /// The appearance of items with the title beside the image in the compact bar of phones in landscape.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { compactInlineLayoutAppearance = notifyAndCopy(compactInlineLayoutAppearance) }
    }
    /// The colour of a template ``selectionIndicatorImage``; `nil`, the tint colour, by default.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    /// The image behind the selected item; `nil` by default.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    /// The positioning of stacked items; `.automatic` by default.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    /// The width of stacked items if centred, in points; with 0, the default, the bar determines the width.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    /// The distance between stacked items if centred, in points; with 0, the default, the bar determines the
    /// distance.
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    /// Creates the default appearance for an interface idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeItemAppearances()
    }

    /// Creates an appearance with the background of another appearance. Copies all properties if the other appearance
    /// is a tab bar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance { copyValues(from: other) }
        observeItemAppearances()
    }

    private func copyValues(from other: UITabBarAppearance) {
        stackedLayoutAppearance.copyValues(from: other.stackedLayoutAppearance)
        inlineLayoutAppearance.copyValues(from: other.inlineLayoutAppearance)
        compactInlineLayoutAppearance.copyValues(from: other.compactInlineLayoutAppearance)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    private func observeItemAppearances() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { observe(appearance) }
    }

    private func observe(_ appearance: UITabBarItemAppearance) { appearance.onChange = { [weak self] in self?.changed() } }

    private func notifyAndCopy(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
        changed()
        return appearance.observedCopy { [weak self] in self?.changed() }
    }
}
