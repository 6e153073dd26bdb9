extension NSLayoutManager {
    /// The container of the empty line after a trailing newline, or of empty text; `nil` if there is no such line.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }
    /// The rectangle of the extra line; zero if there is no extra line.
    public var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
    /// The used rectangle of the extra line, as wide as the padding at both ends; zero if there is no extra line.
    public var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }

    private var extraLine: (container: NSTextContainer, rect: CGRect, used: CGRect)? {
        ensureTextLayout()
        let text = containerLayouts.offsets.string
        guard let part = containerLayouts.layouts.last, text.isEmpty || text.hasNewlineAtEnd else { return nil }
        guard part.characterRange.location + part.characterRange.length >= containerLayouts.offsets.utf16Count else { return nil }
        let container = textContainers[containerLayouts.layouts.count - 1]
        let run = part.layout.content.runs[part.layout.content.runs.count - 1]
        let height = text.isEmpty ? part.layout.size.height : run.style.font.metrics.lineHeight
        let top = text.isEmpty ? 0 : part.layout.size.height + run.paragraph.lineSpacing + run.paragraph.paragraphSpacing
        guard top + height <= container.layoutSize.height else { return nil }
        let padding = container.lineFragmentPadding
        let x = run.paragraph.firstLineHeadIndent
        return (
            container, CGRect(x: 0, y: top, width: container.layoutSize.width, height: height),
            CGRect(x: x, y: top, width: 2 * padding, height: height)
        )
    }
}

extension String {
    fileprivate var hasNewlineAtEnd: Bool {
        guard let last = unicodeScalars.last else { return false }
        return ["\n", "\r", "\u{85}", "\u{2029}"].contains(last)
    }
}
