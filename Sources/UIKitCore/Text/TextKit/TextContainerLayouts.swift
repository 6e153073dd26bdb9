/// The layout of a layout manager's text: the line breaks in each container.
///
/// The containers are filled one after the other; each layout begins where the previous one ended. A plain container
/// of unlimited height uses the engine's incremental layout, which starts from the previous result and lays out only
/// the changed paragraphs. Other containers are laid out completely, with limits for the height and the number of
/// lines. If a container has exclusion paths or a custom shape, the engine asks for the available spans of each line.
struct TextContainerLayouts {
    /// The lines in one container.
    struct ContainerLayout {
        var layout: TextLayout
        /// The characters on the lines, including newlines; in UTF-16 units.
        var characterRange: NSRange
    }

    var isValid = false
    var layouts: [ContainerLayout] = []
    var offsets = TextOffsets("")
    /// The last layout without a limit of height or lines. The layout after an edit reuses its unchanged paragraphs.
    private(set) var reusableLayout: TextLayout?

    mutating func reset() {
        reusableLayout = nil
    }

    /// Lays content out in containers, one after the other.
    mutating func layOut(_ content: TextContent, into containers: [NSTextContainer], spacing: ((TextLine) -> CGFloat)?) {
        isValid = true
        offsets = TextOffsets(content.string)
        layouts = []
        let count = content.string.utf8.count
        var start = 0
        for container in containers {
            let layout = Self.layout(content, container, start: start, index: offsets, reusable: reusableLayout, spacing: spacing)
            if containers.count == 1 { reusableLayout = layout.isUnlimited ? layout : nil }
            let location = offsets.utf16Offset(start)
            layouts.append(
                ContainerLayout(
                    layout: layout, characterRange: NSRange(location: location, length: offsets.utf16Offset(layout.end) - location)))
            start = layout.end
            if start >= count { break }
        }
    }

    private static func layout(
        _ content: TextContent, _ container: NSTextContainer, start: Int, index: TextOffsets, reusable: TextLayout?,
        spacing: ((TextLine) -> CGFloat)?
    ) -> TextLayout {
        let size = container.layoutSize
        let isWidthUnlimited = size.width == .greatestFiniteMagnitude
        let isHeightUnlimited = size.height == .greatestFiniteMagnitude
        let padding = container.lineFragmentPadding
        let width = isWidthUnlimited ? .infinity : max(0, size.width - 2 * padding)
        let isPlain = container.isSimpleRectangularTextContainer && type(of: container) == NSTextContainer.self
        if isPlain, isHeightUnlimited, start == 0, container.maximumNumberOfLines == 0, spacing == nil {
            return TextLayout(content, width: width, replacing: reusable)
        }
        let truncation = container.lineBreakMode.lineBreak.truncation
        let spans: ((CGFloat, CGFloat) -> [HorizontalExtent])? = isPlain ? nil : { Self.availableSpans(in: container, top: $0, height: $1) }
        return TextLayout(
            content, width: width, maxHeight: isHeightUnlimited ? .infinity : size.height, maximumLines: container.maximumNumberOfLines,
            truncation: truncation, start: start, freeExtents: spans, spacing: spacing)
    }

    /// Returns the free spans of a strip in a container, measured from the left padding.
    private static func availableSpans(in container: NSTextContainer, top: CGFloat, height: CGFloat) -> [HorizontalExtent] {
        let padding = container.lineFragmentPadding
        var strip = CGRect(x: 0, y: top, width: min(container.layoutSize.width, unlimitedWidth), height: height)
        var spans: [HorizontalExtent] = []
        for _ in 0..<maximumSpans where strip.width > 0 {
            var remainingRect = CGRect.zero
            let fragment = container.lineFragmentRect(forProposedRect: strip, at: 0, writingDirection: .natural, remaining: &remainingRect)
            if fragment.width > 2 * padding { spans.append(HorizontalExtent(left: fragment.minX, width: fragment.width - 2 * padding)) }
            strip = remainingRect
        }
        return spans
    }

    /// The width that represents no limit where text flows around exclusion paths, in points.
    private static let unlimitedWidth: CGFloat = 1_000_000
    /// The maximum number of line fragments beside each other.
    private static let maximumSpans = 64
}
