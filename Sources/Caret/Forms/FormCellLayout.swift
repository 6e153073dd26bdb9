/// The frames of a field's title, editor and message, for text that runs from left to right.
///
/// The title and the editor are beside each other, or one above the other with accessibility text sizes. The message is
/// below both.
struct FormCellLayout {
    /// The size of the editor.
    enum Editor {
        /// The editor fills the space after the title.
        case filling
        /// The editor has this size, and is located at the trailing edge.
        case trailing(CGSize)
        /// The editor is below the title, and has this height.
        case below(CGFloat)
    }

    private(set) var title = CGRect.zero
    private(set) var editor = CGRect.zero
    private(set) var message = CGRect.zero
    private(set) var height: CGFloat = 0

    /// - Parameters:
    ///   - width: The width of the cell's content, in points.
    ///   - titleSize: The size that fits the title; zero for no title.
    ///   - lineHeight: The height of a line of the editor's text.
    ///   - messageHeight: Returns the height of the message for a width; 0 for no message.
    init(
        width: CGFloat, title titleSize: CGSize, editor kind: Editor, lineHeight: CGFloat, isStacked: Bool,
        messageHeight: (CGFloat) -> CGFloat
    ) {
        let (margin, available) = (FormMetrics.margin, max(0, width - 2 * FormMetrics.margin))
        let hasTitle = titleSize.width > 0
        switch kind {
        case .below(let editorHeight):
            let titleHeight = hasTitle ? FormMetrics.padding + titleSize.height : 0
            title = CGRect(x: margin, y: FormMetrics.padding, width: available, height: titleSize.height)
            editor = CGRect(x: margin, y: titleHeight, width: available, height: max(0, editorHeight - titleHeight))
            height = max(editorHeight, titleHeight)
        case .filling, .trailing:
            let size = kind.size ?? CGSize(width: available, height: lineHeight)
            if isStacked, hasTitle { stack(titleSize, size, margin, available) } else { place(titleSize, kind, size, margin, available) }
        }
        let messageHeight = messageHeight(available)
        guard messageHeight > 0 else { return }
        message = CGRect(x: margin, y: height - FormMetrics.messageOverlap, width: available, height: messageHeight)
        height = message.maxY + FormMetrics.padding
    }

    /// Places the title above the editor.
    private mutating func stack(_ titleSize: CGSize, _ size: CGSize, _ margin: CGFloat, _ available: CGFloat) {
        title = CGRect(x: margin, y: FormMetrics.padding, width: available, height: titleSize.height)
        editor = CGRect(
            x: margin, y: title.maxY + FormMetrics.lineGap, width: min(size.width, available), height: size.height)
        height = editor.maxY + FormMetrics.padding
    }

    /// Places the editor after the title.
    private mutating func place(_ titleSize: CGSize, _ kind: Editor, _ size: CGSize, _ margin: CGFloat, _ available: CGFloat) {
        let textHeight = max(titleSize.height, kind.size == nil ? size.height : 0) + 2 * FormMetrics.padding
        let controlHeight = (kind.size?.height ?? 0) + 2 * FormMetrics.controlPadding
        height = max(FormMetrics.rowHeight, textHeight.rounded(.up), controlHeight.rounded(.up))
        let maximumWidth = kind.size.map { max(0, available - $0.width - FormMetrics.gap) } ?? available * FormMetrics.maximumTitleFraction
        let titleWidth = min(titleSize.width.rounded(.up), maximumWidth)
        title = CGRect(x: margin, y: 0, width: titleWidth, height: height)
        let start = titleWidth > 0 ? title.maxX + FormMetrics.gap : margin
        let end = margin + available
        guard let size = kind.size else {
            editor = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
            return
        }
        editor = CGRect(x: end - size.width, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}

extension FormCellLayout.Editor {
    /// The fixed size, if the editor has one.
    fileprivate var size: CGSize? { if case .trailing(let size) = self { size } else { nil } }
}
