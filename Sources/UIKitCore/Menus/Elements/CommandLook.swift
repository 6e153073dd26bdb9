/// How a command looks where it is offered: what the app gave it, and what its target made of that.
///
/// A target changes the command it is asked about; the command itself keeps what the app gave it, for the next time.
@MainActor struct CommandLook {
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

    func give(to command: UICommand) {
        command.title = title
        command.image = image
        command.discoverabilityTitle = discoverabilityTitle
        command.attributes = attributes
        command.state = state
    }
}

extension UICommand {
    /// Has a target say how the command looks; one that nobody performs cannot be chosen.
    final func validate(by target: Any?) {
        let own = CommandLook(self)
        (target as? UIResponder)?.validate(self)
        var look = CommandLook(self)
        own.give(to: self)
        if target == nil, (self as? UIKeyCommand)?.listeners.isEmpty ?? true { look.attributes.insert(.disabled) }
        validated = look
    }

    /// Who performs the command where a view offers it: somebody from the first responder on, from the view, or of what is shown.
    final func target(from view: UIView?) -> Any? {
        let window = view?.window ?? ApplicationHost.current?.keyWindow
        for start in [window?.firstResponder, view, window?.deepestActionResponder] {
            if let found = start?.target(forAction: action, withSender: self) { return found }
        }
        return nil
    }
}

extension UIMenu {
    /// Asks for the looks of all commands in the menu, and in those inside of it.
    final func validateCommands(from view: UIView?) {
        for child in children {
            if let menu = child as? UIMenu { menu.validateCommands(from: view) }
            if let command = child as? UICommand { command.validate(by: command.target(from: view)) }
        }
    }
}

extension UICommand {
    /// The longer title that it has just now.
    final var shownDiscoverabilityTitle: String? {
        guard let validated else { return discoverabilityTitle }
        return validated.discoverabilityTitle
    }
}

extension UIMenuElement {
    /// What it is called just now.
    var shownTitle: String { (self as? UICommand)?.validated?.title ?? title }
    /// The picture that it has just now.
    var shownImage: UIImage? {
        guard let command = self as? UICommand, let look = command.validated else { return image }
        return look.image
    }
    private var shownState: State? {
        if let command = self as? UICommand { return command.validated?.state ?? command.state }
        return (self as? UIAction)?.state
    }
    /// Whether it is a choice that is on.
    var isOn: Bool { shownState == .on }
    var isMixed: Bool { shownState == .mixed }
    var attributesOfElement: Attributes {
        if let menu = self as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
        if let command = self as? UICommand { return command.validated?.attributes ?? command.attributes }
        return (self as? UIAction)?.attributes ?? []
    }
    var isLeftOut: Bool { attributesOfElement.contains(.hidden) || ((self as? UIMenu)?.children.isEmpty ?? false) }
    /// Whether it can be chosen.
    var isChoosable: Bool { !attributesOfElement.contains(.disabled) && !(self is UIDeferredMenuElement) }
}
