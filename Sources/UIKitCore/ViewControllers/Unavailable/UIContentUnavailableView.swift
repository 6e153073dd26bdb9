/// A view that indicates that there is no content to show.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private let scroll = UIScrollView()
    private let background = BackgroundConfigurationView()
    private let picture = UIImageView()
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
        addSubview(scroll)
        for part in [picture, spinner, title, subtitle, button, secondButton] { scroll.addSubview(part) }
        picture.isAccessibilityElement = false
        picture.contentMode = .scaleAspectFit
        scroll.contentInsetAdjustmentBehavior = .never
        apply()
    }

    /// Returns `nil`: nibs cannot contain this view.
    public required init?(coder: NSCoder) { nil }

    /// The configuration of the view: a ``UIContentUnavailableConfiguration``; other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            content = new
            apply()
        }
    }

    /// Whether content that does not fit can be scrolled; `true` by default.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    // MARK: - Content

    private func apply() {
        background.show(content.background, tint: tintColor)
        let isLoading = content.kind == .loading && content.image == nil
        picture.image = content.image
        picture.isHidden = content.image == nil
        picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        picture.tintColor = content.imageProperties.tintColor
        picture.layer.cornerRadius = content.imageProperties.cornerRadius
        picture.clipsToBounds = content.imageProperties.cornerRadius > 0
        spinner.isHidden = !isLoading
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        write(content.text, content.attributedText, content.textProperties, in: title)
        write(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: subtitle)
        show(content.button, content.buttonProperties, in: button)
        show(content.secondaryButton, content.secondaryButtonProperties, in: secondButton)
        setNeedsLayout()
    }

    private func write(
        _ text: String?, _ attributed: NSAttributedString?, _ look: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = look.font
        label.textColor = look.color
        label.lineBreakMode = look.lineBreakMode
        label.numberOfLines = look.numberOfLines
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.textAlignment = content.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private func show(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
    ) {
        button.configuration = look
        button.isHidden = (look.title ?? "").isEmpty && look.image == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.enumerateEventHandlers { old, _, event, _ in if let old { button.removeAction(old, for: event) } }
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        scroll.frame = bounds
        let room = bounds.inset(by: margins)
        let placed = arranged(in: max(0, room.width))
        let height = placed.last.map { $0.frame.maxY } ?? 0
        let isCentred = content.alignment == .center
        let top = isCentred ? max(0, ((room.height - height) / 2).rounded(.down)) : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (part, frame) in placed {
            let start = isMirrored ? room.width - frame.width : 0
            let x = isCentred ? ((room.width - frame.width) / 2).rounded(.down) : start
            part.frame = CGRect(x: room.minX + x, y: room.minY + top + frame.minY, width: frame.width, height: frame.height)
        }
        scroll.contentSize = CGSize(width: bounds.width, height: max(0, bounds.height - room.height + height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (around, width) = (margins, size.width > 0 ? size.width : .infinity)
        let placed = arranged(in: max(0, width - around.left - around.right))
        let widest = placed.map(\.frame.width).max() ?? 0
        return CGSize(
            width: widest + around.left + around.right, height: (placed.last?.frame.maxY ?? 0) + around.top + around.bottom)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        background.show(content.background, tint: tintColor)
    }

    /// Returns the visible parts from top to bottom, each with its size and its distance from the top of the first
    /// part.
    private func arranged(in width: CGFloat) -> [(part: UIView, frame: CGRect)] {
        let gaps: [(part: UIView, gap: CGFloat)] = [
            (picture, 0), (spinner, 0), (title, content.imageToTextPadding), (subtitle, content.textToSecondaryTextPadding),
            (button, content.textToButtonPadding), (secondButton, content.buttonToSecondaryButtonPadding),
        ]
        var result: [(part: UIView, frame: CGRect)] = []
        for (part, gap) in gaps where !part.isHidden {
            let size = part === picture ? pictureSize : part.sizeThatFits(CGSize(width: width, height: .infinity))
            let top = result.last.map { $0.frame.maxY + gap } ?? 0
            result.append((part, CGRect(x: 0, y: top, width: min(width, ceil(size.width)), height: ceil(size.height))))
        }
        return result
    }

    private var pictureSize: CGSize {
        let (size, limit) = (picture.sizeThatFits(.zero), content.imageProperties.maximumSize)
        let scale = min(
            limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
            limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private var margins: UIEdgeInsets {
        var result = content.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
        guard let around = superview?.layoutMargins else { return result }
        // The frame may lie within the safe area already, which the margins include as well.
        let covered = superview?.safeAreaInsets ?? .zero
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            result.left = max(result.left, around.left - covered.left)
            result.right = max(result.right, around.right - covered.right)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            result.top = max(result.top, around.top - covered.top)
            result.bottom = max(result.bottom, around.bottom - covered.bottom)
        }
        return result
    }
}
