/// A view that a collection view puts away when it leaves the screen, and uses again for another element.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Makes a view; collection views make their own with this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UICollectionReusableView.self)
    }

    /// The identifier that the view was dequeued by; `nil` if it was not.
    open internal(set) var reuseIdentifier: String?

    /// What ``apply(_:)`` was called with last since the view is in use.
    var applied: UICollectionViewLayoutAttributes?

    /// Where and for what the view is used now.
    var use: CollectionElement?

    /// Called before the view is used for another element. Overrides call `super` and forget what they showed.
    open func prepareForReuse() {}

    /// Called when the collection view is about to use another layout, or a finger begins the way there. The default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the view stands where another layout puts it. If the way there was cancelled, the layouts have changed their parts. The
    /// default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view would like to have, such as another size. The default agrees, but where the layout has only estimated a
    /// side: then it answers with the size that suits the constraints inside.
    ///
    /// - Parameter layoutAttributes: what the layout gives it; a copy, which may be changed and returned.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if layoutAttributes.asksForSize, boxIfAny != nil { layoutAttributes.size = fitting(layoutAttributes, self) }
        return layoutAttributes
    }

    /// Called when the layout has new attributes for the view, after place and opacity were set: not with attributes that equal those which
    /// it was called with last. The default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
