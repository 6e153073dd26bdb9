/// A view class whose `init(frame:)` is required, as ``ConstructibleObject`` requires `init()` of objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleView: UIView {
    /// Creates a view with a frame, in points.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
