extension UICollectionViewCell {
    func stateForConfiguration() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = accessibility.focus?.system != nil
        state.isEditing = isEdited
        dragAppearance.write(into: &state, isUnderDrop: use != nil && list?.hasActiveDrop == true)
        state.isReordering = use != nil && list?.collection.movement?.cell === self
        return state
    }

    /// Whether the cell shows its editing state: the collection view is being edited, and the item can be edited.
    var isEdited: Bool {
        guard let list, list.isEditing else { return false }
        guard let element = use, element.kind == .cell else { return true }
        let path = list.dataPath(element.indexPath)
        return list.collectionHub.value(true) { $0.collectionView(list, canEditItemAt: path) }
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
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            configuring.content = ContentHosting.replace(configuring.content, with: content.updated(for: state), in: contentView)
        }
        if let background = backgroundConfiguration ?? standardBackground {
            host(automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background)
        }
        configuring.isApplying = false
    }

    func contentConfigurationDidChange() {
        list?.sizeDidChange(of: self)
        let state = configurationState
        let content = automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
        configuring.content = ContentHosting.replace(configuring.content, with: content, in: contentView)
        setNeedsLayout()
    }

    func backgroundConfigurationDidChange() {
        guard let configuration = backgroundConfiguration ?? standardBackground else {
            configuring.background?.removeFromSuperview()
            configuring.background = nil
            return
        }
        host(automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration)
    }

    /// Updates the standard background after the list's appearance has changed.
    func updateStandardBackground() {
        if backgroundConfiguration == nil { backgroundConfigurationDidChange() }
    }

    private func host(_ configuration: UIBackgroundConfiguration) {
        let view = configuring.background ?? BackgroundConfigurationView()
        configuring.background = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.frame = bounds
        view.show(configuration, tint: tintColor)
    }

    func layOutConfigured() {
        if let background = configuring.background, background.frame != bounds { background.frame = bounds }
        configuring.background?.hostMargins = contentView.layoutMargins
        if let content = configuring.content, content.frame != contentView.bounds { content.frame = contentView.bounds }
    }
}
