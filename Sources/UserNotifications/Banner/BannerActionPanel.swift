internal import UIKitCore

/// The actions of an expanded banner as rows, or the field for a text.
@MainActor final class BannerActionPanel: UIView {
    private static let cornerRadius: CGFloat = 14
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let stack = UIStackView()
    /// Called with the identifier of an action and the entered text.
    var choose: (@MainActor (String, String?) -> Void)?
    /// Called before a text is entered.
    var beginEditing: (@MainActor () -> Void)?
    /// Called after the height changed.
    var didChange: (@MainActor () -> Void)?

    init(_ actions: [UNNotificationAction]) {
        super.init(frame: .zero)
        isHidden = actions.isEmpty
        card.clipsToBounds = true
        card.layer.cornerRadius = Self.cornerRadius
        card.layer.cornerCurve = .continuous
        stack.axis = .vertical
        addSubview(card)
        card.contentView.addSubview(stack)
        for (index, action) in actions.enumerated() {
            if index > 0 { stack.addArrangedSubview(separator()) }
            let row = BannerActionRow(action)
            row.addAction(UIAction { [weak self] _ in self?.select(action) }, for: .touchUpInside)
            stack.addArrangedSubview(row)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func separator() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale)).isActive = true
        return line
    }

    private func select(_ action: UNNotificationAction) {
        guard let input = action as? UNTextInputNotificationAction else {
            choose?(action.identifier, nil)
            return
        }
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        let bar = BannerReplyBar(input)
        bar.send = { [weak self] in self?.choose?(action.identifier, $0) }
        stack.addArrangedSubview(bar)
        didChange?()
        beginEditing?()
        bar.focus()
    }

    /// Returns the height for a width, in points.
    func height(for width: CGFloat) -> CGFloat {
        stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        stack.frame = card.contentView.bounds
    }
}
