/// What a tab bar looks like.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Items with the title below the picture, as on phones held upright. Copied, as the others are.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { stackedLayoutAppearance = adopted(stackedLayoutAppearance) }
    }
    /// Items with the title beside the picture, as on tablets.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { inlineLayoutAppearance = adopted(inlineLayoutAppearance) }
    }
    /// The same in the low bar of phones held sideways.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { compactInlineLayoutAppearance = adopted(compactInlineLayoutAppearance) }
    }
    /// The colour of a template ``selectionIndicatorImage``; `nil`, the tint, by default.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    /// A picture behind the chosen item; `nil` by default.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    /// How stacked items are spread; `.automatic` by default.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    /// How wide stacked items are where they are centred, in points; 0, the default, leaves it to the bar.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    /// How far stacked items are apart where they are centred, in points; 0, the default, leaves it to the bar.
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    /// Makes the default appearance for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptAll()
    }

    /// Makes an appearance with the ground of another, and all else too if that is one of tab bars.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance { take(other) }
        adoptAll()
    }

    private func take(_ other: UITabBarAppearance) {
        stackedLayoutAppearance.take(other.stackedLayoutAppearance)
        inlineLayoutAppearance.take(other.inlineLayoutAppearance)
        compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    private func adoptAll() {
        for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { adopt(part) }
    }

    private func adopt(_ part: UITabBarItemAppearance) { part.whenChanged = { [weak self] in self?.changed() } }

    private func adopted(_ part: UITabBarItemAppearance) -> UITabBarItemAppearance {
        changed()
        return part.owned { [weak self] in self?.changed() }
    }
}
