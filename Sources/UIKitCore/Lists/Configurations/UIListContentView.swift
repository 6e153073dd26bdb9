// The layout of an image, text and secondary text.
//
// The labels' maximum width is the view's width minus the margins and the space reserved for the image. Both labels
// are measured for this width. If side by side is preferred and both fit with their padding, the secondary text is
// aligned to the trailing edge, and both are centred vertically. Otherwise the secondary text is below the text. The
// labels together and the image are centred vertically between the margins. The frames are computed left to right and
// mirrored at the end. The height of the view is the larger of the image's and the labels' height, plus the margins,
// and at least the minimum height.

/// A view that shows an image, text and secondary text, as in list cells.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor public final class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private(set) var imageView: UIImageView?
    private(set) var textLabel: UILabel?
    private(set) var secondaryLabel: UILabel?
    var guides = ListGuides()
    /// The width for which the last layout measured the labels, in points.
    private var measuredWidth: CGFloat?

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        apply()
    }

    /// Creates an empty view from an archive.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
    }

    /// The configuration. A configuration of a type other than `UIListContentConfiguration` is reported and not
    /// shown.
    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                Diagnostics.report(
                    "list.configuration",
                    "UIListContentView: a \(type(of: newValue)) cannot be shown. Set a UIListContentConfiguration, or make the "
                        + "configuration's own view.")
                return
            }
            guard new != content else { return }
            content = new
            apply()
        }
    }

    private func apply() {
        imageView = updatedSubview(imageView, isShown: content.image != nil) { UIImageView() }
        textLabel = updatedSubview(textLabel, isShown: content.text != nil || content.attributedText != nil) { UILabel() }
        secondaryLabel = updatedSubview(secondaryLabel, isShown: content.secondaryText != nil || content.secondaryAttributedText != nil) {
            UILabel()
        }
        apply(content.textProperties, content.text, content.attributedText, to: textLabel)
        apply(content.secondaryTextProperties, content.secondaryText, content.secondaryAttributedText, to: secondaryLabel)
        applyImage()
        removeUnusedGuides()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the old or a new subview if it is shown; otherwise removes the old subview and returns `nil`.
    private func updatedSubview<View: UIView>(_ old: View?, isShown: Bool, _ make: () -> View) -> View? {
        guard isShown else {
            old?.removeFromSuperview()
            return nil
        }
        if let old { return old }
        let view = make()
        addSubview(view)
        return view
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, _ plain: String?, _ attributed: NSAttributedString?, to label: UILabel?
    ) {
        guard let label else { return }
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        if let attributed { label.attributedText = attributed } else { label.text = plain.map(properties.transformed) }
    }

    private func applyImage() {
        guard let imageView else { return }
        imageView.image = content.image
        imageView.preferredSymbolConfiguration =
            content.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: content.textProperties.font)
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor =
            content.imageProperties.tintColorTransformer == nil
            ? content.imageProperties.tintColor : content.imageProperties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    }

    // MARK: - Layout

    private var margins: UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        var result = content.directionalLayoutMargins.resolved(direction)
        guard let superviewMargins = superview?.layoutMargins else { return result }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            result.left = max(result.left, superviewMargins.left)
            result.right = max(result.right, superviewMargins.right)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            result.top = max(result.top, superviewMargins.top)
            result.bottom = max(result.bottom, superviewMargins.bottom)
        }
        return direction == .rightToLeft
            ? UIEdgeInsets(top: result.top, left: result.right, bottom: result.bottom, right: result.left) : result
    }

    private var imageSize: CGSize {
        guard let imageView else { return .zero }
        var size = imageView.sizeThatFits(.zero)
        let maximumSize = content.imageProperties.maximumSize
        let scale = min(
            maximumSize.width > 0 && size.width > maximumSize.width ? maximumSize.width / size.width : 1,
            maximumSize.height > 0 && size.height > maximumSize.height ? maximumSize.height / size.height : 1)
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    /// The size of the space that is reserved for the image, in points. It may be larger than the image.
    private var reservedImageSize: CGSize {
        let size = imageSize
        let reserved = content.imageProperties.reservedLayoutSize
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        var width = reserved.width == standard ? TableMetrics.symbolWidth : reserved.width
        if !(width > 0) { width = content.image?.isSymbolImage == true ? TableMetrics.symbolWidth : 0 }
        let height = reserved.height == standard ? TableMetrics.symbolWidth : reserved.height
        return CGSize(width: max(size.width, width), height: max(size.height, height))
    }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The distance of the text from the left edge in a left-to-right layout, in points.
    var textLeadingInset: CGFloat {
        margins.left + (imageView == nil ? 0 : reservedImageSize.width + content.imageToTextPadding)
    }

    private struct LabelFrames {
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// Returns the frames of the labels, relative to the top-left corner of their common area.
    private func labelFrames(forWidth width: CGFloat) -> LabelFrames {
        let availableWidth = max(0, width - textLeadingInset - margins.right)
        var result = LabelFrames()
        let textSize = size(textLabel, availableWidth)
        let secondarySize = size(secondaryLabel, availableWidth)
        let horizontalSpacing = content.textToSecondaryTextHorizontalPadding
        let fitsSideBySide = textSize.width + horizontalSpacing + secondarySize.width <= availableWidth
        if content.prefersSideBySideTextAndSecondaryText, textLabel == nil || secondaryLabel == nil || fitsSideBySide {
            result.height = max(textSize.height, secondarySize.height)
            result.text = CGRect(x: 0, y: (result.height - textSize.height) / 2, width: textSize.width, height: textSize.height)
            result.secondary = CGRect(
                x: availableWidth - secondarySize.width, y: (result.height - secondarySize.height) / 2, width: secondarySize.width,
                height: secondarySize.height)
            return result
        }
        let verticalSpacing = textLabel != nil && secondaryLabel != nil ? content.textToSecondaryTextVerticalPadding : 0
        result.text = CGRect(x: 0, y: 0, width: availableWidth, height: textSize.height)
        result.secondary = CGRect(x: 0, y: textSize.height + verticalSpacing, width: availableWidth, height: secondarySize.height)
        result.height = textSize.height + verticalSpacing + secondarySize.height
        return result
    }

    private func height(forWidth width: CGFloat) -> CGFloat {
        let margins = margins
        return max(content.minimumHeight, max(labelFrames(forWidth: width).height, reservedImageSize.height) + margins.top + margins.bottom)
            .rounded(.up)
    }

    /// Returns the width of `size`, and the height of the content for this width.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height(forWidth: size.width)) }

    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(forWidth: bounds.width > 0 ? bounds.width : Self.unconstrainedWidth))
    }

    /// A width at which all text fits on a single line. Used before the width is known.
    private static let unconstrainedWidth: CGFloat = 10_000

    public override func layoutSubviews() {
        super.layoutSubviews()
        // Another width changes the line breaks, and so the height.
        if bounds.width != measuredWidth {
            measuredWidth = bounds.width
            if !translatesAutoresizingMaskIntoConstraints, intrinsicContentSize.height != bounds.height { invalidateIntrinsicContentSize() }
        }
        let margins = margins
        let frames = labelFrames(forWidth: bounds.width)
        let (reservedSize, size) = (reservedImageSize, imageSize)
        let availableHeight = bounds.height - margins.top - margins.bottom
        let centerY = margins.top + availableHeight / 2
        let left = textLeadingInset
        setFrame(
            imageView,
            CGRect(
                x: margins.left + (reservedSize.width - size.width) / 2, y: centerY - size.height / 2, width: size.width,
                height: size.height))
        setFrame(textLabel, frames.text.offsetBy(dx: left, dy: centerY - frames.height / 2))
        setFrame(secondaryLabel, frames.secondary.offsetBy(dx: left, dy: centerY - frames.height / 2))
    }

    private func setFrame(_ view: UIView?, _ frame: CGRect) {
        guard let view else { return }
        let scale = max(1, window?.screen.scale ?? traitCollection.displayScale)
        var frame = frame
        frame.origin.y = (frame.minY * scale).rounded() / scale
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }
}
