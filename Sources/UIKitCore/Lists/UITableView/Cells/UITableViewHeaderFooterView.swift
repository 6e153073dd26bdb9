/// A view that a table shows above or below a section.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    var sectionStyle = HeaderFooterStyle()
    var parts = HeaderFooterSubviews()
    /// Whether the view floats at the edge of the table while its section scrolls.
    var isFloating = false { didSet { if isFloating != oldValue { backgroundDidChange() } } }

    /// Creates a header or footer with a reuse identifier. A view whose identifier is `nil` is not reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeaderHeight))
        setUpView()
    }

    /// Creates a header or footer with a frame, in points.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a header or footer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpView()
        NibCoder.read(coder, into: self, at: UITableViewHeaderFooterView.self)
    }

    /// The reuse identifier of the view; `nil` if the view is not reused.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is used for another section. Overrides call `super` and reset the view's content.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    /// The superview of the app's content, with the size of the view.
    public let contentView = UIView()
    /// The label for the main text of the header or footer.
    open var textLabel: UILabel? { makeTextLabelIfNeeded() }
    /// The label for the secondary text, below the main text.
    open var detailTextLabel: UILabel? { makeDetailLabelIfNeeded() }
    /// The view behind the content, with the size of the view. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

    /// The configuration of the content. It replaces the labels. Defaults to `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    /// The configuration of the background. Defaults to `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundDidChange() } }
    /// Returns a content configuration for a header or footer of the table's style, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }
    /// The current state of the view, for which configurations are updated.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Requests a call of ``updateConfiguration(using:)`` before the view is shown again.
    open func setNeedsUpdateConfiguration() { invalidateConfiguration() }
    /// Called when the view's state may have changed. Overrides set the configurations for `state`.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutView()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(forWidth: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: contentHeight(forWidth: targetSize.width))
    }
}
