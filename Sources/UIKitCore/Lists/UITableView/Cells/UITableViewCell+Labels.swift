extension UITableViewCell {
    /// The space above and below the text, in points.
    private static let textMargin: CGFloat = 11
    /// The horizontal space between two labels, in points.
    private static let labelGap: CGFloat = 8
    /// The vertical space between two labels, in points.
    private static let lineGap: CGFloat = 2
    /// The width of the first label of the style `.value2`, in points.
    private static let shortLabelWidth: CGFloat = 91

    /// The image view, or `nil` if it has no image. `text` and `detail` are `nil` if the label has no text.
    private var image: UIImageView? { parts.image?.image == nil ? nil : parts.image }
    private var text: UILabel? { parts.text.flatMap { ($0.text ?? "").isEmpty ? nil : $0 } }
    private var detail: UILabel? { style == .default ? nil : parts.detail.flatMap { ($0.text ?? "").isEmpty ? nil : $0 } }

    private var naturalImageSize: CGSize { image?.sizeThatFits(.zero) ?? .zero }

    /// The size of the displayed image. An image taller than the row is scaled down to the row's height.
    private var imageSize: CGSize {
        let (size, height) = (naturalImageSize, contentView.bounds.height)
        guard height > 0, size.height > height else { return size }
        return CGSize(width: pixel(size.width * height / size.height), height: height)
    }

    /// The width reserved for an image. All symbols get the same width, so that the labels of their rows are aligned.
    private func imageRoom(_ width: CGFloat) -> CGFloat {
        guard let image else { return 0 }
        return max(width, image.image?.isSymbolImage == true ? TableMetrics.symbolWidth : 0)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The distance of the text from the left edge of the content in a left-to-right layout, in points.
    var leadingOfText: CGFloat {
        if contentConfiguration != nil, let leading = leadingOfConfiguredText { return leading }
        return leadingOfText(besideImageOf: imageSize.width)
    }

    private func leadingOfText(besideImageOf width: CGFloat) -> CGFloat {
        let start = placement.cellStyle.margins.left + indentation
        return image == nil ? start : start + imageRoom(width) + TableMetrics.imageGap
    }

    private func trailing(_ width: CGFloat) -> CGFloat { width - trailingMargin }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Returns the height that the labels and the image need for a width of the content, in points.
    func labelsHeight(forContentWidth width: CGFloat) -> CGFloat {
        let room = max(0, trailing(width) - leadingOfText(besideImageOf: naturalImageSize.width))
        let height: CGFloat
        switch style {
        case .default: height = size(text, room).height
        case .subtitle:
            let (first, second) = (size(text, room).height, size(detail, room).height)
            height = first + second + (first > 0 && second > 0 ? Self.lineGap : 0)
        case .value1:
            let widths = split(room)
            height = max(size(text, widths.text).height, size(detail, widths.detail).height)
        case .value2:
            let widths = shortSplit(room)
            height = max(size(text, widths.text).height, size(detail, widths.detail).height)
        }
        return max(TableMetrics.rowHeight, (max(height, naturalImageSize.height) + 2 * Self.textMargin).rounded(.up))
    }

    /// Divides the width between two labels side by side. If their intrinsic widths do not fit, the second label
    /// shrinks first, at most to half of the width.
    private func split(_ room: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        let unlimited: CGFloat = 10_000
        let (first, second) = (size(text, unlimited).width, size(detail, unlimited).width)
        guard detail != nil, text != nil else { return (room, room) }
        let free = max(0, room - Self.labelGap)
        if first + second <= free { return (first, second) }
        let detail = max(min(second, free / 2), free - first)
        return (free - detail, detail)
    }

    private func shortSplit(_ room: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        let first = min(Self.shortLabelWidth, room)
        return (first, max(0, room - first - Self.labelGap))
    }

    func layOutLabels() {
        guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
        let bounds = contentView.bounds
        let imageSize = imageSize
        let start = placement.cellStyle.margins.left + indentation
        let free = pixel((imageRoom(imageSize.width) - imageSize.width) / 2)
        set(parts.image, CGRect(x: start + free, y: middle(imageSize.height), width: imageSize.width, height: imageSize.height))
        let left = leadingOfText
        let room = max(0, trailing(bounds.width) - left)
        switch style {
        case .default:
            let size = size(text, room)
            set(parts.text, CGRect(x: left, y: middle(size.height), width: room, height: size.height))
        case .subtitle: layOutStack(left, room)
        case .value1: layOutPair(left, room)
        case .value2:
            let widths = shortSplit(room)
            let (first, second) = (size(text, widths.text), size(detail, widths.detail))
            set(parts.text, CGRect(x: left, y: middle(first.height), width: widths.text, height: first.height))
            set(
                parts.detail,
                CGRect(x: left + widths.text + Self.labelGap, y: middle(second.height), width: widths.detail, height: second.height))
        }
    }

    private func layOutStack(_ left: CGFloat, _ room: CGFloat) {
        let (first, second) = (size(text, room), size(detail, room))
        let gap = first.height > 0 && second.height > 0 ? Self.lineGap : 0
        let top = middle(first.height + gap + second.height)
        set(parts.text, CGRect(x: left, y: top, width: room, height: first.height))
        set(parts.detail, CGRect(x: left, y: top + first.height + gap, width: room, height: second.height))
    }

    private func layOutPair(_ left: CGFloat, _ room: CGFloat) {
        let widths = split(room)
        let (first, second) = (size(text, widths.text), size(detail, widths.detail))
        set(parts.text, CGRect(x: left, y: middle(first.height), width: first.width, height: first.height))
        set(
            parts.detail,
            CGRect(x: left + room - second.width, y: middle(second.height), width: second.width, height: second.height))
    }

    private func middle(_ height: CGFloat) -> CGFloat { pixel((contentView.bounds.height - height) / 2) }

    private func set(_ view: UIView?, _ frame: CGRect) {
        guard let view else { return }
        let frame = directed(frame, in: contentView.bounds.width)
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
