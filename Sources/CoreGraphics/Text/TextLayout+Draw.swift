extension TextLayout {
    /// Draws the lines inside of the context's clip, with the layout's top left corner at `origin`.
    ///
    /// Baselines are aligned to whole pixels, so that all letters of a line are equally sharp.
    ///
    /// - Parameter color: The colour of text that specifies none.
    package func draw(in context: CGContext, at origin: CGPoint, color: CGColor = .black) {
        draw(lines.indices, in: context, at: origin, color: color)
    }

    /// Draws some of the lines. `parts` selects backgrounds and letters.
    package func draw(
        _ range: Range<Int>, in context: CGContext, at origin: CGPoint, color: CGColor = .black, parts: TextParts = .all
    ) {
        let clip = context.boundingBoxOfClipPath
        guard !clip.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
        var run = GlyphRun(color: color, overridesStyles: false)
        for index in visibleLines(in: clip, at: origin).clamped(to: range) {
            draw(lines[index], in: context, at: origin, run: &run, parts)
        }
        run.clip(context)
    }

    /// Draws only the letters, in one colour, and emoji in their own colours, for shadows.
    package func drawLetters(in context: CGContext, at origin: CGPoint, color: CGColor) {
        let clip = context.boundingBoxOfClipPath
        guard !clip.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
        var run = GlyphRun(color: color, overridesStyles: true)
        for index in visibleLines(in: clip, at: origin) {
            let line = lines[index]
            drawLetters(line, in: context, left: Double(origin.x + line.x), baseline: baseline(of: line, in: context, at: origin), &run)
        }
    }

    /// Returns the lines that may touch the clip. Letters extend beyond their line's box by less than its height.
    private func visibleLines(in clip: CGRect, at origin: CGPoint) -> Range<Int> {
        guard lines.count > 8 else { return lines.indices }
        let first = lines.partitioningIndex { origin.y + $0.top + 2 * $0.height >= clip.minY }
        let last = lines.partitioningIndex { origin.y + $0.top - $0.height > clip.maxY }
        return first..<max(first, last)
    }

    private func draw(_ line: TextLine, in context: CGContext, at origin: CGPoint, run: inout GlyphRun, _ parts: TextParts) {
        if parts.contains(.background), decorations.contains(.background) { drawBackgrounds(line, in: context, at: origin) }
        guard parts.contains(.letters) else { return }
        let left = Double(origin.x + line.x)
        let baseline = baseline(of: line, in: context, at: origin)
        drawLetters(line, in: context, left: left, baseline: baseline, &run)
        if decorations.contains(.markers) { drawMarker(of: line, in: context, at: origin, baseline: baseline, &run) }
        if decorations.contains(.attachments) { drawAttachments(line, in: context, left: left, baseline: baseline, run.defaultColor) }
        if decorations.contains(.lines) {
            TextDecoration.draw(line, of: self, in: context, left: left, baseline: baseline, color: run.defaultColor)
        }
    }

    private func baseline(of line: TextLine, in context: CGContext, at origin: CGPoint) -> Double {
        Double(context.snapped(y: origin.y + line.baseline))
    }

    private func drawLetters(_ line: TextLine, in context: CGContext, left: Double, baseline: Double, _ run: inout GlyphRun) {
        for fragment in line.fragments {
            guard let word = fragment.word, !fragment.isBlank else { continue }
            if run.font !== word.font || run.style != fragment.style || run.tightening != fragment.tightening {
                run.flush(into: context)
                run.begin(word.font, fragment, content.runs[fragment.style].style, baseline: baseline)
            }
            run.add(word, x: left + fragment.x)
        }
        run.flush(into: context)
        run.font = nil
    }

    private func drawMarker(of line: TextLine, in context: CGContext, at origin: CGPoint, baseline: Double, _ run: inout GlyphRun) {
        let firstRun = content.runs[content.runIndex(at: line.range.lowerBound)]
        guard line.startsParagraph, let marker = firstRun.paragraph.marker else { return }
        let style = TextStyle(font: firstRun.style.font, color: firstRun.style.color)
        let layout = TextLayout(TextContent(marker.text, style: style), width: .infinity)
        guard let letters = layout.lines.first else { return }
        let x = line.isRightToLeft ? line.availableExtent.width - marker.x - marker.width : marker.x
        guard x.isFinite else { return }
        var glyphs = GlyphRun(color: run.defaultColor, overridesStyles: false)
        layout.drawLetters(letters, in: context, left: Double(origin.x + line.availableExtent.left + x), baseline: baseline, &glyphs)
        run.adopt(glyphs)
    }

    private func drawAttachments(_ line: TextLine, in context: CGContext, left: Double, baseline: Double, _ color: CGColor) {
        for fragment in line.fragments where fragment.word == nil && !fragment.isBlank {
            let style = style(of: fragment)
            let position = CGPoint(x: left + fragment.x, y: baseline - Double(style.baselineOffset))
            style.attachment?.draw(in: context, at: position, color: style.color ?? color)
        }
    }

    private func drawBackgrounds(_ line: TextLine, in context: CGContext, at origin: CGPoint) {
        for fragment in line.fragments {
            guard let color = style(of: fragment).background else { continue }
            let box = CGRect(
                x: origin.x + line.x + CGFloat(fragment.x), y: origin.y + line.top, width: CGFloat(fragment.width), height: line.height)
            TextDecoration.fill(box, with: color, in: context)
        }
    }

    func style(of fragment: TextFragment) -> TextStyle { content.runs[fragment.style].style }
}

/// The parts of text to draw.
package struct TextParts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let background = TextParts(rawValue: 1)
    /// Letters, attachments, underlines and strikethroughs.
    package static let letters = TextParts(rawValue: 2)
    package static let all: TextParts = [.background, .letters]
}
