import UIKitEngines

/// The view with the buttons that a swipe of a row reveals.
final class SwipeActionsView: UIView {
    /// The minimum width of a button, in points. A long title makes the button wider.
    private static let buttonWidth: CGFloat = 74
    private static let padding: CGFloat = 14

    let configuration: UISwipeActionsConfiguration
    private let isOnRight: Bool
    private var buttons: [SwipeButton] = []
    /// The visible width of the buttons, in points.
    var visibleWidth: CGFloat = 0 { didSet { if visibleWidth != oldValue { setNeedsLayout() } } }
    /// Whether the end of the touch will perform the first action. The button of this action then covers the other
    /// buttons.
    var isFull = false {
        didSet {
            guard isFull != oldValue else { return }
            setNeedsLayout()
            UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
        }
    }

    init(
        _ configuration: UISwipeActionsConfiguration, isOnRight: Bool, perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) {
        self.configuration = configuration
        self.isOnRight = isOnRight
        super.init(frame: .zero)
        for action in configuration.actions {
            let button = SwipeButton(action, isOnRight: isOnRight)
            button.addAction(UIAction { [weak button] _ in if let button { perform(action, button) } }, for: .touchUpInside)
            insertSubview(button, at: 0)
            buttons.append(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var widths: [CGFloat] { buttons.map { max(Self.buttonWidth, $0.contentWidth + 2 * Self.padding) } }

    /// The total width of all buttons, in points.
    var fullWidth: CGFloat { widths.reduce(0, +) }

    /// The initial swipe state: closed, with the total width of the buttons and the configured full swipe.
    var initialSwipe: RowSwipe {
        RowSwipe(
            side: isOnRight ? -1 : 1, actionsWidth: fullWidth, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    /// Inserts the view directly behind a row, with the corners of the row. `frame` is the row's frame without a swipe.
    func insert(behind row: UIView, frame: CGRect) {
        self.frame = frame
        layer.cornerRadius = row.layer.cornerRadius
        layer.maskedCorners = row.layer.maskedCorners
        clipsToBounds = true
        row.superview?.insertSubview(self, belowSubview: row)
    }

    /// Shows the buttons for a swipe state.
    func show(_ swipe: RowSwipe) {
        isFull = swipe.isFullSwipe
        visibleWidth = abs(swipe.offset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let totalWidth = max(1, fullWidth)
        let scale = visibleWidth / totalWidth
        var offset: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            // A full swipe shows only the first action.
            let fullSwipeWidth = index == 0 ? visibleWidth : 0
            let width = isFull ? fullSwipeWidth : widths[index] * scale
            button.openWidth = widths[index]
            let x = isOnRight ? bounds.width - offset - width : offset
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            offset += width
        }
    }
}

/// A button behind a swiped row.
final class SwipeButton: UIControl {
    private let titleLabel = UILabel()
    private let imageView = UIImageView()
    private let effectView: UIVisualEffectView?
    private let isOnRight: Bool
    /// The width of the button when the swipe actions are open, in points. The title is centred in this width.
    var openWidth: CGFloat = 74 { didSet { setNeedsLayout() } }

    init(_ action: UIContextualAction, isOnRight: Bool) {
        self.isOnRight = isOnRight
        effectView = action.backgroundEffect.map(UIVisualEffectView.init(effect:))
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.displayedColor
        if let effectView {
            effectView.isUserInteractionEnabled = false
            addSubview(effectView)
        }
        titleLabel.text = action.title
        titleLabel.font = .preferredFont(forTextStyle: action.image == nil ? .body : .footnote)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        imageView.image = action.image
        imageView.tintColor = .white
        addSubview(imageView)
        addSubview(titleLabel)
        isAccessibilityElement = true
        accessibilityLabel = action.title ?? action.image?.accessibilityLabel
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var contentWidth: CGFloat {
        max(titleLabel.sizeThatFits(.zero).width, imageView.image == nil ? 0 : imageView.sizeThatFits(.zero).width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        let imageSize = imageView.image == nil ? CGSize.zero : imageView.sizeThatFits(.zero)
        let titleSize = (titleLabel.text ?? "").isEmpty ? CGSize.zero : titleLabel.sizeThatFits(.zero)
        let spacing: CGFloat = imageSize.height > 0 && titleSize.height > 0 ? 3 : 0
        let top = (bounds.height - imageSize.height - spacing - titleSize.height) / 2
        // The title keeps its distance from the row, and therefore moves with the row.
        let centerX = isOnRight ? openWidth / 2 : bounds.width - openWidth / 2
        imageView.frame = CGRect(x: centerX - imageSize.width / 2, y: top, width: imageSize.width, height: imageSize.height)
        titleLabel.frame = CGRect(
            x: centerX - titleSize.width / 2, y: top + imageSize.height + spacing, width: titleSize.width, height: titleSize.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.7 : 1
    }
}
