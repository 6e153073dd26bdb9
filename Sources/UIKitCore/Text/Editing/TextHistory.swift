/// What a person changed in a text last, so that one undo takes back a run of typing.
@MainActor final class TextHistory {
    enum Kind {
        case typing, deleting, other
    }

    /// One step of undoing.
    final class Change {
        let kind: Kind
        /// What now stands where something was changed.
        var range: Range<Int>
        /// What stood there before.
        var old: StyledText

        init(_ kind: Kind, _ range: Range<Int>, _ old: StyledText) {
            self.kind = kind
            self.range = range
            self.old = old
        }
    }

    private var last: Change?

    /// Ends the run: the next change is a step of its own.
    func stop() {
        last = nil
    }

    /// Notes a change. Returns it if it is a new step, or `nil` if it went into the one before.
    func note(_ kind: Kind, _ range: Range<Int>, _ old: StyledText, endsRun: Bool = false) -> Change? {
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

    /// Deleting backwards comes before what was deleted, deleting forwards behind it.
    private func join(_ last: Change, _ place: Int, _ old: StyledText) -> Bool {
        if place + old.length == last.range.lowerBound {
            var sum = old
            sum.append(last.old)
            last.old = sum
        } else if place == last.range.lowerBound {
            last.old.append(old)
        } else {
            return false
        }
        last.range = place..<place
        return true
    }
}
