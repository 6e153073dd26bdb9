/// The appearance of a navigation bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title, such as font and colour; empty by default, which uses the bar's defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The attributes of the large title; empty by default, which uses the bar's defaults.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The offset of the title, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UINavigationBarAppearance.titlePositionAdjustment") }
        didSet { changed() }
    }
    /// The appearance of plain items. Copied when set, as are the other item appearances.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = notifyAndCopy(buttonAppearance) } }
    /// The appearance of items with the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = notifyAndCopy(doneButtonAppearance) }
    }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { backButtonAppearance = notifyAndCopy(backButtonAppearance) } }
    private var indicator: (image: UIImage?, mask: UIImage?) = (nil, nil)

    /// Creates the default appearance for an interface idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeItemAppearances()
    }

    /// Creates an appearance with the background of another appearance. Copies all properties if the other appearance
    /// is a navigation bar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance { copyValues(from: other) }
        observeItemAppearances()
    }

    /// The image that replaces the back button's chevron; `nil` by default.
    open var backIndicatorImage: UIImage? { indicator.image }
    /// The mask that hides text under the back indicator image during a transition; `nil` by default.
    ///
    /// > Difference from Apple: the mask is only stored, since text does not move under the image.
    open var backIndicatorTransitionMaskImage: UIImage? { indicator.mask }
    /// Sets the image that replaces the chevron, and its transition mask. Set both or neither.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        indicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
        changed()
    }

    private func copyValues(from other: UINavigationBarAppearance) {
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance.copyValues(from: other.buttonAppearance)
        doneButtonAppearance.copyValues(from: other.doneButtonAppearance)
        backButtonAppearance.copyValues(from: other.backButtonAppearance)
        indicator = other.indicator
    }

    private func observeItemAppearances() {
        for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { observe(appearance) }
    }

    private func observe(_ appearance: UIBarButtonItemAppearance) { appearance.onChange = { [weak self] in self?.changed() } }

    private func notifyAndCopy(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        changed()
        return appearance.observedCopy { [weak self] in self?.changed() }
    }
}
