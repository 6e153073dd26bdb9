import Foundation
import UIKitEngines

/// The object that determines the frames of a collection view's elements.
///
/// Subclasses compute the layout in ``prepare()``, and answer queries with the result.
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

    /// The collection view that uses the layout; `nil` if there is none.
    open internal(set) weak var collectionView: UICollectionView?

    var decorations: [String: AnyClass] = [:]

    // MARK: Types

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Preparing

    /// Called before the first query after each invalidation. The default implementation does nothing.
    open func prepare() {}

    /// The size of the content, in points. The default is `.zero`.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in `rect`, in content coordinates; `nil` for none. The default is
    /// `nil`.
    ///
    /// Called with a rectangle larger than the visible area, and not in every frame. The result must remain valid
    /// until the layout is invalidated.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; `nil` if there are none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; `nil` if there are none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; `nil` if there are none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Invalidates the layout. The layout is computed again before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Creates an invalidation context of the class that the layout expects.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Invalidates the parts of the layout that a context describes. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Returns whether a change of the bounds invalidates the layout. The default is `false`. A flow layout is
    /// invalidated by a change of size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for a change of the bounds, after ``shouldInvalidateLayout(forBoundsChange:)`` returned
    /// `true`.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether visible cells return their preferred sizes.
    var supportsSelfSizingCells: Bool { true }

    /// Whether supplementary views without hints return their preferred sizes. `true` for layouts defined by the app.
    var supportsSelfSizingSupplementaryViews: Bool { true }

    /// Returns the layout of an orthogonally scrolling section; `nil` for other sections.
    func orthogonalLayout(of section: Int) -> OrthogonalSectionLayout? { nil }

    /// Returns the offset at which a section's orthogonal scroll view comes to rest, in points from the start of its
    /// content.
    func restingOffset(ofSection section: Int, from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat { proposed }

    /// Returns the attributes of a pinned element for the current offset.
    func pinnedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { attributes }

    /// The background colour behind all elements and in front of the collection view's own background; `nil` for
    /// none.
    var background: UIColor? { nil }

    /// Whether rows may have swipe actions.
    var hasSwipeActions: Bool { false }

    /// Returns the swipe actions of an item; `nil` for none.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }

    /// Called after an update. Layouts move stored state to the new index paths of the items.
    func itemsDidMove(_ mapping: ItemMapping) {}

    /// Called when all visible elements have their new frames.
    func elementsWillShow() {}

    /// Returns whether the layout was prepared for margins that differ from those of the collection view.
    func isOutdated(in collectionView: UICollectionView) -> Bool { false }

    /// Returns whether the preferred attributes of a cell invalidate the layout. The default is `false`. A flow
    /// layout with estimated sizes is invalidated by another size.
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

    /// Returns the content offset at which a drag comes to rest, in points. `velocity` is in points per millisecond.
    /// The default returns the proposed offset.
    ///
    /// Not called if paging is enabled.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Returns the content offset after a change of the size, the layout or the data, in points. The default returns
    /// the proposed offset.
    ///
    /// The proposed offset keeps the item at the centre of the visible area in its position.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Whether x coordinates are mirrored in right-to-left layouts. The default is `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Layout transitions

    /// Called on the current layout before it is replaced. The default implementation does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on the new layout before it replaces another. The default implementation does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts when all views have their frames in the new layout. The default implementation does
    /// nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Bounds changes

    /// Called before the bounds change within an animation, as in a rotation. `oldBounds` are the bounds before the
    /// change. The default implementation does nothing.
    ///
    /// Items that become visible then start with ``initialLayoutAttributesForAppearingItem(at:)``. Items that are no
    /// longer visible end with ``finalLayoutAttributesForDisappearingItem(at:)``. An item for which the method returns
    /// `nil` appears or disappears without an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when all views have their frames for the new bounds, within the animation if the layout pass is
    /// animated. The default implementation does nothing.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Updates

    /// Called before an update is shown, after the new counts were requested. The default implementation does
    /// nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when all views have their new frames in an update, within the animation if there is one. The default
    /// implementation does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the initial attributes of an inserted item. The default is `nil`: the item fades in at its frame.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a deleted item. `itemIndexPath` is the index path before the update. The default
    /// is `nil`: the item fades out.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the initial attributes of an inserted supplementary view. The default is `nil`: the view fades in at
    /// its frame.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a deleted supplementary view. The default is `nil`: the view fades out.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the initial attributes of an inserted decoration view. The default is `nil`: the view fades in at its
    /// frame.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a deleted decoration view. The default is `nil`: the view fades out.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Interactive movement

    /// Returns the attributes of an item that is being moved. The default returns the item's attributes in front of
    /// all other items, centred at `position`. In lists the item does not move horizontally.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { attributesForMovingItem(indexPath, position) }

    /// Returns the index path to which an item is being moved. The default is the index path of the item at `position`.
    ///
    /// - Parameters:
    ///   - previousIndexPath: The current index path of the item.
    ///   - position: The centre of the item, in content coordinates.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        collectionView?.targetIndexPath(previousIndexPath, at: position) ?? previousIndexPath
    }

    /// Returns the context for a step of an interactive movement.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = movementContext(from: previousIndexPaths, to: targetIndexPaths)
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the context for the end of an interactive movement. The items are at their new index paths, or at
    /// their old ones if `movementCancelled` is `true`.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(from: previousIndexPaths, to: indexPaths) }

    // MARK: Decorations

    /// Registers the class of the decoration views of a kind; `nil` removes the registration. The class is checked
    /// when a view is created.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass
    }
}
