/// Something that makes a view answer to people in a way of its own.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was added to. Keep it weakly.
    var view: UIView? { get }
    /// It is about to be added to a view, or taken away for `nil`.
    func willMove(to view: UIView?)
    /// It was added to a view, or taken away for `nil`.
    func didMove(to view: UIView?)
}

extension UIView {
    /// What was added by ``addInteraction(_:)``, in that order. Setting it adds and takes away.
    public var interactions: [any UIInteraction] {
        get { interaction.interactions }
        set {
            for old in interaction.interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue where !interaction.interactions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }

    /// Adds an interaction; it leaves the view it had.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !self.interaction.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        self.interaction.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction away.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard self.interaction.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        self.interaction.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
