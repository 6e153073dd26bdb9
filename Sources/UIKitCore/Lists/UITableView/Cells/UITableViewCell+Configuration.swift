extension UITableViewCell {
    func stateForConfiguration() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = accessibility.focus?.system != nil
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        dragAppearance.write(into: &state, isUnderDrop: placement.table?.hasActiveDrop == true)
        state.isReordering = placement.table?.editing.reorder?.cell === self
        return state
    }

    func invalidateConfiguration() {
        guard !configurationStorage.needsUpdate, !configurationStorage.isApplying else { return }
        configurationStorage.needsUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard configurationStorage.needsUpdate, !configurationStorage.isApplying else { return }
        configurationStorage.isApplying = true
        configurationStorage.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration { applyConfiguration(content.updated(for: state)) }
        if let background = backgroundConfiguration {
            applyConfiguration(automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background)
        }
        configurationStorage.isApplying = false
    }

    func contentConfigurationDidChange() {
        (superview as? UITableView)?.sizeDidChange(of: self)
        guard let configuration = contentConfiguration else {
            configurationStorage.content = ContentHosting.replace(configurationStorage.content, with: nil, in: contentView)
            setNeedsLayout()
            return
        }
        applyConfiguration(automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration)
    }

    private func applyConfiguration(_ configuration: any UIContentConfiguration) {
        configurationStorage.content = ContentHosting.replace(configurationStorage.content, with: configuration, in: contentView)
        for view in [parts.image, parts.text, parts.detail] as [UIView?] { view?.removeFromSuperview() }
        parts.image = nil
        parts.text = nil
        parts.detail = nil
        setNeedsLayout()
    }

    func backgroundConfigurationDidChange() {
        guard let configuration = backgroundConfiguration else {
            configurationStorage.background?.removeFromSuperview()
            configurationStorage.background = nil
            showSelection(animated: false)
            return
        }
        setPlainBackground(nil)
        applyConfiguration(automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration)
        showSelection(animated: false)
    }

    private func applyConfiguration(_ configuration: UIBackgroundConfiguration) {
        let view = configurationStorage.background ?? BackgroundConfigurationView()
        configurationStorage.background = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.frame = bounds
        view.show(configuration, tint: tintColor)
    }

    func layOutConfigurationViews() {
        if let content = configurationStorage.content, content.frame != contentView.bounds { content.frame = contentView.bounds }
        if let background = configurationStorage.background, background.frame != bounds { background.frame = bounds }
        configurationStorage.background?.hostMargins = contentView.layoutMargins
    }

    func configuredHeight(forWidth width: CGFloat) -> CGFloat {
        guard let content = configurationStorage.content else { return TableMetrics.rowHeight }
        let height = content.hostedHeight(forWidth: width)
        return height > 0 ? height : TableMetrics.rowHeight
    }

    var configuredTextLeadingInset: CGFloat? { (configurationStorage.content as? UIListContentView)?.textLeadingInset }

    func standardContent() -> UIListContentConfiguration {
        switch style {
        case .default, .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func standardBackground() -> UIBackgroundConfiguration {
        placement.cellStyle.isGrouped ? .listGroupedCell() : .listPlainCell()
    }
}
