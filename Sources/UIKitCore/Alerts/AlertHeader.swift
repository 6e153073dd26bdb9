/// The title and message of an alert, which scroll if they are too long.
final class AlertHeader: UIScrollView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let metrics: AlertMetrics
    /// The view below the text, which contains the text fields.
    let accessoryView: UIView?

    init(title: String?, message: String?, metrics: AlertMetrics, isSheet: Bool, accessoryView: UIView?) {
        self.metrics = metrics
        self.accessoryView = accessoryView
        super.init(frame: .zero)
        let hasTitle = !(title ?? "").isEmpty
        titleLabel.text = hasTitle ? title : nil
        titleLabel.font = .systemFont(ofSize: metrics.titleSize, weight: .semibold)
        messageLabel.text = message
        // In an action sheet, a message without a title is as bold as a title.
        messageLabel.font = .systemFont(ofSize: metrics.messageSize, weight: !hasTitle && isSheet ? .semibold : .regular)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = metrics.textColor
            addSubview(label)
        }
        if let accessoryView { addSubview(accessoryView) }
        alwaysBounceVertical = false
    }

    required init?(coder: NSCoder) { nil }

    var isEmpty: Bool { (titleLabel.text ?? "").isEmpty && (messageLabel.text ?? "").isEmpty && accessoryView == nil }

    /// Lays out the text for a width.
    ///
    /// - Returns: The height of the content, including its margins.
    @discardableResult func layOutText(width: CGFloat) -> CGFloat {
        guard !isEmpty else { return 0 }
        var y = metrics.top
        let availableSize = CGSize(width: width - 2 * metrics.side, height: .greatestFiniteMagnitude)
        var isFirst = true
        for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
            if !isFirst { y += metrics.gap }
            let height = label.sizeThatFits(availableSize).height.rounded(.up)
            label.frame = CGRect(x: metrics.side, y: y, width: availableSize.width, height: height)
            y += height
            isFirst = false
        }
        if let view = accessoryView {
            if !isFirst { y += metrics.side }
            let scale = max(traitCollection.displayScale, 1)
            y = (y * scale).rounded() / scale
            let height = view.sizeThatFits(availableSize).height
            view.frame = CGRect(x: metrics.side, y: y, width: availableSize.width, height: height)
            y += height
        }
        y += metrics.bottom
        contentSize = CGSize(width: width, height: y)
        return y
    }
}
