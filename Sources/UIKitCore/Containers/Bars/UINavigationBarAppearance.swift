/// What a navigation bar looks like.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Font, colour and the like of the title; none by default, which leaves bars' own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The same of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the title is moved, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UINavigationBarAppearance.titlePositionAdjustment") }
        didSet { changed() }
    }
    /// Items. Copied, as the others are.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = adopted(buttonAppearance) } }
    /// Items of the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = adopted(doneButtonAppearance) }
    }
    /// The back button.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { backButtonAppearance = adopted(backButtonAppearance) } }
    private var indicator: (image: UIImage?, mask: UIImage?) = (nil, nil)

    /// Makes the default appearance for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptAll()
    }

    /// Makes an appearance with the ground of another, and all else too if that is one of navigation bars.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance { take(other) }
        adoptAll()
    }

    /// The picture in place of the back button's arrow; `nil` by default.
    open var backIndicatorImage: UIImage? { indicator.image }
    /// What hides words that move below that picture in a transition; `nil` by default.
    ///
    /// > Difference from Apple: kept only, since words do not move below the picture.
    open var backIndicatorTransitionMaskImage: UIImage? { indicator.mask }
    /// Sets the picture in place of the arrow, and its mask; both or none.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        indicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
        changed()
    }

    private func take(_ other: UINavigationBarAppearance) {
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance.take(other.buttonAppearance)
        doneButtonAppearance.take(other.doneButtonAppearance)
        backButtonAppearance.take(other.backButtonAppearance)
        indicator = other.indicator
    }

    private func adoptAll() {
        for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { adopt(part) }
    }

    private func adopt(_ part: UIBarButtonItemAppearance) { part.whenChanged = { [weak self] in self?.changed() } }

    private func adopted(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        changed()
        return part.owned { [weak self] in self?.changed() }
    }
}
