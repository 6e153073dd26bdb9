extension NSTextStorage {
    /// The kinds of changes in an edit.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The actions as bits.
        public let rawValue: UInt

        /// Creates a set from any bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// An edit of characters.
    struct Replacement {
        /// The replaced range, in UTF-16 units of the text before the edit.
        var old: NSRange
        /// The length of the new characters, in UTF-16 units.
        var length: Int
    }

    /// The combined edits that have not been processed yet.
    struct PendingEdits {
        var mask = EditActions()
        var range = NSRange(location: NSNotFound, length: 0)
        var delta = 0
        /// The edits of characters in order; each range refers to the text after the previous edit.
        var replacements: [Replacement] = []
        /// The number of open `beginEditing()` calls.
        var depth = 0

        var isEmpty: Bool { mask.isEmpty }

        mutating func add(_ mask: EditActions, _ old: NSRange, _ delta: Int) {
            let newRange = NSRange(location: old.location, length: max(0, old.length + delta))
            if self.mask.isEmpty {
                range = newRange
            } else {
                // The end of the combined range moves by the change of length.
                let start = min(range.location, old.location)
                let end = max(range.location + range.length, old.location + old.length) + delta
                range = NSRange(location: start, length: max(0, max(end, newRange.location + newRange.length) - start))
            }
            self.mask.formUnion(mask)
            self.delta += delta
            if mask.contains(.editedCharacters) { replacements.append(Replacement(old: old, length: newRange.length)) }
        }

        mutating func clear() {
            self = PendingEdits(depth: depth)
        }
    }

    func deliverEdits() {
        guard !edits.isEmpty else { return }
        // Changes by the delegate join this edit instead of being processed separately.
        edits.depth += 1
        hub.notify {
            $0.textStorage(self, willProcessEditing: self.editedMask, range: self.editedRange, changeInLength: self.changeInLength)
        }
        hub.notify {
            $0.textStorage(self, didProcessEditing: self.editedMask, range: self.editedRange, changeInLength: self.changeInLength)
        }
        edits.depth -= 1
        let edit = edits
        edits.clear()
        replacementsBeingProcessed = edit.replacements
        defer { replacementsBeingProcessed = [] }
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: edit.mask, range: edit.range, changeInLength: edit.delta, invalidatedRange: edit.range)
        }
    }
}

extension NSTextStorage {
    /// Changes the attributes of each run of equal attributes with `setAttributes(_:range:)`.
    func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var location = range.location
        let end = range.location + range.length
        while location < end {
            var runRange = NSRange()
            var attributes = attributes(at: location, effectiveRange: &runRange)
            let runEnd = min(end, max(location + 1, runRange.location + runRange.length))
            change(&attributes)
            setAttributes(attributes, range: NSRange(location: location, length: runEnd - location))
            location = runEnd
        }
        endEditing()
    }

    /// Returns a range of the text as an immutable attributed string.
    func substring(_ range: NSRange) -> NSAttributedString {
        let text = styled(range)
        let result = TransientAttributedString(string: text.string)
        var location = 0
        for run in text.runs {
            result.setAttributes(run.attributes, range: NSRange(location: location, length: run.length))
            location += run.length
        }
        return result
    }

    func longestRange(around location: Int, in limit: NSRange, _ belongs: ([NSAttributedString.Key: Any]) -> Bool) -> NSRange {
        var runRange = NSRange()
        _ = attributes(at: location, effectiveRange: &runRange)
        var (start, end) = (runRange.location, runRange.location + runRange.length)
        while start > limit.location, belongs(attributes(at: start - 1, effectiveRange: &runRange)) { start = runRange.location }
        let last = limit.location + limit.length
        while end < last, belongs(attributes(at: end, effectiveRange: &runRange)) {
            end = max(end + 1, runRange.location + runRange.length)
        }
        start = max(start, limit.location)
        return NSRange(location: start, length: max(0, min(end, last) - start))
    }

    func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): NSArray(object: left).isEqual(to: [right])
        default: false
        }
    }
}
