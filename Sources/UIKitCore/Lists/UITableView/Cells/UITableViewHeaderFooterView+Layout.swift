extension UITableViewHeaderFooterView {
    func setUpView() {
        contentView.frame = bounds
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    func show(_ headerFooterStyle: HeaderFooterStyle) {
        sectionStyle = headerFooterStyle
        if let label = parts.text, parts.appliedStyle != sectionStyle.style { applyStyle(label) }
        if contentView.layoutMargins != headerFooterStyle.margins { contentView.layoutMargins = headerFooterStyle.margins }
        backgroundDidChange()
        setNeedsLayout()
    }

    // MARK: - Labels

    func makeTextLabelIfNeeded() -> UILabel {
        if let label = parts.text { return label }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        applyStyle(label)
        contentView.addSubview(label)
        parts.text = label
        return label
    }

    private func applyStyle(_ label: UILabel) {
        parts.appliedStyle = sectionStyle.style
        if sectionStyle.style == .plain {
            let size = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection).pointSize
            label.font = .systemFont(ofSize: size, weight: .semibold)
            label.textColor = .secondaryLabel
        } else {
            label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
            label.textColor = .secondaryLabel
        }
    }

    func makeDetailLabelIfNeeded() -> UILabel {
        if let label = parts.detail { return label }
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        parts.detail = label
        return label
    }

    // MARK: - Layout

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var textMargins: (top: CGFloat, bottom: CGFloat) {
        switch (sectionStyle.style, sectionStyle.isHeader) {
        case (.plain, _): (4, 4)
        case (_, true):
            (sectionStyle.isFirst ? TableMetrics.firstGroupHeaderTop : TableMetrics.groupHeaderTop, TableMetrics.groupHeaderBottom)
        case (_, false): (TableMetrics.groupFooterTop, TableMetrics.groupFooterBottom)
        }
    }

    func layOutView() {
        updateConfigurationIfNeeded()
        if contentView.frame != bounds { contentView.frame = bounds }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        parts.background?.frame = bounds
        if let content = parts.content, content.frame != contentView.bounds { content.frame = contentView.bounds }
        layOutLabels()
    }

    private func layOutLabels() {
        guard contentConfiguration == nil, let label = parts.text else { return }
        let margins = textMargins
        let width = max(0, bounds.width - sectionStyle.margins.left - sectionStyle.margins.right)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        // In groups, the label of a header is at the bottom, and the label of a footer at the top. Both labels are near
        // the rows of their group.
        let top: CGFloat
        if sectionStyle.style == .plain {
            top = (bounds.height - size.height) / 2
        } else {
            top = sectionStyle.isHeader ? bounds.height - margins.bottom - size.height : margins.top
        }
        let scale = max(1, window?.screen.scale ?? traitCollection.displayScale)
        let frame = CGRect(
            x: isMirrored ? sectionStyle.margins.right : sectionStyle.margins.left, y: (top * scale).rounded() / scale, width: width,
            height: size.height)
        if label.frame != frame { label.frame = frame }
        guard let detail = parts.detail else { return }
        let height = detail.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        detail.frame = CGRect(x: frame.minX, y: frame.maxY, width: width, height: height)
    }

    /// Returns the height that fits the view's content for a width, in points.
    func fittedHeight(forWidth width: CGFloat) -> CGFloat {
        if bounds.width != width { bounds.size = CGSize(width: width, height: max(bounds.height, TableMetrics.plainHeaderHeight)) }
        updateConfigurationIfNeeded()
        layoutIfNeeded()
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        if let content = parts.content { return content.hostedHeight(forWidth: width) }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            let height = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            if height > 0 { return height }
        }
        let textWidth = max(0, width - sectionStyle.margins.left - sectionStyle.margins.right)
        let availableSize = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        guard let label = parts.text, !(label.text ?? "").isEmpty else { return TableMetrics.plainHeaderHeight }
        let detail = parts.detail?.sizeThatFits(availableSize).height ?? 0
        let margins = textMargins
        return max(
            sectionStyle.style == .plain ? TableMetrics.plainHeaderHeight : 0,
            label.sizeThatFits(availableSize).height + detail + margins.top + margins.bottom
        )
        .rounded(.up)
    }

    // MARK: - Backgrounds

    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
        backgroundDidChange()
    }

    /// Updates the background view. A floating header of a plain table gets an opaque background, because it covers
    /// rows.
    func backgroundDidChange() {
        if let configuration = backgroundConfiguration {
            let view = parts.background ?? BackgroundConfigurationView()
            parts.background = view
            if view.superview !== self { insertSubview(view, at: 0) }
            view.frame = bounds
            view.show(configuration, tint: tintColor)
        } else if sectionStyle.style == .plain, isFloating, backgroundView == nil {
            let view = parts.background ?? BackgroundConfigurationView()
            parts.background = view
            if view.superview !== self { insertSubview(view, at: 0) }
            view.frame = bounds
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = superview?.backgroundColor ?? .systemBackground
            view.show(background, tint: tintColor)
        } else {
            parts.background?.removeFromSuperview()
            parts.background = nil
        }
    }

    // MARK: - Configurations

    func standardContent() -> UIListContentConfiguration {
        switch (sectionStyle.style, sectionStyle.isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (_, true): .groupedHeader()
        case (_, false): .groupedFooter()
        }
    }

    func invalidateConfiguration() {
        parts.needsConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard parts.needsConfiguration else { return }
        parts.needsConfiguration = false
        updateConfiguration(using: configurationState)
    }

    func contentConfigurationDidChange() {
        parts.content = ContentHosting.replace(parts.content, with: contentConfiguration, in: contentView)
        setNeedsLayout()
    }
}
