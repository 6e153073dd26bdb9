import UIKitEngines

/// The geometry of the text, in container coordinates.
extension TextEditor {
    /// Lays the text out with colours for the host's traits. Returns the layout manager and container of the visible
    /// text.
    private func laidOutText() -> (manager: NSLayoutManager, container: NSTextContainer) {
        let shownLayout = visibleLayout
        if let host { host.traitCollection.performAsCurrent { shownLayout.manager.ensureTextLayout() } }
        return shownLayout
    }

    /// The font of text that is typed next.
    var typingFont: UIFont { typingAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12) }

    /// The height of all lines.
    var textHeight: CGFloat {
        let (manager, container) = laidOutText()
        let usedRect = length == 0 ? .zero : manager.usedRect(for: container)
        return max(usedRect.maxY, typingFont.lineHeight * reduction)
    }

    /// The width of the widest line, including padding.
    var textWidth: CGFloat {
        let (manager, container) = laidOutText()
        return length == 0 ? 2 * container.lineFragmentPadding : manager.usedRect(for: container).maxX
    }

    /// Returns the rectangle of the caret at a position.
    func caretRect(at position: EditorTextPosition) -> CGRect {
        let (manager, container) = laidOutText()
        let offset = min(max(0, position.offset), length)
        guard length > 0 else { return emptyCaret(container) }
        if offset == length, manager.extraLineFragmentTextContainer === container {
            let line = manager.extraLineFragmentRect
            let x = isMirrored(at: offset) ? line.maxX - container.lineFragmentPadding : line.minX + container.lineFragmentPadding
            return CGRect(x: x, y: line.minY, width: Self.caretWidth, height: line.height)
        }
        guard let part = manager.containerLayout(of: container) else { return emptyCaret(container) }
        let byteOffset = manager.containerLayouts.offsets.utf8Offset(offset)
        guard var lineIndex = part.layout.lineIndex(at: byteOffset) else { return emptyCaret(container) }
        if position.isUpstream, lineIndex > 0, part.layout.lines[lineIndex].range.lowerBound == byteOffset { lineIndex -= 1 }
        let caretLine = part.layout.lines[lineIndex]
        let upstreamX = position.isUpstream ? part.layout.upstreamX(at: byteOffset, inLine: lineIndex) : nil
        let x = (upstreamX ?? part.layout.caretX(at: byteOffset, inLine: lineIndex)) + container.lineFragmentPadding
        return CGRect(x: x, y: caretLine.top, width: Self.caretWidth, height: caretLine.height)
    }

    /// The width of the caret: 2 points, as on iOS.
    static let caretWidth: CGFloat = 2

    /// Returns the caret's rectangle in empty text, where the first character will be inserted.
    private func emptyCaret(_ container: NSTextContainer) -> CGRect {
        let padding = container.lineFragmentPadding
        let width = container.layoutSize.width == .greatestFiniteMagnitude ? 0 : container.layoutSize.width
        let alignment = (typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        let x: CGFloat =
            switch alignment {
            case .center: width / 2
            case .right: width - padding
            case .natural where isHostMirrored: width - padding
            default: padding
            }
        return CGRect(x: x, y: 0, width: Self.caretWidth, height: typingFont.lineHeight)
    }

    private var isHostMirrored: Bool { host?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the text position that is closest to a point.
    func closestPosition(to point: CGPoint) -> EditorTextPosition {
        let (manager, container) = laidOutText()
        guard length > 0, let part = manager.containerLayout(of: container), !point.x.isNaN, !point.y.isNaN else {
            return EditorTextPosition(0)
        }
        if manager.extraLineFragmentTextContainer === container, point.y >= manager.extraLineFragmentRect.minY {
            return EditorTextPosition(length)
        }
        let x = point.x - container.lineFragmentPadding
        guard let lineIndex = part.layout.lineIndex(atX: x, y: point.y) else { return EditorTextPosition(0) }
        let character = part.layout.character(atX: x, inLine: lineIndex)
        let offsets = manager.containerLayouts.offsets
        let offset = character.fraction < 0.5 ? offsets.utf16Offset(character.start) : offsets.utf16Offset(character.end)
        var alignedOffset = boundaries.aligned(offset)
        if character.fraction >= 0.5, alignedOffset != offset { alignedOffset = boundaries.next(after: offset) }
        let lines = part.layout.lines
        // The end of a wrapped line is also the start of the next line. The upstream affinity keeps the caret on the
        // line under the point.
        let isBreak = lineIndex + 1 < lines.count && offsets.utf16Offset(lines[lineIndex + 1].range.lowerBound) == alignedOffset
        return EditorTextPosition(alignedOffset, isUpstream: isBreak)
    }

    /// Returns the rectangles of a range, at least one for each line.
    func rects(of range: Range<Int>) -> [CGRect] {
        let (manager, container) = laidOutText()
        guard !range.isEmpty else { return [] }
        var rects: [CGRect] = []
        let nsRange = NSRange(range)
        manager.enumerateEnclosingRects(forGlyphRange: nsRange, withinSelectedGlyphRange: nsRange, in: container) { rect, _ in
            rects.append(rect)
        }
        return rects
    }

    /// Returns the start or end of the line with the caret.
    func lineEdge(atStart: Bool) -> EditorTextPosition { lineEdge(atStart: atStart, of: caret.head, isUpstream: caret.isUpstream) }

    /// Returns the start or end of the line at an offset. If a wrapped line ends at the offset, upstream affinity
    /// selects that line.
    func lineEdge(atStart: Bool, of offset: Int, isUpstream: Bool) -> EditorTextPosition {
        let (manager, container) = laidOutText()
        guard length > 0, let part = manager.containerLayout(of: container) else { return EditorTextPosition(0) }
        if offset == length, manager.extraLineFragmentTextContainer === container { return EditorTextPosition(length) }
        let offsets = manager.containerLayouts.offsets
        let byteOffset = offsets.utf8Offset(offset)
        guard var lineIndex = part.layout.lineIndex(at: byteOffset) else { return EditorTextPosition(0) }
        let lines = part.layout.lines
        if isUpstream, lineIndex > 0, lines[lineIndex].range.lowerBound == byteOffset { lineIndex -= 1 }
        if atStart { return EditorTextPosition(offsets.utf16Offset(lines[lineIndex].range.lowerBound)) }
        let end = offsets.utf16Offset(lines[lineIndex].range.upperBound)
        let isBreak = lineIndex + 1 < lines.count && lines[lineIndex + 1].range.lowerBound == lines[lineIndex].range.upperBound
        return EditorTextPosition(end, isUpstream: isBreak)
    }

    /// Returns whether the paragraph at an offset runs from right to left.
    func isMirrored(at offset: Int) -> Bool {
        let (manager, container) = laidOutText()
        guard length > 0, let part = manager.containerLayout(of: container),
            let lineIndex = part.layout.lineIndex(at: manager.containerLayouts.offsets.utf8Offset(min(offset, length)))
        else { return isHostMirrored }
        return part.layout.lines[lineIndex].isRightToLeft
    }
}
