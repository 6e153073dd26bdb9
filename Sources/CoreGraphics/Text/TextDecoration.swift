/// Drawing of underlines and strikethroughs.
enum TextDecoration {
    static func draw(_ line: TextLine, of layout: TextLayout, in context: CGContext, left: Double, baseline: Double, color: CGColor) {
        for segment in segments(of: line, in: layout) {
            let style = layout.content.runs[segment.style].style
            let size = style.font.effectiveSize
            let base = CGFloat(baseline) - style.baselineOffset
            let x = CGFloat(left) + segment.x
            if let underline = style.underline, !(underline.byWord && segment.isBlank) {
                stroke(underline, style, color, x: x, y: base + size * underlineOffset, width: segment.width, in: context)
            }
            if let strike = style.strikethrough, !(strike.byWord && segment.isBlank) {
                let y = base - style.font.metrics.xHeight / 2 - size * thickness / 2
                stroke(strike, style, color, x: x, y: y, width: segment.width, in: context)
            }
        }
    }

    /// Adjoining fragments of one style. Their lines are drawn together, because words meet at fractions of a pixel.
    private struct Segment {
        var style: Int
        var x: CGFloat
        var width: CGFloat
        var isBlank: Bool
    }

    /// Returns the decorated parts of a line, without hanging blanks.
    private static func segments(of line: TextLine, in layout: TextLayout) -> [Segment] {
        var result: [Segment] = []
        for fragment in line.fragments {
            let style = layout.style(of: fragment)
            guard style.underline != nil || style.strikethrough != nil else { continue }
            let left = max(0, CGFloat(fragment.x))
            let right = min(line.width, CGFloat(fragment.x + fragment.width))
            guard right > left else { continue }
            let byWord = style.underline?.byWord == true || style.strikethrough?.byWord == true
            if let last = result.last, last.style == fragment.style, !byWord || last.isBlank == fragment.isBlank,
                abs(last.x + last.width - left) < 0.01
            {
                result[result.count - 1].width = right - last.x
            } else {
                result.append(Segment(style: fragment.style, x: left, width: right - left, isBlank: fragment.isBlank))
            }
        }
        return result
    }

    /// The distance of an underline from the baseline, and the thickness of a single line, relative to the font size.
    private static let underlineOffset: CGFloat = 0.09
    private static let thickness: CGFloat = 0.055

    private static func stroke(
        _ line: TextStyle.Line, _ style: TextStyle, _ color: CGColor, x: CGFloat, y: CGFloat, width: CGFloat, in context: CGContext
    ) {
        let color = line.color ?? style.color ?? color
        let pixel = context.pixelLength
        let thickness = max(pixel, (style.font.effectiveSize * Self.thickness * CGFloat(line.thickness) / pixel).rounded() * pixel)
        let top = context.snapped(y: y)
        for row in 0..<(line.isDouble ? 2 : 1) {
            let y = top + CGFloat(row) * 2 * thickness
            fill(line.pattern, CGRect(x: x, y: y, width: width, height: thickness), color, in: context)
        }
    }

    private static func fill(_ pattern: TextStyle.Line.Pattern, _ box: CGRect, _ color: CGColor, in context: CGContext) {
        let dashes = lengths(pattern)
        guard !dashes.isEmpty else { return fill(box, with: color, in: context) }
        let period = dashes.reduce(0, +) * box.height
        // Dashes keep their phase between words.
        var start = (box.minX / period).rounded(.down) * period
        while start < box.maxX {
            var from = start
            for (index, length) in dashes.enumerated() {
                let to = from + length * box.height
                let left = max(from, box.minX)
                let right = min(to, box.maxX)
                if index % 2 == 0 && right > left {
                    fill(CGRect(x: left, y: box.minY, width: right - left, height: box.height), with: color, in: context)
                }
                from = to
            }
            start += period
        }
    }

    /// Fills a box. The context's fill colour does not change.
    static func fill(_ box: CGRect, with color: CGColor, in context: CGContext) {
        context.fill(box, with: color)
    }

    /// Returns alternating lengths of dashes and gaps, in multiples of the thickness.
    private static func lengths(_ pattern: TextStyle.Line.Pattern) -> [CGFloat] {
        switch pattern {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }
}
