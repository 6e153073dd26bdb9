/// What a toolbar looks like.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Items. Copied, as the others are.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = adopted(buttonAppearance) } }
    /// Items of the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = adopted(doneButtonAppearance) }
    }

    /// Makes the default appearance for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        for part in [buttonAppearance, doneButtonAppearance] { adopt(part) }
    }

    /// Makes an appearance with the ground of another, and all else too if that is one of toolbars.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance.take(other.buttonAppearance)
            doneButtonAppearance.take(other.doneButtonAppearance)
        }
        for part in [buttonAppearance, doneButtonAppearance] { adopt(part) }
    }

    private func adopt(_ part: UIBarButtonItemAppearance) { part.whenChanged = { [weak self] in self?.changed() } }

    private func adopted(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        changed()
        return part.owned { [weak self] in self?.changed() }
    }
}
