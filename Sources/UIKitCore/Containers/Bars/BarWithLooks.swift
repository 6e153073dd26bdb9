/// A bar that has appearance objects. The bar keeps copies of the appearances that are set on it, and observes their
/// changes.
@MainActor protocol BarWithLooks: AnyObject {
    associatedtype Look: UIBarAppearance
    var looks: BarAppearances<Look> { get set }
    /// Updates the bar after one of its appearances changed.
    func lookDidChange()
    /// Returns a copy of an appearance that notifies the bar of its changes.
    func owned(_ look: Look) -> Look
}

extension BarWithLooks {
    /// The standard appearance, created at first use.
    var standardLook: Look {
        if let standard = looks.standard { return standard }
        let made = owned(Look(idiom: .unspecified))
        looks.standard = made
        return made
    }

    /// Stores a copy of an appearance in the property at a key path.
    func takeLook(_ look: Look?, for place: WritableKeyPath<BarAppearances<Look>, Look?>) {
        looks[keyPath: place] = look.map { owned($0) }
        lookDidChange()
    }
}
