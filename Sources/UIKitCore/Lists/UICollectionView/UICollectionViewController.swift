/// A controller whose view is a collection view. The controller is the view's data source and delegate.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let initialLayout: UICollectionViewLayout

    /// Creates a controller whose collection view uses a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view is loaded from a nib.
    ///
    /// > Difference from Apple: Without such a nib, the collection view has a flow layout. UIKit stops the program in
    /// > this case.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a flow layout from an archive.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UICollectionViewController.self)
    }

    /// The collection view. Created with the controller's view and identical to it, unless ``loadView()`` is
    /// overridden.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { isViewLoaded ? collectionView.collectionViewLayout : initialLayout }

    /// Whether the selection is cleared when the view is about to appear again. Defaults to `true`.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press moves items, if the data source allows it. Defaults to `true`.
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

    /// Also begins or ends editing of the collection view.
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

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { DefaultImplementationProbe.fallback(1) }

    /// Returns the number of items in a section; 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        DefaultImplementationProbe.fallback(0)
    }

    /// Returns the cell of an item. Controllers with items override this method.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        preconditionFailure(
            "\(type(of: self)): \(indexPath) needs a cell, but collectionView(_:cellForItemAt:) is not overridden. Override it.")
    }

    /// Returns a supplementary view. Controllers whose layout has supplementary views override this method.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "\(type(of: self)): \(indexPath) needs a view of kind '\(kind)', but "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:) is not overridden. Override it.")
    }

    /// Returns the titles of the section index at the right edge; `nil` by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { DefaultImplementationProbe.fallback(nil) }

    /// Returns the item to which a title of the section index scrolls. Defaults to the first item of the section with
    /// the title's index.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        DefaultImplementationProbe.fallback(IndexPath(item: 0, section: index))
    }

    /// Returns whether the user can move an item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(true)
    }

    /// Called when the user has moved an item. Without an override, items move back.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { DefaultImplementationProbe.fallback(()) }

    // MARK: - Selection and display

    /// Returns whether a touch highlights the item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    /// Called when a touch begins on the item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called when the touch ends or becomes a drag.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns whether a tap selects the item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns whether a tap deselects the selected item; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    /// Called when a tap has selected the item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when a tap has deselected the item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Returns whether a two-finger pan selects the item and the items that follow. Defaults to `false`.
    open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(false)
    }
    /// Called when a two-finger pan begins to select items. Overrides begin editing if that is required for
    /// selection.
    open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Called when the two-finger pan ends.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Returns whether a tap also performs the item's primary action. Defaults to `true` unless the collection view
    /// is being edited.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(!collectionView.isEditing)
    }
    /// Called when a tap performs the primary action of the item.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Returns whether the item shows its editing state while the collection view is being edited; `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        DefaultImplementationProbe.fallback(true)
    }
    /// Returns the content offset after a change of the layout or the items, in points. Defaults to the proposed
    /// offset.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { DefaultImplementationProbe.fallback(proposedContentOffset) }
    /// Called before the cell is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called when the cell is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Called before a supplementary view is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    /// Called when a supplementary view is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    // MARK: - Menus, movements and layout transitions

    /// Returns the context menu of items at a point of the view. By default `nil`: no menu. The array is empty for a
    /// point between items.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the context menu of an item, in the API before iOS 16. Called if the newer method returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the preview of an item that is lifted when the menu opens. By default `nil`: the cell.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the preview of an item to which the menu closes. By default `nil`: the original preview.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the lifted preview, in the API before iOS 16. Called if the newer method returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the preview to which the menu closes, in the API before iOS 16. Called if the newer method returns
    /// `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { DefaultImplementationProbe.fallback(nil) }
    /// Called when the preview was tapped.
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called before the menu of items opens.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu of items closes.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Returns the layout for an interactive transition; a `UICollectionViewTransitionLayout` by default.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        DefaultImplementationProbe.fallback(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    /// Returns the target of a moved item, from its original, current and proposed index paths. Defaults to the
    /// proposed one.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { DefaultImplementationProbe.fallback(proposedIndexPath) }
    /// Returns the target of a moved item, in the API before iOS 15. Called if the newer method is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { DefaultImplementationProbe.fallback(proposedIndexPath) }

    // MARK: - Scrolling

    /// Called when the content offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called before the user begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the user has ended dragging the content.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the deceleration has ended.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when an animated scroll has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Called when the content begins to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
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
