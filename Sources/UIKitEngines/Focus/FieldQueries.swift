import CoreGraphics

/// How UIKit's text fields followed the Tab key in iOS 5 and 6: every field is asked whether it may begin, then the chosen one again.
///
/// A field that says no to the second question leaves the fields *restricted*: further tabs ask everybody, but only the chosen
/// field's yes counts, until any field begins editing.
package struct FieldQueries<ID: Hashable> {
    /// The field whose answer alone counts, while tabs are restricted.
    package private(set) var restriction: ID?

    package init() {}

    package var isRestricted: Bool { restriction != nil }

    /// Who is asked for the second time after all were asked once; `nil` if the tab does nothing.
    ///
    /// `current` is the field that is edited, if any; `fields` are all on the screen in the order in which they were asked; `willing`
    /// are those that said yes, the hidden ones among them, which are never chosen.
    package mutating func choose(
        from current: ID?, fields: [ID], willing: Set<ID>, _ direction: FocusRing.Direction, isHidden: (ID) -> Bool
    ) -> ID? {
        let counted = restriction.map { willing.intersection([$0]) } ?? willing
        guard let found = FocusRing.next(from: current, in: fields, direction, isEligible: { counted.contains($0) && !isHidden($0) })
        else { return nil }
        restriction = found
        return found
    }

    /// A field began editing, by a tab or by program.
    package mutating func didBegin() {
        restriction = nil
    }
}
