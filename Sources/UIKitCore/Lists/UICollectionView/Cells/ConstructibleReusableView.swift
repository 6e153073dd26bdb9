/// A reusable view class whose `init(frame:)` is required. ``ConstructibleObject`` does the same for `init()`.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleReusableView: UICollectionReusableView {
    /// Creates a view with a frame, in points.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
