/// The content in place of the rows of an empty list. It is the background view of the list, so that the user can still
/// pull to refresh. Its content is laid out between the bars.
final class ListPlaceholderView: UIView {
    private let content: UIContentUnavailableView

    init(_ configuration: UIContentUnavailableConfiguration) {
        content = UIContentUnavailableView(configuration: configuration)
        super.init(frame: .zero)
        content.isScrollEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: UIContentUnavailableConfiguration? {
        get { content.configuration as? UIContentUnavailableConfiguration }
        set { if let newValue { content.configuration = newValue } }
    }

    // A change of the list's insets moves the view without a change of its size, and would not lay it out.
    override var frame: CGRect { didSet { if frame != oldValue { setNeedsLayout() } } }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.inset(by: (superview as? UIScrollView)?.adjustedContentInset ?? .zero)
    }
}
