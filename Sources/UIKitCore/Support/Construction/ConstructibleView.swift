/// Declares `init(frame:)` of views as required, as ``ConstructibleObject`` does `init()` for objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleView: UIView {
    /// Makes a view of a frame, in points.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
