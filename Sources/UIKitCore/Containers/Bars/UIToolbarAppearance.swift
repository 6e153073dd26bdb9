/// The appearance of a toolbar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain items. Copied when set, as are the other item appearances.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = notifyAndCopy(buttonAppearance) } }
    /// The appearance of items with the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = notifyAndCopy(doneButtonAppearance) }
    }

    /// Creates the default appearance for an interface idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        for appearance in [buttonAppearance, doneButtonAppearance] { observe(appearance) }
    }

    /// Creates an appearance with the background of another appearance. Also copies the item appearances if the other
    /// appearance is a toolbar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance.copyValues(from: other.buttonAppearance)
            doneButtonAppearance.copyValues(from: other.doneButtonAppearance)
        }
        for appearance in [buttonAppearance, doneButtonAppearance] { observe(appearance) }
    }

    private func observe(_ appearance: UIBarButtonItemAppearance) { appearance.onChange = { [weak self] in self?.changed() } }

    private func notifyAndCopy(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        changed()
        return appearance.observedCopy { [weak self] in self?.changed() }
    }
}
