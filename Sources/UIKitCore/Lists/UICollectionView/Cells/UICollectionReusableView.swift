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

    /// The reuse identifier of the view; `nil` if the view was not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The attributes last passed to ``apply(_:)`` since the view was dequeued.
    var appliedAttributes: UICollectionViewLayoutAttributes?

    /// The element that the view currently represents.
    var representedElement: CollectionElement?

    /// Called before the view is used for another element. Overrides call `super` and reset the view's content.
    open func prepareForReuse() {}

    /// Called before the collection view switches to another layout, or before an interactive transition begins. The
    /// default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the view has its frame in the new layout. After a cancelled transition the arguments are
    /// exchanged. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the preferred attributes of the view, such as another size. By default an estimated width or height is
    /// replaced by the one that fits the view's constraints. All other attributes are unchanged.
    ///
    /// - Parameter layoutAttributes: A copy of the layout's attributes, which can be changed and returned.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if layoutAttributes.isSelfSizing, existingVariables != nil { layoutAttributes.size = fitting(layoutAttributes, self) }
        return layoutAttributes
    }

    /// Called when the layout has new attributes for the view, after the view's frame and opacity were set. The
    /// default implementation does nothing.
    ///
    /// Not called for attributes that equal the last ones.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
