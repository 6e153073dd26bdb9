import Foundation

/// An attributed string as a value.
///
/// Typing, deleting and undoing create temporary strings at each key press. Foundation on Linux never releases the
/// attributes of attributed strings, but a value releases its attributes; see ``TransientAttributedString``.
struct StyledText {
    struct Run {
        let length: Int
        let attributes: [NSAttributedString.Key: Any]
    }

    private(set) var string: String
    /// The runs in order, together as long as the text.
    private(set) var runs: [Run]

    /// Creates text with uniform attributes; empty text by default.
    init(_ string: String = "", _ attributes: [NSAttributedString.Key: Any] = [:]) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(length: string.utf16.count, attributes: attributes)]
    }

    init(_ string: String, _ runs: [Run]) {
        self.string = string
        self.runs = runs
    }

    init(_ text: NSAttributedString) {
        self.init()
        string = text.string
        text.enumerateAttributes(in: NSRange(location: 0, length: string.utf16.count)) { attributes, range, _ in
            runs.append(Run(length: range.length, attributes: attributes))
        }
    }

    /// The length, in UTF-16 units.
    var length: Int { runs.reduce(0) { $0 + $1.length } }

    mutating func append(_ other: StyledText) {
        string += other.string
        runs += other.runs
    }

    /// Appends a run with uniform attributes.
    mutating func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) { append(StyledText(string, attributes)) }
}

extension NSTextStorage {
    /// Returns a range of the text, read through the primitives only.
    func styled(_ range: NSRange) -> StyledText {
        var runs: [StyledText.Run] = []
        var location = range.location
        while location < range.upperBound {
            var effectiveRange = NSRange()
            let attributes = attributes(at: location, effectiveRange: &effectiveRange)
            let runEnd = min(range.upperBound, max(location + 1, effectiveRange.upperBound))
            runs.append(StyledText.Run(length: runEnd - location, attributes: attributes))
            location = runEnd
        }
        // The text is copied as a whole, since a run of equal attributes may end inside of a character.
        return StyledText((string as NSString).substring(with: range), runs)
    }

    /// Replaces a range of the text through the primitives, as one edit.
    func replace(_ range: NSRange, with text: StyledText) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        applyAttributes(of: text, at: range.location)
        endEditing()
    }

    /// Applies the attributes of `text` to the characters from an offset on, as one edit of attributes.
    func applyAttributes(of text: StyledText, at start: Int) {
        beginEditing()
        var location = start
        for run in text.runs {
            setAttributes(run.attributes, range: NSRange(location: location, length: run.length))
            location += run.length
        }
        endEditing()
    }
}
