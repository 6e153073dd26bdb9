import Pango

extension TextShaper {
    /// Returns the runs of a paragraph with one font, script and direction each, in reading order, without shaping
    /// them.
    ///
    /// ASCII text whose fonts cover ASCII has one run for each style. Other text is itemised by Pango, by script,
    /// direction and available font, and the items are divided at style boundaries. For runs with an explicit
    /// direction, the corresponding control characters are inserted before itemisation.
    func runs(_ paragraph: ParagraphText) -> [PieceCutter.Run] {
        guard let context = openContext() else { return [] }
        if !paragraph.isRightToLeft, let plain = plainRuns(paragraph) { return plain }
        return itemizedRuns(paragraph, context)
    }

    /// Returns the runs of ASCII text, the most frequent text of interfaces, without a font search.
    private func plainRuns(_ paragraph: ParagraphText) -> [PieceCutter.Run]? {
        guard paragraph.bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        var runs: [PieceCutter.Run] = []
        for (index, range) in paragraph.styleRanges {
            let textStyle = paragraph.content.runs[index].style
            guard textStyle.embeddings.isEmpty, let primary = primary(textStyle.font.request), primary.coversASCII else { return nil }
            let analysis = TextAnalysis.latin(
                language: Self.language, features: textStyle.features, spacing: textStyle.spacing(in: primary.font))
            runs.append(PieceCutter.Run(range: range, style: index, font: primary.font, analysis: analysis, spacing: textStyle.spacing))
        }
        return runs
    }

    private func itemizedRuns(_ paragraph: ParagraphText, _ context: ShapingContext) -> [PieceCutter.Run] {
        let base = paragraph.range.lowerBound
        let styles = paragraph.styleRanges
        if styles.contains(where: { !paragraph.content.runs[$0.index].style.embeddings.isEmpty }) {
            return embeddedRuns(paragraph, styles, context)
        }
        let spans = styles.map { index, range in
            FontSpan(
                range: range.lowerBound - base..<range.upperBound - base, font: paragraph.content.runs[index].style.font.request,
                language: paragraph.content.runs[index].style.language)
        }
        let items = paragraph.withCleanBytes { context.itemize($0, rightToLeft: paragraph.isRightToLeft, spans: spans) }
        var runs: [PieceCutter.Run] = []
        var style = 0
        for item in items {
            var start = base + item.start
            let end = base + item.end
            while start < end {
                while style < styles.count - 1 && styles[style].range.upperBound <= start { style += 1 }
                let stop = style < styles.count - 1 ? min(end, styles[style].range.upperBound) : end
                runs.append(run(start..<stop, styles[style].index, item, paragraph))
                start = stop
            }
        }
        return runs
    }

    /// Returns the runs of text with explicit directions. The control characters are itemised with the text and are
    /// invisible.
    private func embeddedRuns(
        _ paragraph: ParagraphText, _ styles: [(index: Int, range: Range<Int>)], _ context: ShapingContext
    ) -> [PieceCutter.Run] {
        let base = paragraph.range.lowerBound
        let contentRuns = paragraph.content.runs
        let embedded = paragraph.withCleanBytes { bytes in
            EmbeddedText(
                bytes,
                styles: styles.map { ($0.range.lowerBound - base..<$0.range.upperBound - base, contentRuns[$0.index].style.embeddings) })
        }
        let spans = zip(styles, embedded.spans).map {
            FontSpan(range: $1, font: contentRuns[$0.index].style.font.request, language: contentRuns[$0.index].style.language)
        }
        let items = embedded.bytes.withUnsafeBufferPointer { context.itemize($0, rightToLeft: paragraph.isRightToLeft, spans: spans) }
        return items.flatMap { item in
            embedded.sources(of: item.start..<item.end).map { part in
                let range = base + part.lowerBound..<base + part.upperBound
                return run(range, paragraph.content.runIndex(at: range.lowerBound), item, paragraph)
            }
        }
    }

    private func run(_ range: Range<Int>, _ style: Int, _ item: TextItem, _ paragraph: ParagraphText) -> PieceCutter.Run {
        let textStyle = paragraph.content.runs[style].style
        var analysis = item.analysis
        analysis.features = textStyle.features
        analysis.spacing = textStyle.spacing(in: item.font)
        return PieceCutter.Run(range: range, style: style, font: item.font, analysis: analysis, spacing: textStyle.spacing)
    }
}

extension ParagraphText {
    /// The runs of the content in the paragraph, clipped to the paragraph.
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
