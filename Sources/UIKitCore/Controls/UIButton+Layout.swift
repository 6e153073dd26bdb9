/// The layout of a button's image, title and subtitle.
///
/// The content consists of the text and the image, side by side or stacked, with the padding between them. With a
/// configuration, text wraps to the available width. The intrinsic size adds the insets and the width of a menu
/// indicator. Without a configuration, a button without image and insets is 12 points higher than its text or a line of
/// text, whichever is higher. Layout aligns the content in the content rectangle, and positions the image on its side
/// of the text. The edge insets of image and title then shift the parts. A title that is too wide is shortened on the
/// side to which it is not aligned.
extension UIButton: TextMeasuring, BaselineMeasuring {
    func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard configuration != nil, [content.label, content.subtitleLabel].contains(where: { $0.map { $0.numberOfLines != 1 } ?? false })
        else { return nil }
        solvedWidth = width
        defer { solvedWidth = nil }
        return intrinsicContentSize.height
    }

    /// The baselines of the text, which depend on the content's alignment and on the placement of the image.
    var measuredBaselines: (first: Baseline, last: Baseline)? {
        guard let label = content.label, !(label.text?.isEmpty ?? true) else { return nil }
        let width = bounds.width > 0 && configuration != nil ? bounds.width - insets.left - insets.right : .infinity
        let titleSize = textSize(in: textWidth(in: width))
        let start = insets.top - freeFractionAbove * (insets.top + insets.bottom) + shift(content.titleInsets).y
        var top = start - freeFractionAbove * titleSize.height
        if isStacked {
            top = start - freeFractionAbove * contentSize(in: width).height
            if configuration?.imagePlacement == .top { top += imageSize.height + gap }
        }
        let lowestLabel = (content.subtitleLabel?.text?.isEmpty ?? true) ? label : content.subtitleLabel ?? label
        let last = titleSize.height - lowestLabel.textBaselines.last
        return (
            Baseline(heightFraction: freeFractionAbove, offset: top + label.textBaselines.first),
            Baseline(heightFraction: freeFractionAbove, offset: top + last)
        )
    }

    func changeInsets(_ keyPath: WritableKeyPath<ButtonContent, UIEdgeInsets>, _ insets: UIEdgeInsets) {
        guard content[keyPath: keyPath] != insets else { return }
        content[keyPath: keyPath] = insets
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var insets: UIEdgeInsets {
        configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? content.insets
    }

    /// Returns the distance by which the insets of a part move that part.
    private func shift(_ insets: UIEdgeInsets) -> CGPoint {
        guard configuration == nil else { return .zero }
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: insets.left
            case .right: -insets.right
            case .center, .fill, .leading, .trailing: (insets.left - insets.right) / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return CGPoint(x: x, y: y)
    }

    /// Returns the size of title and subtitle together, wrapped to a width.
    private func textSize(in width: CGFloat) -> CGSize {
        let title = size(of: content.label, in: width)
        guard !(content.subtitleLabel?.text?.isEmpty ?? true) else { return title }
        let second = size(of: content.subtitleLabel, in: width)
        return CGSize(width: max(title.width, second.width), height: title.height + second.height + (configuration?.titlePadding ?? 0))
    }

    private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, !(label.text?.isEmpty ?? true) else { return .zero }
        return label.numberOfLines == 1 || !width.isFinite
            ? label.intrinsicContentSize : label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
    }

    private var isStacked: Bool { [.top, .bottom].contains(configuration?.imagePlacement ?? .leading) }

    /// The padding between image and text, if the button has both.
    private var gap: CGFloat {
        let hasText = ![content.label, content.subtitleLabel].allSatisfy { $0?.text?.isEmpty ?? true }
        return hasText && imageSize.width > 0 ? configuration?.imagePadding ?? 0 : 0
    }

    /// Returns the width that content of a given width leaves for the text.
    private func textWidth(in width: CGFloat) -> CGFloat { isStacked ? width : width - imageSize.width - gap }

    private func contentSize(in width: CGFloat) -> CGSize {
        let text = textSize(in: textWidth(in: width))
        let image = imageSize
        if isStacked { return CGSize(width: max(text.width, image.width), height: text.height + image.height + gap) }
        return CGSize(width: text.width + image.width + gap, height: max(text.height, image.height))
    }

    /// Returns the intrinsic size of the button. With a configuration, the text wraps so that the button fits into
    /// `width`.
    func intrinsicSize(in width: CGFloat) -> CGSize {
        let insets = insets
        let horizontalPadding = insets.left + insets.right + indicatorWidth
        let unpaddedSize = contentSize(in: configuration == nil || width <= 0 ? .infinity : width - horizontalPadding)
        let size = CGSize(width: unpaddedSize.width + horizontalPadding, height: unpaddedSize.height + insets.top + insets.bottom)
        guard configuration == nil else { return size }
        let requiredSize = sizeWithoutConfiguration(size, textSize(in: .infinity), insets)
        let background = content.background(for: state)?.size ?? .zero
        return CGSize(width: max(requiredSize.width, background.width), height: max(requiredSize.height, background.height))
    }

    /// Returns the size without a configuration. Without image and insets, the button is at least 30 points wide, and
    /// 12 points higher than its text or a line, whichever is higher. Without image and text, insets are added to the
    /// height of a line. With an image and text but no insets, the button is at least as high as a line.
    private func sizeWithoutConfiguration(_ size: CGSize, _ text: CGSize, _ insets: UIEdgeInsets) -> CGSize {
        let line = (content.label?.font ?? titleFont).lineHeight
        guard imageSize == .zero else {
            let minimumHeight = text == .zero || insets != .zero ? 0 : line.rounded(.up)
            return CGSize(width: size.width, height: max(size.height, minimumHeight))
        }
        guard insets == .zero else {
            let scale = max(1, traitCollection.displayScale)
            let minimumHeight = text == .zero ? (line * scale).rounded(.up) / scale + insets.top + insets.bottom : 0
            return CGSize(width: size.width, height: max(size.height, minimumHeight))
        }
        return CGSize(width: max(30, size.width), height: max(line.rounded(.up), text.height) + 12)
    }

    /// The fraction of the free height that is above the content.
    private var freeFractionAbove: CGFloat {
        switch contentVerticalAlignment {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }

    /// Returns the rectangle of title and image within bounds.
    func defaultContentRect(in bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    func layOutContent() {
        layOutBackground()
        guard configuration == nil else {
            let area = defaultContentRect(in: bounds)
            let parts = partFrames(in: contentRectBesideIndicator(area))
            content.imageView?.frame = parts.picture
            layOutIndicator(beside: [parts.picture, parts.text], in: area)
            content.spinner?.frame = parts.picture
            return placeText(in: parts.text)
        }
        content.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let area = contentRect(forBounds: bounds)
        let image = imageRect(forContentRect: area)
        let title = titleRect(forContentRect: area)
        content.imageView?.frame = image
        placeText(in: title)
    }

    /// Returns the frames of image and text in the content rectangle.
    func partFrames(in area: CGRect) -> (picture: CGRect, text: CGRect) {
        let size = contentSize(in: area.width)
        let titleSize = textSize(in: textWidth(in: area.width))
        var origin = CGPoint(x: area.midX - min(size.width, area.width) / 2, y: area.minY + freeFractionAbove * (area.height - size.height))
        switch effectiveContentHorizontalAlignment {
        case .left: origin.x = area.minX
        case .right: origin.x = area.maxX - size.width
        case .center, .fill, .leading, .trailing: break
        }
        let image = imageSize
        let width = min(titleSize.width, max(0, textWidth(in: area.width)))
        var text = CGRect(x: origin.x, y: origin.y, width: width, height: titleSize.height)
        var imageFrame = CGRect(origin: origin, size: image)
        let imageIsFirst = [.top, .leading].contains(configuration?.imagePlacement ?? .leading)
        if isStacked {
            imageFrame.origin.x = area.midX - image.width / 2
            text.origin.x = area.midX - text.width / 2
            if imageIsFirst { text.origin.y += image.height + gap } else { imageFrame.origin.y += text.height + gap }
        } else {
            imageFrame.origin.y = area.minY + freeFractionAbove * (area.height - image.height)
            text.origin.y = area.minY + freeFractionAbove * (area.height - text.height)
            if imageIsFirst != (effectiveUserInterfaceLayoutDirection == .rightToLeft) {
                text.origin.x += image.width + gap
            } else {
                imageFrame.origin.x += text.width + gap
            }
            stretch(&imageFrame, in: area, besideText: titleSize != .zero)
        }
        let imageOffset = shift(content.imageInsets)
        let titleOffset = shift(content.titleInsets)
        text = text.offsetBy(dx: titleOffset.x, dy: titleOffset.y)
        if configuration == nil { limitWidth(of: &text, to: titleSize.width, in: textWidth(in: area.width)) }
        return (imageFrame.offsetBy(dx: imageOffset.x, dy: imageOffset.y), text)
    }

    /// Limits the width of a title to the available width minus the title insets. The edge to which the title is
    /// aligned stays in place.
    private func limitWidth(of text: inout CGRect, to titleWidth: CGFloat, in available: CGFloat) {
        let width = min(titleWidth, max(0, available - content.titleInsets.left - content.titleInsets.right))
        let excess = text.width - width
        switch effectiveContentHorizontalAlignment {
        case .left: break
        case .right: text.origin.x += excess
        case .center, .fill, .leading, .trailing: text.origin.x += excess / 2
        }
        text.size.width = width
    }

    /// Stretches an image with `.fill` alignment to the content rectangle. Stretches horizontally only if there is no
    /// text.
    private func stretch(_ imageFrame: inout CGRect, in area: CGRect, besideText: Bool) {
        guard imageFrame.width > 0, imageFrame.height > 0 else { return }
        if contentVerticalAlignment == .fill {
            imageFrame.origin.y = area.minY
            imageFrame.size.height = max(0, area.height)
        }
        if contentHorizontalAlignment == .fill, !besideText {
            imageFrame.origin.x = area.minX
            imageFrame.size.width = max(0, area.width)
        }
    }

    private func placeText(in area: CGRect) {
        guard !(content.subtitleLabel?.text?.isEmpty ?? true) else {
            content.label?.frame = area
            content.subtitleLabel?.frame = .zero
            return
        }
        let height = size(of: content.label, in: area.width).height
        content.label?.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        let second = size(of: content.subtitleLabel, in: area.width).height
        content.subtitleLabel?.frame = CGRect(x: area.minX, y: area.maxY - second, width: area.width, height: second)
    }
}
