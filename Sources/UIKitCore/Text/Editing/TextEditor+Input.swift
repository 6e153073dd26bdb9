import UIKitEngines

/// The implementation of `UITextInput` with offsets. The overridable members of the hosts forward to these methods.
extension TextEditor {
    func offset(_ position: UITextPosition) -> Int { min(max(0, (position as? EditorTextPosition)?.offset ?? 0), length) }

    func range(_ range: UITextRange) -> Range<Int>? { (range as? EditorTextRange)?.range.clamped(to: 0..<length) }

    func textRange(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
        let (start, end) = (offset(from), offset(to))
        return EditorTextRange(min(start, end)..<max(start, end))
    }

    func position(_ position: UITextPosition, offset distance: Int) -> UITextPosition? {
        let (result, overflows) = offset(position).addingReportingOverflow(distance)
        guard !overflows, (0...length).contains(result) else { return nil }
        return EditorTextPosition(result)
    }

    func position(_ position: UITextPosition, _ direction: UITextLayoutDirection, offset distance: Int) -> UITextPosition? {
        let step: TextKeyAction.Step =
            switch (direction, distance < 0) {
            case (.left, false), (.right, true): .left
            case (.right, false), (.left, true): .right
            case (.up, false), (.down, true): .up
            case (.down, false), (.up, true): .down
            }
        let oldCaretX = preferredCaretX
        defer { preferredCaretX = oldCaretX }
        var current = EditorTextPosition(offset(position), isUpstream: (position as? EditorTextPosition)?.isUpstream ?? false)
        for _ in 0..<distance.magnitude {
            let next = destination(of: step, from: current.offset, isUpstream: current.isUpstream)
            guard next.offset != current.offset || next.isUpstream != current.isUpstream else { return nil }
            current = next
        }
        return current
    }

    func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (firstOffset, secondOffset) = (offset(one), offset(other))
        if firstOffset == secondOffset { return .orderedSame }
        return firstOffset < secondOffset ? .orderedAscending : .orderedDescending
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = self.range(range) else { return nil }
        let isForward = (direction == .right || direction == .down) != isMirrored(at: range.lowerBound)
        return EditorTextPosition(isForward ? range.upperBound : range.lowerBound)
    }

    func range(byExtending position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        let location = offset(position)
        let paragraph = boundaries.paragraph(at: location)
        return direction == .right || direction == .down
            ? EditorTextRange(location..<max(location, paragraph.upperBound))
            : EditorTextRange(min(location, paragraph.lowerBound)..<location)
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        isMirrored(at: offset(position)) ? .rightToLeft : .leftToRight
    }

    func setWritingDirection(_ direction: NSWritingDirection, in range: UITextRange) {
        guard let range = self.range(range), !range.isEmpty else { return }
        let style = NSMutableParagraphStyle()
        if let old = storage.attribute(.paragraphStyle, at: range.lowerBound, effectiveRange: nil) as? NSParagraphStyle {
            style.setParagraphStyle(old)
        }
        style.baseWritingDirection = direction
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(range))
    }

    // MARK: - In host coordinates

    private var origin: CGPoint { host?.containerOrigin ?? .zero }

    func hostRect(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

    func hostCaretRect(_ position: UITextPosition) -> CGRect {
        hostRect(caretRect(at: (position as? EditorTextPosition) ?? EditorTextPosition(0)))
    }

    func hostFirstRect(_ range: UITextRange) -> CGRect {
        guard let range = self.range(range) else { return .null }
        return rects(of: range).first.map(hostRect) ?? hostRect(caretRect(at: EditorTextPosition(range.lowerBound)))
    }

    func hostSelectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
        guard let range = self.range(range) else { return [] }
        let rects = rects(of: range)
        return rects.enumerated().map { EditorSelectionRect(hostRect($1), isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
    }

    func hostClosestPosition(_ point: CGPoint) -> EditorTextPosition {
        closestPosition(to: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    func hostClosest(_ point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = self.range(range) else { return nil }
        return EditorTextPosition(min(max(hostClosestPosition(point).offset, range.lowerBound), range.upperBound))
    }

    func hostCharacterRange(_ point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let location = min(hostClosestPosition(point).offset, boundaries.previous(before: length))
        let caret = hostRect(caretRect(at: EditorTextPosition(location)))
        let start = caret.minX > point.x ? boundaries.previous(before: location) : location
        return EditorTextRange(start..<boundaries.next(after: start))
    }
}
