/// What a table shows above or below a section.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    var sectionLook = HeaderFooterLook()
    var parts = HeaderFooterParts()
    /// It is held at the edge while its section is passed.
    var isFloating = false { didSet { if isFloating != oldValue { groundDidChange() } } }

    /// Makes a header or footer, to be used again for the sections that ask for its identifier; `nil` for one that is not used again.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeader))
        setUpView()
    }

    /// Makes a header or footer of a frame, in points.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Makes a header or footer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpView()
        NibCoder.read(coder, into: self, at: UITableViewHeaderFooterView.self)
    }

    /// The identifier that the view is used again for; `nil` if it is not.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is used for another section. Overrides call `super` and forget what they showed.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    /// Where an app puts what the view shows; as large as the view.
    public let contentView = UIView()
    /// The words of the header or footer.
    open var textLabel: UILabel? { ownTextLabel() }
    /// More words, below the first, in grouped tables.
    open var detailTextLabel: UILabel? { ownDetailLabel() }
    /// A view behind the content, as large as the view. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { replaceGround(oldValue) } }

    /// What the view shows, as a value; takes the place of the labels. Defaults to `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    /// What stands behind the content, as a value. Defaults to `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { groundDidChange() } }
    /// A configuration with the look of a header or footer of the table's style, without words.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }
    /// The state that configurations are made for.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Has ``updateConfiguration(using:)`` called before the view is shown again.
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    /// Called when the view's state may have changed; overrides set configurations for `state`.
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
