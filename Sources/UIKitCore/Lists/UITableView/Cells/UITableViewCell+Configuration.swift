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

    func markConfiguration() {
        guard !configuring.needsUpdate, !configuring.isApplying else { return }
        configuring.needsUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard configuring.needsUpdate, !configuring.isApplying else { return }
        configuring.isApplying = true
        configuring.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration { host(content.updated(for: state)) }
        if let background = backgroundConfiguration {
            host(automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background)
        }
        configuring.isApplying = false
    }

    func contentConfigurationDidChange() {
        (superview as? UITableView)?.sizeDidChange(of: self)
        guard let configuration = contentConfiguration else {
            configuring.content = ContentHosting.replace(configuring.content, with: nil, in: contentView)
            setNeedsLayout()
            return
        }
        host(automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration)
    }

    private func host(_ configuration: any UIContentConfiguration) {
        configuring.content = ContentHosting.replace(configuring.content, with: configuration, in: contentView)
        for view in [parts.image, parts.text, parts.detail] as [UIView?] { view?.removeFromSuperview() }
        (parts.image, parts.text, parts.detail) = (nil, nil, nil)
        setNeedsLayout()
    }

    func backgroundConfigurationDidChange() {
        guard let configuration = backgroundConfiguration else {
            configuring.background?.removeFromSuperview()
            configuring.background = nil
            showSelection(animated: false)
            return
        }
        setPlainBackground(nil)
        host(automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration)
        showSelection(animated: false)
    }

    private func host(_ configuration: UIBackgroundConfiguration) {
        let view = configuring.background ?? BackgroundConfigurationView()
        configuring.background = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.frame = bounds
        view.show(configuration, tint: tintColor)
    }

    func layOutConfigured() {
        if let content = configuring.content, content.frame != contentView.bounds { content.frame = contentView.bounds }
        if let background = configuring.background, background.frame != bounds { background.frame = bounds }
        configuring.background?.hostMargins = contentView.layoutMargins
    }

    func configuredHeight(forWidth width: CGFloat) -> CGFloat {
        guard let content = configuring.content else { return TableMetrics.rowHeight }
        let height = content.hostedHeight(forWidth: width)
        return height > 0 ? height : TableMetrics.rowHeight
    }

    var leadingOfConfiguredText: CGFloat? { (configuring.content as? UIListContentView)?.leadingOfText }

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
