import Pango

extension TextShaper {
    /// Cuts a paragraph into words and spaces and shapes them.
    ///
    /// - Returns: the pieces in reading order; the breaks too if the cutting needed them.
    func pieces(_ paragraph: ParagraphText) -> (pieces: [TextPiece], breaks: [BreakFlags]?) {
        guard let context = openContext() else { return ([], nil) }
        var cutter = PieceCutter(paragraph: paragraph, shaper: self)
        if paragraph.isRightToLeft || !addPlain(paragraph, to: &cutter) {
            cutter.removeAll()
            addItems(paragraph, context, to: &cutter)
        }
        return (cutter.pieces, cutter.breaks)
    }

    /// The short way for text of ASCII alone, which is most of what interfaces show: one font for each run, no search.
    private func addPlain(_ paragraph: ParagraphText, to cutter: inout PieceCutter) -> Bool {
        guard paragraph.bytes.allSatisfy({ $0 < 0x80 }) else { return false }
        for (index, range) in paragraph.styleRanges {
            let look = paragraph.content.runs[index].style
            guard look.embeddings.isEmpty, let primary = primary(look.font.request), primary.coversASCII else { return false }
            let analysis = TextAnalysis.latin(language: Self.language, features: look.features)
            cutter.add(range, style: index, font: primary.font, analysis: analysis)
        }
        return true
    }

    private func addItems(_ paragraph: ParagraphText, _ context: ShapingContext, to cutter: inout PieceCutter) {
        let base = paragraph.range.lowerBound
        let styles = paragraph.styleRanges
        if styles.contains(where: { !paragraph.content.runs[$0.index].style.embeddings.isEmpty }) {
            return addEmbedded(paragraph, styles, context, to: &cutter)
        }
        let spans = styles.map { index, range in
            FontSpan(
                range: range.lowerBound - base..<range.upperBound - base, font: paragraph.content.runs[index].style.font.request)
        }
        let items = paragraph.withCleanBytes { context.itemize($0, rightToLeft: paragraph.isRightToLeft, spans: spans) }
        var style = 0
        for item in items {
            var start = base + item.start
            let end = base + item.end
            while start < end {
                while style < styles.count - 1 && styles[style].range.upperBound <= start { style += 1 }
                let stop = style < styles.count - 1 ? min(end, styles[style].range.upperBound) : end
                let index = styles[style].index
                var analysis = item.analysis
                analysis.features = paragraph.content.runs[index].style.features
                cutter.add(start..<stop, style: index, font: item.font, analysis: analysis)
                start = stop
            }
        }
    }

    /// The same for text in which runs name a direction: the controls that say so are itemized with it, and show nothing.
    private func addEmbedded(
        _ paragraph: ParagraphText, _ styles: [(index: Int, range: Range<Int>)], _ context: ShapingContext, to cutter: inout PieceCutter
    ) {
        let base = paragraph.range.lowerBound
        let runs = paragraph.content.runs
        let marked = paragraph.withCleanBytes { bytes in
            EmbeddedText(
                bytes, styles: styles.map { ($0.range.lowerBound - base..<$0.range.upperBound - base, runs[$0.index].style.embeddings) })
        }
        let spans = zip(styles, marked.spans).map { FontSpan(range: $1, font: runs[$0.index].style.font.request) }
        let items = marked.bytes.withUnsafeBufferPointer { context.itemize($0, rightToLeft: paragraph.isRightToLeft, spans: spans) }
        for item in items {
            for part in marked.sources(of: item.start..<item.end) {
                let range = base + part.lowerBound..<base + part.upperBound
                let index = paragraph.content.runIndex(at: range.lowerBound)
                var analysis = item.analysis
                analysis.features = runs[index].style.features
                cutter.add(range, style: index, font: item.font, analysis: analysis)
            }
        }
    }
}

extension ParagraphText {
    /// The runs of the content that the paragraph touches, cut to it.
    var styleRanges: [(index: Int, range: Range<Int>)] {
        var result: [(index: Int, range: Range<Int>)] = []
        var index = content.runIndex(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound && index < content.runs.count {
            let end = min(range.upperBound, content.runs[index].range.upperBound)
            if end > start { result.append((index, start..<end)) }
            start = end
            index += 1
        }
        return result
    }
}
