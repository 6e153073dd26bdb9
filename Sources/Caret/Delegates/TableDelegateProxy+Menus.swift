extension TableDelegateProxy {
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        contextMenuConfigurationForRow.ask((indexPath: indexPath, point: point), Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
    {
        previewForHighlightingContextMenu.ask(configuration, Hooks.noAnswer(nil))
    }

    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
    {
        previewForDismissingContextMenu.ask(configuration, Hooks.noAnswer(nil))
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        willPerformPreviewAction.notify((configuration: configuration, animator: animator))
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        willDisplayContextMenu.notify((configuration: configuration, animator: animator))
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        willEndContextMenuInteraction.notify((configuration: configuration, animator: animator))
    }
}
