/// A menu element that performs an action: an action or a command.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenuleaf
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// The image next to the title.
    var image: UIImage? { get set }
    /// A longer title.
    var discoverabilityTitle: String? { get set }
    /// The appearance and behaviour.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state of a choice.
    var state: UIMenuElement.State { get set }
    /// Performs the element's action, as if the element had been chosen in a menu.
    ///
    /// - Parameters:
    ///   - sender: the ``UIAction/sender`` of an action, or the argument of a command's method.
    ///   - target: the object whose method a command calls; `nil` for the nearest responder in the chain that
    ///     implements the method. Actions ignore `target`.
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
