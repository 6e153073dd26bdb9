extension UICollectionViewCell {
    func stateForConfiguration() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = accessibility.focus?.system != nil
        state.isEditing = showsEditingState
        dragAppearance.write(into: &state, isUnderDrop: representedElement != nil && list?.hasActiveDrop == true)
        state.isReordering = representedElement != nil && list?.collection.movement?.cell === self
        return state
    }

    /// Whether the cell shows its editing state: the collection view is being edited, and the item can be edited.
    var showsEditingState: Bool {
        guard let list, list.isEditing else { return false }
        guard let element = representedElement, element.kind == .cell else { return true }
        let path = list.dataPath(element.indexPath)
        return list.collectionHub.value(true) { $0.collectionView(list, canEditItemAt: path) }
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
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            configurationStorage.content = ContentHosting.replace(
                configurationStorage.content, with: content.updated(for: state), in: contentView)
        }
        if let background = backgroundConfiguration ?? standardBackground {
            applyConfiguration(automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background)
        }
        configurationStorage.isApplying = false
    }

    func contentConfigurationDidChange() {
        list?.sizeDidChange(of: self)
        let state = configurationState
        let content = automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
        configurationStorage.content = ContentHosting.replace(configurationStorage.content, with: content, in: contentView)
        setNeedsLayout()
    }

    func backgroundConfigurationDidChange() {
        guard let configuration = backgroundConfiguration ?? standardBackground else {
            configurationStorage.background?.removeFromSuperview()
            configurationStorage.background = nil
            return
        }
        applyConfiguration(automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration)
    }

    /// Updates the standard background after the list's appearance has changed.
    func updateStandardBackground() {
        if backgroundConfiguration == nil { backgroundConfigurationDidChange() }
    }

    private func applyConfiguration(_ configuration: UIBackgroundConfiguration) {
        let view = configurationStorage.background ?? BackgroundConfigurationView()
        configurationStorage.background = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.frame = bounds
        view.show(configuration, tint: tintColor)
    }

    func layOutConfigurationViews() {
        if let background = configurationStorage.background, background.frame != bounds { background.frame = bounds }
        configurationStorage.background?.hostMargins = contentView.layoutMargins
        if let content = configurationStorage.content, content.frame != contentView.bounds { content.frame = contentView.bounds }
    }
}
