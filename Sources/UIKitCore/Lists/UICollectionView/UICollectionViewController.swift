/// A controller whose view is a collection view that it is data source and delegate of.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let initialLayout: UICollectionViewLayout

    /// Makes a controller whose collection view uses `layout`.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose collection view comes from a nib.
    ///
    /// > Difference from Apple: where there is no such nib, the collection view has a flow layout; UIKit stops the program for want of one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with a flow layout, from an archive.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UICollectionViewController.self)
    }

    /// The collection view; made with the controller's view, which it is unless ``loadView()`` was overridden.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { isViewLoaded ? collectionView.collectionViewLayout : initialLayout }

    /// Whether nothing is selected any more when the view appears again. Defaults to `true`.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press moves items, where the data source lets it. Defaults to `true`.
    open var installsStandardGestureForInteractiveMovement = true { didSet { updateMovementGesture() } }

    private var movement: MovementGesture?

    private func updateMovementGesture() {
        guard installsStandardGestureForInteractiveMovement, isViewLoaded, let collectionView else {
            movement?.remove()
            movement = nil
            return
        }
        guard movement?.press.view !== collectionView else { return }
        movement?.remove()
        movement = MovementGesture(collectionView)
    }

    open override func loadView() {
        if loadCollectionFromNib() { return }
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        view.alwaysBounceVertical = true
        view.dataSource = self
        view.delegate = self
        view.isEditing = isEditing
        self.view = view
    }

    /// Begins or ends editing of the collection view, too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { collectionView?.isEditing = editing }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateMovementGesture()
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView?.indexPathsForSelectedItems ?? [] { collectionView?.deselectItem(at: path, animated: animated) }
    }

    // MARK: - Data

    /// How many sections there are; 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { OwnAnswers.none(1) }

    /// How many items a section has; 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { OwnAnswers.none(0) }

    /// A cell for an item. Override it where there are items.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        preconditionFailure(
            "\(type(of: self)): \(indexPath) needs a cell, but collectionView(_:cellForItemAt:) is not overridden. Override it.")
    }

    /// A header, footer or the like. Override it where the layout has any.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "\(type(of: self)): \(indexPath) needs a view of kind '\(kind)', but "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:) is not overridden. Override it.")
    }

    /// The words of the index at the right edge; none by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { OwnAnswers.none(nil) }

    /// The item that words of the index lead to; by default the first one of the section of the same position.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        OwnAnswers.none(IndexPath(item: 0, section: index))
    }

    /// Whether an item may be moved by a finger; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { OwnAnswers.none(true) }

    /// A finger has moved an item. Override it where items may be moved: without it they go back.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OwnAnswers.none(()) }

    // MARK: - Selection and display

    /// Whether a finger highlights the item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    /// A finger came down on the item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// The finger left, or became a drag.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether a tap selects the item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    /// Whether a tap deselects the selected item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    /// A tap selected the item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// A tap deselected the item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Whether two fingers that go over the item select it, and others as they go on. Defaults to `false`.
    open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(false)
    }
    /// Two fingers begin to select: have the collection view edited, if items are only then selected.
    open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// The two fingers have left.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Whether a tap also does what the item is there for. Defaults to `true` unless the collection view is edited.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        OwnAnswers.none(!collectionView.isEditing)
    }
    /// A tap means what the item is there for.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Whether the item shows what is there for editing while the collection view is edited; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { OwnAnswers.none(true) }
    /// Where content goes when the layout changes, or items do, given where it would go; in points. By default as the layout says.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OwnAnswers.none(proposedContentOffset) }
    /// The cell is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// The cell is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// A header, footer or the like is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    /// A header, footer or the like is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    // MARK: - Menus, movements and other layouts

    /// What the context menu of items shows, at a point of the view; none of them beside all items. `nil`, the default, for none.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { OwnAnswers.none(nil) }
    /// The same of one item, as before iOS 16; asked where the newer method answers `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OwnAnswers.none(nil) }
    /// What of an item is lifted when the menu opens; `nil`, the default, for the cell.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OwnAnswers.none(nil) }
    /// What of an item the menu goes back to; `nil`, the default, for where it came from.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OwnAnswers.none(nil) }
    /// What is lifted, as before iOS 16; asked where the newer method answers `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OwnAnswers.none(nil) }
    /// What it goes back to, as before iOS 16; asked where the newer method answers `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OwnAnswers.none(nil) }
    /// The preview was tapped.
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// The menu of items is about to open.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu of items is about to close.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The way to another layout that a finger goes; by default a `UICollectionViewTransitionLayout`.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OwnAnswers.none(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    /// Where an item goes that is being moved, given where it began, where it stands and where it would go; that is the default.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OwnAnswers.none(proposedIndexPath) }
    /// The same, as before iOS 15; asked where the newer method is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OwnAnswers.none(proposedIndexPath) }

    // MARK: - Scrolling

    /// The content's offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// A finger is about to drag content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The finger has left content.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// An animated movement is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Content begins to move on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
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
