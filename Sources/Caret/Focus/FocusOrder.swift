/// The order in which fields become first responder. After the last field, the order continues with the first one.
///
/// Any responder can be listed; all are held weakly. Hidden, disabled, transparent and unreachable
/// responders are skipped.
///
/// ```swift
/// form.focusOrder = FocusOrder([name, street, town])
/// ```
@MainActor public struct FocusOrder {
    private struct Entry {
        weak var responder: UIResponder?
    }

    private let entries: [Entry]

    /// Makes an order of responders, each of which should be listed once.
    public init(_ responders: [UIResponder]) {
        entries = responders.map { Entry(responder: $0) }
    }

    /// The listed responders that are still allocated.
    public var responders: [UIResponder] { entries.compactMap(\.responder) }

    /// Makes the next responder the first responder, as the Return key does. If `responder` is not listed, it resigns
    /// and no other responder becomes the first responder.
    ///
    /// Always returns `false`, so that `textFieldShouldReturn(_:)` can return the result. If all listed responders
    /// are hidden, there is no first responder afterwards.
    @discardableResult public func advance(from responder: UIResponder) -> Bool {
        let listedResponders = responders
        if listedResponders.contains(where: { $0 === responder }) {
            Hooks.advance(from: responder, in: listedResponders)
        } else {
            responder.resignFirstResponder()
        }
        return false
    }
}

extension UIResponder {
    /// The order in which Tab, Shift-Tab and Return move through the listed responders. `nil`, the default, is the
    /// reading order. The order applies to this responder and to all responders whose chain contains this responder.
    /// Set the order on a controller, or on the view that contains the fields.
    @MainActor public var focusOrder: FocusOrder? {
        get { Hooks.focusOrder(of: self).map(FocusOrder.init) }
        set { Hooks.setFocusOrder(newValue?.responders, of: self) }
    }
}
