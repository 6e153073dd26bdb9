import UIKitEngines

/// A find session in a text view.
///
/// A search finds all matches in the text with `TextSearch` and highlights the first match at or after the caret. The
/// ranges are stored in the editor, which highlights them and adjusts them after edits. Before a step or a replacement,
/// the session searches again if the text has changed. Replacing all goes from the last match to the first, so that
/// the remaining ranges stay valid, and is a single undo step.
@MainActor final class TextFindSession: UIFindSession {
    private weak var view: UITextView?
    private var results: [NSRange] = []
    private var currentIndex: Int?
    private var query = ""
    private var options = UITextSearchOptions()
    /// The text of the last search.
    private var searchedText: String?

    init(_ view: UITextView) {
        self.view = view
        super.init()
    }

    override var resultCount: Int { results.count }
    override var highlightedResultIndex: Int { currentIndex ?? NSNotFound }
    override var supportsReplacement: Bool { view?.isEditable ?? false }
    override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && currentIndex != nil }

    /// Finds all results and highlights the first one at or after the caret, or else the first one in the text.
    override func performSearch(query: String, options: UITextSearchOptions?) {
        guard let view else { return }
        self.query = query
        self.options = options ?? UITextSearchOptions()
        searchedText = view.editor.string
        results = self.options.search(query).matches(in: view.editor.string)
        let start = view.editor.caret.range.lowerBound
        currentIndex = results.isEmpty ? nil : results.firstIndex { $0.location >= start } ?? 0
        updateHighlights()
    }

    override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        refresh()
        guard !results.isEmpty else { return }
        let step = direction == .forward ? 1 : results.count - 1
        currentIndex = ((currentIndex ?? (direction == .forward ? -1 : 0)) + step) % results.count
        updateHighlights()
    }

    override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        refresh()
        guard let view, supportsReplacement, let index = currentIndex else { return }
        let range = results[index]
        replace(range, with: replacementString, in: view)
        let end = range.location + replacementString.utf16.count
        view.editor.caret = TextCaret(anchor: min(end, view.editor.length), head: min(end, view.editor.length))
        performSearch(query: query, options: self.options)
    }

    /// Replaces all results from the last to the first, so that the remaining ranges stay valid. A single undo step
    /// reverts all.
    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        performSearch(query: searchQuery, options: options ?? self.options)
        guard let view, supportsReplacement, !results.isEmpty else { return }
        // The stored ranges are removed first, so that no edit has to adjust them. The search after the edits finds
        // the remaining results.
        view.editor.findResults = FindResults()
        view.editor.undo.beginUndoGrouping()
        for range in results.reversed() { replace(range, with: replacementString, in: view) }
        view.editor.undo.endUndoGrouping()
        performSearch(query: searchQuery, options: self.options)
    }

    override func invalidateFoundResults() {
        results = []
        currentIndex = nil
        searchedText = nil
        updateHighlights()
    }

    private func replace(_ range: NSRange, with text: String, in view: UITextView) {
        guard let offsetRange = Range(range), offsetRange.upperBound <= view.editor.length else { return }
        view.editor.history.endRun()
        let attributes = view.editor.storage.attributes(at: range.location, effectiveRange: nil)
        view.editor.edit(offsetRange, with: StyledText(text, attributes), .other)
    }

    /// Searches again if the text changed since the last search.
    private func refresh() {
        guard let view, searchedText != view.editor.string else { return }
        let currentLocation = currentIndex.flatMap { results.indices.contains($0) ? results[$0].location : nil }
        performSearch(query: query, options: options)
        if let currentLocation, let nearestIndex = results.firstIndex(where: { $0.location >= currentLocation }) {
            currentIndex = nearestIndex
        }
    }

    private func updateHighlights() {
        guard let view else { return }
        view.editor.findResults = FindResults(ranges: results.compactMap { Range($0) }, current: currentIndex)
        view.setNeedsLayout()
        if let currentIndex { view.scrollRangeToVisible(results[currentIndex]) }
    }
}

/// The ranges of the search results, and the index of the current result.
struct FindResults: Equatable {
    var ranges: [Range<Int>] = []
    var current: Int?

    /// Shifts the ranges after an edit, and removes the ranges that the edit overlaps. Offsets are in UTF-16 units.
    mutating func replace(_ range: Range<Int>, length: Int) {
        guard !ranges.isEmpty else { return }
        let currentRange = current.flatMap { ranges.indices.contains($0) ? ranges[$0] : nil }
        var remainingRanges: [Range<Int>] = []
        var newCurrent: Int?
        let shift = length - range.count
        for result in ranges {
            let isAfterEdit = result.lowerBound >= range.upperBound
            guard isAfterEdit || result.upperBound <= range.lowerBound else { continue }
            if result == currentRange { newCurrent = remainingRanges.count }
            remainingRanges.append(isAfterEdit ? result.lowerBound + shift..<result.upperBound + shift : result)
        }
        ranges = remainingRanges
        current = newCurrent
    }
}
