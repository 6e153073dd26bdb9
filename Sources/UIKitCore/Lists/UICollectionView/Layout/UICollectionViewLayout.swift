import Foundation
import UIKitEngines

/// The object that determines the frames of a collection view's elements.
///
/// Subclasses compute the layout in ``prepare()``, and answer queries from the result.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Creates a layout without a collection view.
    public override init() {
        super.init()
    }

    /// Creates a layout from a nib.
    public required init?(coder: NSCoder) {
        super.init()
        NibCoder.read(coder, into: self, at: UICollectionViewLayout.self)
    }

    /// The collection view that uses the layout; `nil` if none does.
    open internal(set) weak var collectionView: UICollectionView?

    var decorations: [String: AnyClass] = [:]

    // MARK: Types

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Preparing

    /// Called before queries, once after each invalidation. The default implementation does nothing.
    open func prepare() {}

    /// The size of the content, in points. The default is `.zero`.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in `rect`, in points of the content; `nil` for none. The default is
    /// `nil`.
    ///
    /// Called for more than the visible area, and not in every frame. The result must remain valid until the layout
    /// is invalidated.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item, or `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, or `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Invalidates the layout, which is computed again before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Creates a context of the class that the layout expects.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Invalidates the parts of the layout that a context describes. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Returns whether a change of the bounds invalidates the layout. The default is `false`; in a flow layout, a
    /// change of size invalidates it.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for a change of the bounds, after ``shouldInvalidateLayout(forBoundsChange:)`` returned
    /// `true`.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether visible cells are asked for their preferred sizes.
    var asksCellsForSizes: Bool { true }

    /// Whether supplementary views without hints are asked for their preferred sizes; `true` in the layouts of apps.
    var asksOthersForSizes: Bool { true }

    /// Returns the orthogonal scrolling of a section; `nil` for none.
    func band(of section: Int) -> CollectionBand? { nil }

    /// Returns the resting offset of a section's orthogonal scroll view, in points from its start.
    func rest(ofBand section: Int, from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat { proposed }

    /// Returns the current attributes of an element that moves while the content scrolls.
    func floated(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { attributes }

    /// The background colour behind all elements, over that of the collection view; `nil` for none.
    var background: UIColor? { nil }

    /// Whether rows may have swipe actions.
    var hasSwipeActions: Bool { false }

    /// Returns the swipe actions of an item; `nil` for none.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }

    /// Called after an update. Layouts move stored state to the new index paths of its items.
    func itemsDidMove(_ mapping: ItemMapping) {}

    /// Called when all visible elements have their frames.
    func elementsWillShow() {}

    /// Returns whether the layout was prepared for other margins than those of the collection view.
    func isOutdated(in collectionView: UICollectionView) -> Bool { false }

    /// Returns whether the preferred attributes of a cell invalidate the layout. The default is `false`; in a flow
    /// layout with estimates, another size invalidates it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for preferred attributes, after
    /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` returned `true`.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    // MARK: Offsets

    /// Returns the resting content offset after a drag, in points; `velocity` in points per millisecond. The default
    /// returns the proposed offset.
    ///
    /// Not called while paging.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Returns the content offset after a change of the size, the layout or the data, in points. The default returns
    /// the proposed offset.
    ///
    /// The proposed offset keeps the item in the middle of the view.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Whether x is mirrored in right-to-left layouts. The default is `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Layout transitions

    /// Called on the current layout before it is replaced. The default implementation does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on the new layout before it replaces another. The default implementation does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts when all views have their places in the new layout. The default implementation does
    /// nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Bounds changes

    /// Called before the bounds change within an animation, as for rotation. `oldBounds` are the bounds before the
    /// change. The default implementation does nothing.
    ///
    /// Items that become visible then begin with ``initialLayoutAttributesForAppearingItem(at:)``, and items that are
    /// no longer visible end with ``finalLayoutAttributesForDisappearingItem(at:)``, unless these are `nil`.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when all views have their places in the new bounds: within the animation, if the layout pass is. The
    /// default implementation does nothing.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Updates

    /// Called before an update is shown, after the counts were requested. The default implementation does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after all views have received their frames in an update, within its animation if there is one. The
    /// default implementation does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the initial attributes of an inserted item. The default is `nil`: the item fades in at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a deleted item, whose index path is that before the update. The default is
    /// `nil`: the item fades out.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the initial attributes of an inserted supplementary view. The default is `nil`: the view fades in at
    /// its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a deleted supplementary view. The default is `nil`: the view fades out.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the initial attributes of an inserted decoration view. The default is `nil`: the view fades in at its
    /// place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a deleted decoration view. The default is `nil`: the view fades out.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Interactive movement

    /// Returns the attributes of an item that is being moved. The default returns its attributes at rest, in front of
    /// all other items and centred at `position`. In lists the item keeps its distance from the sides.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { moving(indexPath, position) }

    /// Returns the target of an item that is being moved. The default is the item under `position`.
    ///
    /// - Parameters:
    ///   - previousIndexPath: The current index path of the item.
    ///   - position: The centre of the item, in points of the content.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        collectionView?.aim(previousIndexPath, at: position) ?? previousIndexPath
    }

    /// Returns the context for moved items that change their places.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = movementContext(from: previousIndexPaths, to: targetIndexPaths)
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the context for moved items at the end of the movement, at their new places or, if
    /// `movementCancelled`, at their old ones.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(from: previousIndexPaths, to: indexPaths) }

    // MARK: Decorations

    /// Registers the class of the decoration views of a kind; `nil` removes it. The class is checked when a view is
    /// needed.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass
    }
}
