/// The appearance of a toolbar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain items. Copied when set, as are the other item appearances.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = adopted(buttonAppearance) } }
    /// The appearance of items with the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = adopted(doneButtonAppearance) }
    }

    /// Creates the default appearance for an interface idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        for part in [buttonAppearance, doneButtonAppearance] { adopt(part) }
    }

    /// Creates an appearance with the background of another appearance. Also copies the item appearances if the other
    /// appearance is a toolbar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance.copyValues(from: other.buttonAppearance)
            doneButtonAppearance.copyValues(from: other.doneButtonAppearance)
        }
        for part in [buttonAppearance, doneButtonAppearance] { adopt(part) }
    }

    private func adopt(_ part: UIBarButtonItemAppearance) { part.whenChanged = { [weak self] in self?.changed() } }

    private func adopted(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        changed()
        return part.owned { [weak self] in self?.changed() }
    }
}
