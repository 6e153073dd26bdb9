/// The appearance of a command after its validation: the app's values, with the changes that the command's target
/// made.
///
/// The target changes the command itself during the validation. Afterwards the app's values are restored, so that the
/// next validation begins with them.
@MainActor struct CommandAppearance {
    var title: String
    var image: UIImage?
    var discoverabilityTitle: String?
    var attributes: UIMenuElement.Attributes
    var state: UIMenuElement.State

    init(_ command: UICommand) {
        title = command.title
        image = command.image
        discoverabilityTitle = command.discoverabilityTitle
        attributes = command.attributes
        state = command.state
    }

    func apply(to command: UICommand) {
        command.title = title
        command.image = image
        command.discoverabilityTitle = discoverabilityTitle
        command.attributes = attributes
        command.state = state
    }
}

extension UICommand {
    /// Validates the command with its target. A command without a target is disabled, unless it has handlers.
    final func validate(by target: Any?) {
        let original = CommandAppearance(self)
        (target as? UIResponder)?.validate(self)
        var appearance = CommandAppearance(self)
        original.apply(to: self)
        if target == nil, (self as? UIKeyCommand)?.handlers.isEmpty ?? true { appearance.attributes.insert(.disabled) }
        validatedAppearance = appearance
    }

    /// Returns the target of the command for a view: the first responder in a chain that can perform the action. The
    /// chains of the first responder, of the view, and of the innermost visible responder are searched in this order.
    final func target(from view: UIView?) -> Any? {
        let window = view?.window ?? ApplicationHost.current?.keyWindow
        for start in [window?.firstResponder, view, window?.deepestActionResponder] {
            if let foundTarget = start?.target(forAction: action, withSender: self) { return foundTarget }
        }
        return nil
    }
}

extension UIMenu {
    /// Validates all commands in the menu and its submenus.
    final func validateCommands(from view: UIView?) {
        for child in children {
            if let menu = child as? UIMenu { menu.validateCommands(from: view) }
            if let command = child as? UICommand { command.validate(by: command.target(from: view)) }
        }
    }
}

extension UICommand {
    /// The present discoverability title.
    final var displayedDiscoverabilityTitle: String? {
        guard let validatedAppearance else { return discoverabilityTitle }
        return validatedAppearance.discoverabilityTitle
    }
}

extension UIMenuElement {
    /// The present title.
    var displayedTitle: String { (self as? UICommand)?.validatedAppearance?.title ?? title }
    /// The present image.
    var displayedImage: UIImage? {
        guard let command = self as? UICommand, let appearance = command.validatedAppearance else { return image }
        return appearance.image
    }
    private var displayedState: State? {
        if let command = self as? UICommand { return command.validatedAppearance?.state ?? command.state }
        return (self as? UIAction)?.state
    }
    /// Whether the state of the element is on.
    var isOn: Bool { displayedState == .on }
    var isMixed: Bool { displayedState == .mixed }
    var effectiveAttributes: Attributes {
        if let menu = self as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
        if let command = self as? UICommand { return command.validatedAppearance?.attributes ?? command.attributes }
        return (self as? UIAction)?.attributes ?? []
    }
    var isHiddenOrEmpty: Bool { effectiveAttributes.contains(.hidden) || ((self as? UIMenu)?.children.isEmpty ?? false) }
    /// Whether the element can be chosen.
    var isChoosable: Bool { !effectiveAttributes.contains(.disabled) && !(self is UIDeferredMenuElement) }
}
