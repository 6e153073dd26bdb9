import CoreGraphics

/// The order in which UIKit's text fields handled the Tab key in iOS 5 and 6. All fields are asked whether they may
/// begin editing; then the chosen field is asked again.
///
/// If the chosen field declines the second time, the fields are *restricted*. Further tabs ask every field, but only
/// the chosen field's consent counts, until any field begins editing.
package struct LegacyTabOrder<ID: Hashable> {
    /// The only field whose consent counts while tabs are restricted.
    package private(set) var restriction: ID?

    package init() {}

    package var isRestricted: Bool { restriction != nil }

    /// Returns the field to ask a second time after all fields were asked; `nil` if the tab has no effect.
    ///
    /// `current` is the field being edited, if any. `fields` are all fields on the screen, in the order in which they
    /// are asked. `willing` contains the fields that consented, including hidden ones, which are never chosen.
    package mutating func choose(
        from current: ID?, fields: [ID], willing: Set<ID>, _ direction: FocusRing.Direction, isHidden: (ID) -> Bool
    ) -> ID? {
        let eligible = restriction.map { willing.intersection([$0]) } ?? willing
        guard let found = FocusRing.next(from: current, in: fields, direction, isEligible: { eligible.contains($0) && !isHidden($0) })
        else { return nil }
        restriction = found
        return found
    }

    /// Ends the restriction after a field began editing, by a tab or in code.
    package mutating func didBegin() {
        restriction = nil
    }
}
