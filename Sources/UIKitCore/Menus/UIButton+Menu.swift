extension UIButton {
    func attachMenu() {
        menuOpener?.detach()
        menuOpener = nil
        guard menu != nil else { return }
        let opener = MenuOpener(
            self, owner: self, menu: { [weak self] in self?.menu },
            order: { [weak self] in self?.preferredMenuElementOrder ?? .automatic })
        opener.onChoice = { [weak self] _ in self?.applyMenuSelection() }
        opener.onOpenChange = { [weak self] isOpen in
            self?.isHeld = isOpen
            self?.isHighlighted = isOpen
        }
        opener.attach(isPrimary: showsMenuAsPrimaryAction)
        menuOpener = opener
        applyMenuSelection()
    }

    /// The configuration of the button's menu for its ``UIControl/contextMenuInteraction``.
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// Whether a tap toggles `isSelected`: only if the tap does not open a menu.
    var isToggle: Bool { changesSelectionAsPrimaryAction && (menu == nil || !showsMenuAsPrimaryAction) }

    /// Whether a tap opens a menu whose selection the button shows.
    var isPopup: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// Sets the button's title to that of the menu's selected element.
    func applyMenuSelection() {
        guard isPopup, let selectedElement = menu?.selectedElements.first ?? selectFirstAction() else { return }
        if configuration != nil { configuration?.title = selectedElement.title } else { setTitle(selectedElement.title, for: .normal) }
    }

    /// Selects and returns the first action of the menu.
    private func selectFirstAction() -> UIMenuElement? {
        let action = menu?.children.lazy.compactMap { $0 as? UIAction }.first
        action?.state = .on
        return action
    }
}
