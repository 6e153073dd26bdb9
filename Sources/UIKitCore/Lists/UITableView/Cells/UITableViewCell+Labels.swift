extension UITableViewCell {
    /// The space above and below the text, in points.
    private static let textMargin: CGFloat = 11
    /// The horizontal space between two labels, in points.
    private static let labelGap: CGFloat = 8
    /// The vertical space between two labels, in points.
    private static let lineGap: CGFloat = 2
    /// The width of the first label of the style `.value2`, in points.
    private static let shortLabelWidth: CGFloat = 91

    /// The image view if it has an image, and the labels if they have text; otherwise `nil`.
    private var visibleImageView: UIImageView? { parts.image?.image == nil ? nil : parts.image }
    private var visibleTextLabel: UILabel? { parts.text.flatMap { ($0.text ?? "").isEmpty ? nil : $0 } }
    private var visibleDetailLabel: UILabel? { style == .default ? nil : parts.detail.flatMap { ($0.text ?? "").isEmpty ? nil : $0 } }

    private var intrinsicImageSize: CGSize { visibleImageView?.sizeThatFits(.zero) ?? .zero }

    /// The size of the displayed image. An image taller than the row is scaled down to the row's height.
    private var imageSize: CGSize {
        let size = intrinsicImageSize
        let height = contentView.bounds.height
        guard height > 0, size.height > height else { return size }
        return CGSize(width: pixelAligned(size.width * height / size.height), height: height)
    }

    /// Returns the width reserved for an image. Symbols have a common minimum width, which aligns the labels of their
    /// rows.
    private func reservedImageWidth(_ width: CGFloat) -> CGFloat {
        guard let imageView = visibleImageView else { return 0 }
        return max(width, imageView.image?.isSymbolImage == true ? TableMetrics.symbolWidth : 0)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The distance of the text from the left edge of the content in a left-to-right layout, in points.
    var textLeadingInset: CGFloat {
        if contentConfiguration != nil, let leading = configuredTextLeadingInset { return leading }
        return textLeadingInset(besideImageOf: imageSize.width)
    }

    private func textLeadingInset(besideImageOf width: CGFloat) -> CGFloat {
        let start = placement.cellStyle.margins.left + indentation
        return visibleImageView == nil ? start : start + reservedImageWidth(width) + TableMetrics.imageGap
    }

    private func textTrailingX(_ width: CGFloat) -> CGFloat { width - trailingMargin }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Returns the height that the labels and the image need for a width of the content, in points.
    func labelsHeight(forContentWidth width: CGFloat) -> CGFloat {
        let availableWidth = max(0, textTrailingX(width) - textLeadingInset(besideImageOf: intrinsicImageSize.width))
        let height: CGFloat
        switch style {
        case .default: height = size(visibleTextLabel, availableWidth).height
        case .subtitle:
            let (textHeight, detailHeight) = (
                size(visibleTextLabel, availableWidth).height, size(visibleDetailLabel, availableWidth).height
            )
            height = textHeight + detailHeight + (textHeight > 0 && detailHeight > 0 ? Self.lineGap : 0)
        case .value1:
            let widths = labelWidths(availableWidth)
            height = max(size(visibleTextLabel, widths.text).height, size(visibleDetailLabel, widths.detail).height)
        case .value2:
            let widths = value2LabelWidths(availableWidth)
            height = max(size(visibleTextLabel, widths.text).height, size(visibleDetailLabel, widths.detail).height)
        }
        return max(TableMetrics.rowHeight, (max(height, intrinsicImageSize.height) + 2 * Self.textMargin).rounded(.up))
    }

    /// Divides the width between two labels side by side. If their intrinsic widths do not fit, the detail label
    /// shrinks first, but not below half of the width.
    private func labelWidths(_ availableWidth: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        let unlimitedHeight: CGFloat = 10_000
        let textWidth = size(visibleTextLabel, unlimitedHeight).width
        let detailWidth = size(visibleDetailLabel, unlimitedHeight).width
        guard visibleDetailLabel != nil, visibleTextLabel != nil else { return (availableWidth, availableWidth) }
        let labelsWidth = max(0, availableWidth - Self.labelGap)
        if textWidth + detailWidth <= labelsWidth { return (textWidth, detailWidth) }
        let shrunkWidth = max(min(detailWidth, labelsWidth / 2), labelsWidth - textWidth)
        return (labelsWidth - shrunkWidth, shrunkWidth)
    }

    private func value2LabelWidths(_ availableWidth: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        let textWidth = min(Self.shortLabelWidth, availableWidth)
        return (textWidth, max(0, availableWidth - textWidth - Self.labelGap))
    }

    func layOutLabels() {
        guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
        let bounds = contentView.bounds
        let imageSize = imageSize
        let start = placement.cellStyle.margins.left + indentation
        let imageInset = pixelAligned((reservedImageWidth(imageSize.width) - imageSize.width) / 2)
        setFrame(
            parts.image, CGRect(x: start + imageInset, y: centeredY(imageSize.height), width: imageSize.width, height: imageSize.height))
        let left = textLeadingInset
        let availableWidth = max(0, textTrailingX(bounds.width) - left)
        switch style {
        case .default:
            let size = size(visibleTextLabel, availableWidth)
            setFrame(parts.text, CGRect(x: left, y: centeredY(size.height), width: availableWidth, height: size.height))
        case .subtitle: layOutSubtitleLabels(left, availableWidth)
        case .value1: layOutValue1Labels(left, availableWidth)
        case .value2:
            let widths = value2LabelWidths(availableWidth)
            let textSize = size(visibleTextLabel, widths.text)
            let detailSize = size(visibleDetailLabel, widths.detail)
            setFrame(parts.text, CGRect(x: left, y: centeredY(textSize.height), width: widths.text, height: textSize.height))
            setFrame(
                parts.detail,
                CGRect(
                    x: left + widths.text + Self.labelGap, y: centeredY(detailSize.height), width: widths.detail,
                    height: detailSize.height))
        }
    }

    private func layOutSubtitleLabels(_ left: CGFloat, _ availableWidth: CGFloat) {
        let textSize = size(visibleTextLabel, availableWidth)
        let detailSize = size(visibleDetailLabel, availableWidth)
        let spacing = textSize.height > 0 && detailSize.height > 0 ? Self.lineGap : 0
        let top = centeredY(textSize.height + spacing + detailSize.height)
        setFrame(parts.text, CGRect(x: left, y: top, width: availableWidth, height: textSize.height))
        setFrame(parts.detail, CGRect(x: left, y: top + textSize.height + spacing, width: availableWidth, height: detailSize.height))
    }

    private func layOutValue1Labels(_ left: CGFloat, _ availableWidth: CGFloat) {
        let widths = labelWidths(availableWidth)
        let textSize = size(visibleTextLabel, widths.text)
        let detailSize = size(visibleDetailLabel, widths.detail)
        setFrame(parts.text, CGRect(x: left, y: centeredY(textSize.height), width: textSize.width, height: textSize.height))
        setFrame(
            parts.detail,
            CGRect(
                x: left + availableWidth - detailSize.width, y: centeredY(detailSize.height), width: detailSize.width,
                height: detailSize.height))
    }

    private func centeredY(_ height: CGFloat) -> CGFloat { pixelAligned((contentView.bounds.height - height) / 2) }

    private func setFrame(_ view: UIView?, _ frame: CGRect) {
        guard let view else { return }
        let frame = mirroredIfRightToLeft(frame, in: contentView.bounds.width)
        if view.frame != frame { view.frame = frame }
    }

    // MARK: - Fitting

    /// Returns the height that fits the cell's content for a width, in points.
    func fittedHeight(forWidth width: CGFloat) -> CGFloat {
        if bounds.width != width { bounds.size = CGSize(width: width, height: max(bounds.height, TableMetrics.rowHeight)) }
        updateConfigurationIfNeeded()
        layoutIfNeeded()
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        let size = CGSize(width: width, height: bounds.height)
        let content = contentFrame(in: size, accessory: accessoryFrame(in: size))
        if contentConfiguration != nil {
            // The separator below the row takes up one pixel.
            return max(configuredHeight(forWidth: content.width), 0) + (placement.cellStyle.separatorColor == nil ? 0 : pixelLength)
        }
        let isConstrained = contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard isConstrained else { return labelsHeight(forContentWidth: content.width) }
        let height = contentView.systemLayoutSizeFitting(
            CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // If the constraints do not determine the height, the standard height is used.
        return height > 0 ? height : TableMetrics.rowHeight
    }
}
