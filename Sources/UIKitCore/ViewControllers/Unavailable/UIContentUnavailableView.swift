/// A view that indicates that there is no content to show.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private let scrollView = UIScrollView()
    private let background = BackgroundConfigurationView()
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()
    private let subtitle = UILabel()
    private let button = UIButton(type: .system)
    private let secondButton = UIButton(type: .system)
    private var content: UIContentUnavailableConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        addSubview(background)
        addSubview(scrollView)
        for part in [imageView, spinner, title, subtitle, button, secondButton] { scrollView.addSubview(part) }
        imageView.isAccessibilityElement = false
        imageView.contentMode = .scaleAspectFit
        scrollView.contentInsetAdjustmentBehavior = .never
        applyConfiguration()
    }

    /// Returns `nil`: nibs cannot contain this view.
    public required init?(coder: NSCoder) { nil }

    /// The configuration of the view: a ``UIContentUnavailableConfiguration``; other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            content = new
            applyConfiguration()
        }
    }

    /// Whether content that does not fit can be scrolled; `true` by default.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    // MARK: - Content

    private func applyConfiguration() {
        background.show(content.background, tint: tintColor)
        let isLoading = content.kind == .loading && content.image == nil
        imageView.image = content.image
        imageView.isHidden = content.image == nil
        imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        imageView.tintColor = content.imageProperties.tintColor
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        spinner.isHidden = !isLoading
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        configure(content.text, content.attributedText, content.textProperties, in: title)
        configure(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: subtitle)
        show(content.button, content.buttonProperties, in: button)
        show(content.secondaryButton, content.secondaryButtonProperties, in: secondButton)
        setNeedsLayout()
    }

    private func configure(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = content.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
    ) {
        button.configuration = configuration
        button.isHidden = (configuration.title ?? "").isEmpty && configuration.image == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.enumerateEventHandlers { oldAction, _, event, _ in if let oldAction { button.removeAction(oldAction, for: event) } }
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        scrollView.frame = bounds
        let contentRect = bounds.inset(by: margins)
        let parts = arrangedParts(in: max(0, contentRect.width))
        let height = parts.last.map { $0.frame.maxY } ?? 0
        let isCentered = content.alignment == .center
        let top = isCentered ? max(0, ((contentRect.height - height) / 2).rounded(.down)) : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (part, frame) in parts {
            let leadingX = isMirrored ? contentRect.width - frame.width : 0
            let x = isCentered ? ((contentRect.width - frame.width) / 2).rounded(.down) : leadingX
            part.frame = CGRect(x: contentRect.minX + x, y: contentRect.minY + top + frame.minY, width: frame.width, height: frame.height)
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: max(0, bounds.height - contentRect.height + height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = margins
        let width = size.width > 0 ? size.width : .infinity
        let parts = arrangedParts(in: max(0, width - insets.left - insets.right))
        let maximumWidth = parts.map(\.frame.width).max() ?? 0
        return CGSize(
            width: maximumWidth + insets.left + insets.right, height: (parts.last?.frame.maxY ?? 0) + insets.top + insets.bottom)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        background.show(content.background, tint: tintColor)
    }

    /// Returns the visible parts from top to bottom, each with its size and its distance from the top of the first
    /// part.
    private func arrangedParts(in width: CGFloat) -> [(part: UIView, frame: CGRect)] {
        let spacings: [(part: UIView, spacing: CGFloat)] = [
            (imageView, 0), (spinner, 0), (title, content.imageToTextPadding), (subtitle, content.textToSecondaryTextPadding),
            (button, content.textToButtonPadding), (secondButton, content.buttonToSecondaryButtonPadding),
        ]
        var result: [(part: UIView, frame: CGRect)] = []
        for (part, spacing) in spacings where !part.isHidden {
            let size = part === imageView ? imageSize : part.sizeThatFits(CGSize(width: width, height: .infinity))
            let top = result.last.map { $0.frame.maxY + spacing } ?? 0
            result.append((part, CGRect(x: 0, y: top, width: min(width, ceil(size.width)), height: ceil(size.height))))
        }
        return result
    }

    private var imageSize: CGSize {
        let size = imageView.sizeThatFits(.zero)
        let limit = content.imageProperties.maximumSize
        let scale = min(
            limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
            limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private var margins: UIEdgeInsets {
        var result = content.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
        guard let superviewMargins = superview?.layoutMargins else { return result }
        // The superview's margins include its safe area. The safe area is subtracted, because the frame may be inside
        // it already.
        let safeArea = superview?.safeAreaInsets ?? .zero
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            result.left = max(result.left, superviewMargins.left - safeArea.left)
            result.right = max(result.right, superviewMargins.right - safeArea.right)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            result.top = max(result.top, superviewMargins.top - safeArea.top)
            result.bottom = max(result.bottom, superviewMargins.bottom - safeArea.bottom)
        }
        return result
    }
}
