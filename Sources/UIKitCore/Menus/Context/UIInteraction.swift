/// An object that adds a kind of user interaction to a view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view of the interaction. Store it weakly.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed for `nil`.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed for `nil`.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order of their addition. Setting the array adds and removes interactions.
    public var interactions: [any UIInteraction] {
        get { interaction.interactions }
        set {
            for old in interaction.interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue where !interaction.interactions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }

    /// Adds an interaction, and removes it from its old view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !self.interaction.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        self.interaction.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard self.interaction.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        self.interaction.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
