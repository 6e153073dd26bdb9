/// An element of a menu that does something: an action or a command.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenuleaf
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// What it is called.
    var title: String { get set }
    /// A picture beside the title.
    var image: UIImage? { get set }
    /// A longer title for where there is room.
    var discoverabilityTitle: String? { get set }
    /// How it looks and behaves.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether a choice is on.
    var state: UIMenuElement.State { get set }
    /// Does what it stands for, as if it had been chosen from a menu.
    ///
    /// - Parameters:
    ///   - sender: what an action has for its ``UIAction/sender``, and a command hands to its method.
    ///   - target: whose method a command calls; `nil` for the first of the responder chain that has it. Actions have no use for it.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    /// Calls the handler, unless the action is disabled.
    public func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }
}

extension UICommand: UIMenuLeaf {
    /// Calls the method, unless the command is disabled.
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        ApplicationHost.running.application.sendAction(action, to: target, from: sender, for: nil)
    }
}
