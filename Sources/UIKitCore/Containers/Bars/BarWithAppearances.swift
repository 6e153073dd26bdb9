/// A bar that has appearance objects. The bar copies each appearance that is set on it, and observes changes of the
/// copy.
@MainActor protocol BarWithAppearances: AnyObject {
    associatedtype Appearance: UIBarAppearance
    var appearances: BarAppearances<Appearance> { get set }
    /// Updates the bar after one of its appearances changed.
    func barAppearanceDidChange()
    /// Returns a copy of an appearance that notifies the bar of its changes.
    func observedCopy(_ appearance: Appearance) -> Appearance
}

extension BarWithAppearances {
    /// The standard appearance, created at first use.
    var standardBarAppearance: Appearance {
        if let standard = appearances.standard { return standard }
        let appearance = observedCopy(Appearance(idiom: .unspecified))
        appearances.standard = appearance
        return appearance
    }

    /// Stores a copy of an appearance in the property at a key path.
    func adoptAppearance(_ appearance: Appearance?, for keyPath: WritableKeyPath<BarAppearances<Appearance>, Appearance?>) {
        appearances[keyPath: keyPath] = appearance.map { observedCopy($0) }
        barAppearanceDidChange()
    }
}
