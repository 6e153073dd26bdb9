import Foundation
import UIKitEngines

/// Says where the elements of a collection view stand.
///
/// Subclasses work everything out in ``prepare()``, and answer the queries from what they found.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Makes a layout that belongs to no collection view.
    public override init() {
        super.init()
    }

    /// Makes a layout as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init()
        NibCoder.read(coder, into: self, at: UICollectionViewLayout.self)
    }

    /// The collection view that uses the layout, or `nil`.
    open internal(set) weak var collectionView: UICollectionView?

    var decorations: [String: AnyClass] = [:]

    // MARK: Types

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Working it out

    /// Called before queries, once after each invalidation. The default does nothing.
    open func prepare() {}

    /// The size of the content, in points. The default is `.zero`.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that stand in `rect`, which is in points of the content; `nil` for none. The default is `nil`.
    ///
    /// Asked for more than what shows, and not for every frame: what it finds must hold until the layout is invalidated.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item, or `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a header, footer or the like, or `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of one of the layout's own views, or `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidating

    /// Has the layout worked out anew before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// A context of the class that the layout expects.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Has the layout worked out anew. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether scrolling or resizing to `newBounds` needs another layout. The default says no; a flow layout says yes to another size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for a change of bounds that ``shouldInvalidateLayout(forBoundsChange:)`` said yes to.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether cells that show are asked for the sizes they want.
    var asksCellsForSizes: Bool { true }

    /// Whether supplementary views are, too, of whose attributes nothing is said: so it is where the layout is an app's own.
    var asksOthersForSizes: Bool { true }

    /// What of a section scrolls by itself; `nil` for nothing.
    func band(of section: Int) -> CollectionBand? { nil }

    /// Where a section's band comes to rest, along the band; in points from its start.
    func rest(ofBand section: Int, from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat { proposed }

    /// Attributes of an element that moves while content is scrolled, for now.
    func floated(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { attributes }

    /// The colour behind all elements, over that of the collection view; `nil` for none.
    var ground: UIColor? { nil }

    /// Whether rows may have actions behind them.
    var hasSwipeActions: Bool { false }

    /// The actions behind an item that is swiped away; `nil` for none.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }

    /// The data changed: what is remembered of items goes with them.
    func itemsDidMove(_ mapping: ItemMapping) {}

    /// Called when everything that shows has its place.
    func elementsWillShow() {}

    /// Whether it was prepared for other margins than the collection view has now.
    func isOutdated(in collectionView: UICollectionView) -> Bool { false }

    /// Whether another layout is needed, as a cell wants other attributes than the layout gave it. The default says no; a flow layout
    /// with an estimated size says yes to another size.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for what a cell wants, after
    /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` said yes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    // MARK: Offsets

    /// Where content should come to rest after a drag, in points; `velocity` in points per millisecond. The default agrees.
    ///
    /// Not asked while paging.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Where content should stand after its size, the layout or the data changed, in points. The default agrees.
    ///
    /// What is proposed keeps the item in the middle of the view.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Whether x runs from the right where text does. The default says no.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Other layouts

    /// Called on the layout that is about to be left for another one. The default does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on the layout that is about to be used in place of another one. The default does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts when everything stands where the new one puts it. The default does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Bounds that change

    /// Called before the view's bounds change within an animation, as on rotation; `oldBounds` are those that are left. The default does
    /// nothing.
    ///
    /// Items that come into view by the change then begin with ``initialLayoutAttributesForAppearingItem(at:)``, and those that leave it end
    /// with ``finalLayoutAttributesForDisappearingItem(at:)``, where these are not `nil`.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when everything stands where the new bounds want it: within the animation, if the view is laid out in it. The default does
    /// nothing.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Updates

    /// Called when an update is about to be shown, after the data was counted anew. The default does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called last before an update is shown, when every view has been told where it goes; within the animation, if there is one, so
    /// that changes made here are a part of it. The default does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// What an item that is new begins with, after an update. The default is `nil`: it stands in its place, and becomes visible.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// What an item that goes ends with; its path is that before the update. The default is `nil`: it stays, and fades.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// What a header, footer or the like that is new begins with. The default is `nil`: it becomes visible in its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// What a header, footer or the like that goes ends with. The default is `nil`: it stays, and fades.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// What one of the layout's own views that is new begins with. The default is `nil`: it becomes visible in its place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// What one of the layout's own views that goes ends with. The default is `nil`: it stays, and fades.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Movement by a finger

    /// What an item looks like that is being moved. The default is what it looks like at rest, above all others, with its middle at
    /// `position`; in lists it keeps its distance from the sides.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { moving(indexPath, position) }

    /// The place that an item would take that is being moved: of those that the default finds, the one under `position`.
    ///
    /// - Parameters:
    ///   - previousIndexPath: the place that it has now.
    ///   - position: where its middle is, in points of the content.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        collectionView?.aim(previousIndexPath, at: position) ?? previousIndexPath
    }

    /// The context for items that are being moved and take other places now.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = movementContext(from: previousIndexPaths, to: targetIndexPaths)
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// The context for items that a finger lets go of, at their new places or, if `movementCancelled`, at their old ones.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(from: previousIndexPaths, to: indexPaths) }

    // MARK: Decorations

    /// Registers the class of the layout's own views of a kind; `nil` removes it. The class is checked when a view is needed.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass
    }
}
