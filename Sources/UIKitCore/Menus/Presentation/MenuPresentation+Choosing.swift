extension MenuPresentation {
    // MARK: - Choosing

    func choose(_ row: MenuRowView) {
        if row === panels.last?.headerRow { return popPanel() }
        let element = row.element
        if let menu = element as? UIMenu { return openSubmenu(menu) }
        selectInGroup(element)
        let perform: @MainActor () -> Void = { [self] in
            onChoice?(element)
            Self.perform(element, sender: sender, from: source.view)
        }
        if element.effectiveAttributes.contains(.keepsMenuPresented) {
            perform()
            return replaceMenu { $0 }
        }
        close(then: perform)
    }

    /// Performs the action of an element of a view's menu.
    static func perform(_ element: UIMenuElement, sender: AnyObject?, from view: UIView?) {
        if let action = element as? UIAction { return action.perform(from: sender) }
        guard let command = element as? UICommand else { return }
        let target = command.target(from: view)
        if let keyCommand = command as? UIKeyCommand {
            _ = keyCommand.perform(command.action, on: target)
        } else if let target {
            ApplicationHost.running.application.sendAction(command.action, to: target, from: command, for: nil)
        }
    }

    /// Selects the chosen element of a single-selection menu, and deselects the others.
    private func selectInGroup(_ element: UIMenuElement) {
        guard let panel = panels.last else { return }
        let groups = MenuModel(panel.menu, resolved: resolvedElements).groups
        guard let group = groups.first(where: { $0.elements.contains { $0 === element } }), group.singleSelectionMenu != nil else { return }
        for other in groups where other.singleSelectionMenu === group.singleSelectionMenu {
            for case let action as UIAction in other.elements { action.state = action === element ? .on : .off }
        }
    }

    // MARK: - Keys

    func handle(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardEscape: close()
        case .keyboardDownArrow: moveHighlight(1)
        case .keyboardUpArrow: moveHighlight(-1)
        case .keyboardRightArrow: if let row = highlightedRow, row.element is UIMenu, row !== panels.last?.headerRow { choose(row) }
        case .keyboardLeftArrow: popPanel()
        case .keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter: if let row = highlightedRow { choose(row) }
        default: break
        }
    }

    private func moveHighlight(_ step: Int) {
        guard let panel = panels.last else { return }
        let rows = panel.rows.filter(\.element.isChoosable)
        guard !rows.isEmpty else { return }
        var next = step > 0 ? 0 : rows.count - 1
        if let index = rows.firstIndex(where: { $0 === highlightedRow }) { next = (index + step + rows.count) % rows.count }
        highlightedRow?.isPressed = false
        highlightedRow = rows[next]
        rows[next].isPressed = true
        panel.show(rows[next])
    }
}
