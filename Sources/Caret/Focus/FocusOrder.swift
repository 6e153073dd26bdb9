/// An order in which fields follow each other, whose end is followed by its beginning.
///
/// Any responder may be listed; all are held weakly. Hidden, disabled, transparent and unreachable ones are skipped.
///
/// ```swift
/// form.focusOrder = FocusOrder([name, street, town])
/// ```
@MainActor public struct FocusOrder {
    private struct Entry {
        weak var responder: UIResponder?
    }

    private let entries: [Entry]

    /// Makes an order of responders, of which each should be listed once.
    public init(_ responders: [UIResponder]) {
        entries = responders.map { Entry(responder: $0) }
    }

    /// Who is listed and still there.
    public var responders: [UIResponder] { entries.compactMap(\.responder) }

    /// Makes the next one first responder, as Return does; whoever is not listed just resigns.
    ///
    /// Always answers `false`, so that it can be all that `textFieldShouldReturn(_:)` does. Where all are hidden, nobody is first responder
    /// afterwards.
    @discardableResult public func advance(from responder: UIResponder) -> Bool {
        let listed = responders
        if listed.contains(where: { $0 === responder }) {
            Hooks.advance(from: responder, in: listed)
        } else {
            responder.resignFirstResponder()
        }
        return false
    }
}

extension UIResponder {
    /// The order that Tab, Shift+Tab and Return follow among the responders listed, here and in all that come before this one in the
    /// chain; `nil`, which is reading order, by default. Set it on a controller or on the view that holds the fields.
    @MainActor public var focusOrder: FocusOrder? {
        get { Hooks.focusOrder(of: self).map(FocusOrder.init) }
        set { Hooks.setFocusOrder(newValue?.responders, of: self) }
    }
}
