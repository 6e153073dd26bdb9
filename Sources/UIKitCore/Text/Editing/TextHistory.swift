/// Merges the latest change of the user with the changes that follow, so that one undo reverts a run of typing.
@MainActor final class TextHistory {
    enum Kind {
        case typing, deleting, other
    }

    /// An undo step.
    final class Change {
        let kind: Kind
        /// The range of the new text.
        var range: Range<Int>
        /// The replaced text.
        var old: StyledText

        init(_ kind: Kind, _ range: Range<Int>, _ old: StyledText) {
            self.kind = kind
            self.range = range
            self.old = old
        }
    }

    private var last: Change?

    /// Ends the run: the next change is a separate step.
    func endRun() {
        last = nil
    }

    /// Records a change. Returns the change if it is a new step, or `nil` if it was merged into the previous step.
    func record(_ kind: Kind, _ range: Range<Int>, _ old: StyledText, endsRun: Bool = false) -> Change? {
        defer { if endsRun { last = nil } }
        if let last, last.kind == kind {
            if kind == .typing, old.length == 0, last.range.upperBound == range.lowerBound {
                last.range = last.range.lowerBound..<range.upperBound
                return nil
            }
            if kind == .deleting, last.range.isEmpty, range.isEmpty, join(last, range.lowerBound, old) { return nil }
        }
        let change = Change(kind, range, old)
        last = kind == .other ? nil : change
        return change
    }

    /// Merges a deletion into the previous deletion, before or after its text. Returns `false` if the two are
    /// not adjacent.
    private func join(_ last: Change, _ start: Int, _ old: StyledText) -> Bool {
        if start + old.length == last.range.lowerBound {
            var joinedText = old
            joinedText.append(last.old)
            last.old = joinedText
        } else if start == last.range.lowerBound {
            last.old.append(old)
        } else {
            return false
        }
        last.range = start..<start
        return true
    }
}
