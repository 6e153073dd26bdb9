import CoreGraphics
import PictureMetrics

/// Lists the text of labels, text fields and text views, with its lines.
///
/// Text that an app draws itself is not listed.
@MainActor enum TextRecorder {
    /// Returns the texts in a view, back to front.
    ///
    /// - Returns: The texts, in points from the upper left corner of the view.
    static func texts(in root: UIView) -> [DrawnText] {
        var result: [DrawnText] = []
        collect(root, root, visible: root.bounds, into: &result)
        return result
    }

    /// - Parameter visible: The rectangle to which the superviews clip the view, in the coordinates of the root view.
    private static func collect(_ view: UIView, _ root: UIView, visible: CGRect, into result: inout [DrawnText]) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let bounds = view.convert(view.bounds, to: root)
        let visiblePart = view.clipsToBounds ? visible.intersection(bounds) : visible
        guard !visiblePart.isEmpty else { return }
        if visible.intersects(bounds), let text = text(of: view) { result.append(text.converted(from: view, to: root)) }
        for subview in view.subviews { collect(subview, root, visible: visiblePart, into: &result) }
    }

    /// Returns the text that a view itself displays, in view coordinates.
    private static func text(of view: UIView) -> DrawnText? {
        switch view {
        case let label as UILabel: text(of: label)
        case let field as UITextField: text(of: field)
        case let textView as UITextView: text(of: textView)
        default: nil
        }
    }

    private static func text(of label: UILabel) -> DrawnText? {
        guard let string = label.text, !string.isEmpty, !label.bounds.isEmpty else { return nil }
        let (layout, origin) = label.layoutAndOrigin(in: label.bounds)
        return TextLines(layout, origin).text(string, frame: label.bounds)
    }

    /// Returns the text of a field as one line. The placeholder is not included, because a separate label displays
    /// it.
    private static func text(of field: UITextField) -> DrawnText? {
        guard let string = field.text, !string.isEmpty, let font = field.font else { return nil }
        let area = field.textRect(forBounds: field.bounds)
        let width = min(area.width, (string as NSString).size(withAttributes: [.font: font]).width)
        let box = CGRect(x: area.minX, y: area.midY - font.lineHeight / 2, width: width, height: font.lineHeight)
        return DrawnText(
            text: string, frame: area, lines: [DrawnText.Line(text: string, box: box, baseline: Double(box.minY + font.ascender))],
            words: [DrawnText.Word(start: 0, end: Double(width), line: 0, beginsParagraph: true)], isTruncated: false)
    }

    private static func text(of textView: UITextView) -> DrawnText? {
        guard let string = textView.text, !string.isEmpty else { return nil }
        let manager = textView.layoutManager
        let content = textView.attributedText ?? NSAttributedString(string: string)
        let inset = textView.textContainerInset
        let origin = CGPoint(x: inset.left, y: inset.top)
        let nsString = string as NSString
        var lines: [DrawnText.Line] = []
        var words: [DrawnText.Word] = []
        var lineStart = 0.0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: content.length)) { _, usedRect, container, range, _ in
            let line = nsString.substring(with: range).trimmingCharacters(in: .newlines)
            let box = usedRect.offsetBy(dx: origin.x, dy: origin.y)
            let isParagraphStart = range.location == 0 || nsString.substring(with: NSRange(location: range.location - 1, length: 1)) == "\n"
            for (index, word) in WordRanges.words(in: line).enumerated() {
                let wordRange = NSRange(location: range.location + word.location, length: word.length)
                let rect = manager.boundingRect(forGlyphRange: wordRange, in: container)
                words.append(
                    DrawnText.Word(
                        start: lineStart + Double(rect.minX - usedRect.minX), end: lineStart + Double(rect.maxX - usedRect.minX),
                        line: lines.count, beginsParagraph: isParagraphStart && index == 0))
            }
            // The words of two lines are separated by 4 points, which is about the width of a space.
            if !line.isEmpty { lineStart = (words.last?.end ?? lineStart) + 4 }
            lines.append(DrawnText.Line(text: line, box: box, baseline: Double(box.maxY)))
        }
        guard !lines.isEmpty else { return nil }
        let width = textView.bounds.width - inset.left - inset.right
        let frame = CGRect(x: inset.left, y: inset.top, width: width, height: (lines.last?.box.maxY ?? 0) - inset.top)
        return DrawnText(text: string, frame: frame, lines: lines, words: words, isTruncated: false)
    }
}

extension DrawnText {
    /// Returns this text in the coordinates of another view.
    @MainActor fileprivate func converted(from view: UIView, to root: UIView) -> DrawnText {
        var result = self
        result.frame = view.convert(frame, to: root)
        let shift = Double(result.frame.minY - frame.minY)
        for index in lines.indices {
            result.lines[index].box = view.convert(lines[index].box, to: root)
            result.lines[index].baseline += shift
        }
        return result
    }
}
