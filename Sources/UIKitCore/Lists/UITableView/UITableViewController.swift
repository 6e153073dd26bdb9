/// A controller whose view is a table that it is data source and delegate of.
///
/// While the view appears, the table ends where the keyboard begins, and the row that is typed into is scrolled to.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableStyle: UITableView.Style
    private let keyboard = KeyboardAvoidance()

    /// Makes a controller whose table has a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose table is plain, unless a nib says otherwise.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller whose table is plain, from an archive.
    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UITableViewController.self)
    }

    /// The table; made with the controller's view, which it is unless ``loadView()`` was overridden.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// What is shown above the rows while they are pulled down: the table's. Defaults to `nil`.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Whether nothing is selected any more when the view appears again. Defaults to `true`.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a subclass deletes and inserts rows.
    var commitsEdits: Bool { CommitOverride.isOverridden(in: type(of: self)) }

    open override func loadView() {
        if loadTableFromNibOrTrap() { return }
        let view = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.dataSource = self
        view.delegate = self
        view.isEditing = isEditing
        self.view = view
    }

    /// Begins or ends editing of the table, too.
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

    /// What the context menu of a row shows; `nil` by default.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OwnAnswers.none(nil) }
    /// What is lifted when the menu opens; `nil`, the default, for the cell.
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OwnAnswers.none(nil) }
    /// What it goes back to; `nil`, the default, for where it came from.
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OwnAnswers.none(nil) }
    /// The preview was tapped.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// The menu of a row is about to open.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu of a row is about to close.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: - Data

    /// How many sections there are; 1 by default.
    open func numberOfSections(in tableView: UITableView) -> Int { nib.staticTable?.sections.count ?? OwnAnswers.none(1) }
    /// How many rows a section has; 0 by default.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section)?.cells.count ?? OwnAnswers.none(0)
    }
    /// A cell for a row. Override it where there are rows.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = nib.staticTable?.cell(at: indexPath) { return cell }
        preconditionFailure(
            "\(type(of: self)): \(indexPath) needs a cell, but tableView(_:cellForRowAt:) is not overridden. Override it.")
    }
    /// Words above a section; none by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSection(section)?.header ?? OwnAnswers.none(nil)
    }
    /// Words below a section; none by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section)?.footer ?? OwnAnswers.none(nil)
    }
    /// Whether a row may be edited; `true` by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { OwnAnswers.none(true) }
    /// Whether a row may be moved; `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { OwnAnswers.none(false) }
    /// The person wants a row deleted or inserted. Does nothing by default.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// The person has moved a row. Does nothing by default.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    /// The words of the index at the right edge; none by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OwnAnswers.none(nil) }
    /// The section that words of the index lead to; by default that of the same position.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OwnAnswers.none(index)
    }

    // MARK: - Delegate

    /// A cell is about to be shown, in its place.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// A header is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// A footer is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// A cell is no longer shown; the row may be gone already.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// A header is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// A footer is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// How high a row is, in points. Defaults to the table's `rowHeight`; `UITableView.automaticDimension` asks the cell.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        nib.staticTable?.height(at: indexPath) ?? OwnAnswers.none(tableView.rowHeight)
    }
    /// How high a header is, in points. Defaults to the table's `sectionHeaderHeight`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OwnAnswers.none(tableView.sectionHeaderHeight)
    }
    /// How high a footer is, in points. Defaults to the table's `sectionFooterHeight`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OwnAnswers.none(tableView.sectionFooterHeight)
    }
    /// About how high a row is, in points. If implemented, it is asked for every row when data is loaded.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OwnAnswers.none(tableView.estimatedRowHeight)
    }
    /// About how high a header is, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OwnAnswers.none(tableView.estimatedSectionHeaderHeight)
    }
    /// About how high a footer is, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OwnAnswers.none(tableView.estimatedSectionFooterHeight)
    }
    /// A view above a section; `nil`, the default, leaves it to the data source's words.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { OwnAnswers.none(nil) }
    /// A view below a section; `nil`, the default, leaves it to the data source's words.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { OwnAnswers.none(nil) }
    /// The detail button of a row was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Whether a finger on the row highlights it; one that is not highlighted is not selected. Defaults to `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// A finger came down on the row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// The finger left, or became a drag.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// A tap is about to select a row; answers which to select, or `nil` for none. Defaults to the row.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OwnAnswers.none(indexPath)
    }
    /// A tap is about to deselect a row; answers which to deselect, or `nil` for none. Defaults to the row.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OwnAnswers.none(indexPath)
    }
    /// A tap selected the row. Not called when the app selects.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// A tap deselected the row. Not called when the app deselects.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Whether two fingers that go over the row select it, and others as they go on. Defaults to `false`.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(false)
    }
    /// Two fingers begin to select: have the table edited, if rows are only then selected.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// The two fingers have left.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// Whether a tap also does what the row is there for. Defaults to `true` unless the table is edited.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(!tableView.isEditing)
    }
    /// A tap means what the row is there for.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// What can be done to a row while the table is edited. Defaults to `.delete`.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        OwnAnswers.none(.delete)
    }
    /// The word on the button that deletes a row; `nil`, the default, stands for "Delete".
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        OwnAnswers.none(nil)
    }
    /// What appears before a row that is swiped away from its beginning; `nil`, the default, for nothing.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OwnAnswers.none(nil)
    }
    /// What appears behind a row that is swiped away from its end; `nil` for nothing. By default what deletes it, if it may be deleted.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OwnAnswers.none(nil)
    }
    /// What appears behind a row that is swiped away from its end; `nil` leaves it to the editing style.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        OwnAnswers.none(nil)
    }
    /// Whether content makes room for the control while the table is edited. Defaults to `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(true)
    }
    /// A row has been swiped, and shows its actions.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// The row that was swiped is back.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Where a row goes that is dragged to a place. Defaults to that place.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OwnAnswers.none(proposedDestinationIndexPath)
    }
    /// How many steps the row's content is indented. Defaults to what the cell says.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OwnAnswers.none(tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0)
    }

    // MARK: - Scrolling

    /// The content's offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// A finger is about to drag content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The finger has left content.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Content begins to move on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// An animated movement is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The finger is about to leave content; the target may be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Which view is magnified; `nil` by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OwnAnswers.none(nil) }
    /// Content was magnified.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Fingers begin to magnify content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Content is as large as it stays.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Whether a tap on the status bar shows the beginning; `true` by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// A tap on the status bar has shown the beginning.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// What covers content changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
