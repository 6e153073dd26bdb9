/// A view that a collection view recycles outside of the visible area, and reuses for another element.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Creates a view. Collection views call this initialiser for their views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UICollectionReusableView.self)
    }

    /// The identifier with which the view was dequeued; `nil` if it was not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The attributes of the last call of ``apply(_:)`` during the current use of the view.
    var applied: UICollectionViewLayoutAttributes?

    /// The element that the view currently represents.
    var use: CollectionElement?

    /// Called before the view is used for another element. Overrides call `super` and reset the view's content.
    open func prepareForReuse() {}

    /// Called before the collection view switches to another layout, or before an interactive transition begins. The
    /// default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the view has its place in the new layout. After a cancelled transition the two layouts are
    /// exchanged. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the preferred attributes of the view, such as another size. The default returns the attributes
    /// unchanged. A side that the layout has only estimated gets the fitting size for the view's constraints.
    ///
    /// - Parameter layoutAttributes: A copy of the layout's attributes, which can be changed and returned.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if layoutAttributes.asksForSize, boxIfAny != nil { layoutAttributes.size = fitting(layoutAttributes, self) }
        return layoutAttributes
    }

    /// Called when the layout has new attributes for the view, after its frame and opacity were set. The default
    /// implementation does nothing.
    ///
    /// Not called with attributes that equal those of the last call.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
