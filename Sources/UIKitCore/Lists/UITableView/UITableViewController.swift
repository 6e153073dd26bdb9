/// A controller whose view is a table. It is the data source and the delegate of the table.
///
/// While the view is visible, the table avoids the keyboard and scrolls to the row that contains the first responder.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableStyle: UITableView.Style
    private let keyboard = KeyboardAvoidance()

    /// Creates a controller whose table has a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the table of a nib, or with a plain table if the nib contains none.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a plain table from an archive.
    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UITableViewController.self)
    }

    /// The table. Created with the controller's view and identical to it, unless ``loadView()`` is overridden.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The refresh control of the table. It appears above the rows while the user pulls them down. Defaults to `nil`.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Whether the selection is cleared when the view is about to appear again. Defaults to `true`.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        if loadTableFromNibOrTrap() { return }
        let view = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.dataSource = self
        view.delegate = self
        view.isEditing = isEditing
        self.view = view
    }

    /// Also begins or ends editing of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let tableView { keyboard.start(for: tableView) }
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView?.indexPathsForSelectedRows ?? [] { tableView?.deselectRow(at: path, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard.stop()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    /// Returns the context menu of a row; `nil` by default.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the preview that is lifted when the menu opens. By default `nil`: the cell.
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the preview to which the menu closes. By default `nil`: the original preview.
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { DefaultImplementationProbe.fallback(nil) }
    /// Called when the preview was tapped.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called before the menu of a row opens.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu of a row closes.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: - Data

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in tableView: UITableView) -> Int {
        nib.staticTable?.sections.count ?? DefaultImplementationProbe.fallback(1)
    }
    /// Returns the number of rows in a section; 0 by default.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section)?.cells.count ?? DefaultImplementationProbe.fallback(0)
    }
    /// Returns the cell of a row. Controllers of tables with rows override this method.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = nib.staticTable?.cell(at: indexPath) { return cell }
        preconditionFailure(
            "\(type(of: self)): \(indexPath) needs a cell, but tableView(_:cellForRowAt:) is not overridden. Override it.")
    }
    /// Returns the title above a section; `nil` by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSection(section)?.header ?? DefaultImplementationProbe.fallback(nil)
    }
    /// Returns the title below a section; `nil` by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section)?.footer ?? DefaultImplementationProbe.fallback(nil)
    }
    /// Returns whether a row can be edited; `true` by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { DefaultImplementationProbe.fallback(true) }
    /// Returns whether a row can be moved; `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { DefaultImplementationProbe.fallback(false) }
    /// Called when the user deletes or inserts a row. The default does nothing.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// Called when the user has moved a row. The default does nothing.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    /// Returns the titles of the section index at the right edge; `nil` by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the section to which an index title scrolls. Defaults to the section with the title's index.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        DefaultImplementationProbe.fallback(index)
    }

    // MARK: - Delegate

    /// Called before a cell is shown. The cell already has its frame.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Called before a header is shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Called before a footer is shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Called when a cell is no longer shown. The row may no longer exist.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Called when a header is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Called when a footer is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// Returns the height of a row, in points; `automaticDimension` for self-sizing. Defaults to `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        nib.staticTable?.height(at: indexPath) ?? DefaultImplementationProbe.fallback(tableView.rowHeight)
    }
    /// Returns the height of a header, in points. Defaults to the table's `sectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        DefaultImplementationProbe.fallback(tableView.sectionHeaderHeight)
    }
    /// Returns the height of a footer, in points. Defaults to the table's `sectionFooterHeight`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        DefaultImplementationProbe.fallback(tableView.sectionFooterHeight)
    }
    /// Returns the estimated height of a row, in points. An override is called for every row when data is loaded.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        DefaultImplementationProbe.fallback(tableView.estimatedRowHeight)
    }
    /// Returns the estimated height of a header, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        DefaultImplementationProbe.fallback(tableView.estimatedSectionHeaderHeight)
    }
    /// Returns the estimated height of a footer, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        DefaultImplementationProbe.fallback(tableView.estimatedSectionFooterHeight)
    }
    /// Returns the view above a section. By default `nil`: the title from the data source is shown.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns the view below a section. By default `nil`: the title from the data source is shown.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Called when the detail button of a row was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns whether a touch highlights the row, which is required for a selection. Defaults to `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Called when a touch begins on the row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Called when the touch ends or becomes a drag.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Called before a tap selects a row. Returns the row to select, or `nil` for none. Defaults to the tapped row.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        DefaultImplementationProbe.fallback(indexPath)
    }
    /// Called before a tap deselects a row. Returns the row to deselect; by default the tapped row.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        DefaultImplementationProbe.fallback(indexPath)
    }
    /// Called when a tap has selected the row. Not called for selections by the app.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Called when a tap has deselected the row. Not called for deselections by the app.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Returns whether a two-finger pan selects the row and the rows that follow. Defaults to `false`.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }
    /// Called when a two-finger pan begins to select rows. Overrides begin editing if selection requires it.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Called when the two-finger pan ends.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// Returns whether a tap also performs the primary action. Defaults to `true` except while editing.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(!tableView.isEditing)
    }
    /// Called when a tap performs the primary action of the row.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// Returns the edit control of a row while the table is being edited. Defaults to `.delete`.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        DefaultImplementationProbe.fallback(.delete)
    }
    /// Returns the title of the delete button. By default `nil`: "Delete".
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns the swipe actions at the leading edge of a row. By default `nil`: none.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns the trailing swipe actions of a row. Defaults to a delete action if the row can be deleted.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns the swipe actions at the trailing edge of a row. By default `nil`: the action of the editing style.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        DefaultImplementationProbe.fallback(nil)
    }
    /// Returns whether the content is indented while the table is being edited. Defaults to `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(true)
    }
    /// Called when a row was swiped and shows its actions.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Called when the actions of the swiped row are closed again.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns the index path for a row that is dragged to a proposed index path. Defaults to the proposed one.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        DefaultImplementationProbe.fallback(proposedDestinationIndexPath)
    }
    /// Returns the number of levels by which the row's content is indented. Defaults to the cell's level.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        DefaultImplementationProbe.fallback(tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0)
    }

    // MARK: - Scrolling

    /// Called when the content offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called before the user begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the user has ended dragging the content.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content begins to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when the deceleration has ended.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when an animated scroll has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Called before the user ends dragging the content. Implementations can change the target offset.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Returns the view to zoom; `nil` by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { DefaultImplementationProbe.fallback(nil) }
    /// Called when the zoom scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when touches begin to zoom the content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called when zooming has ended.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns whether a tap on the status bar scrolls to the top; `true` by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called when a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Called when the adjusted content inset has changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
