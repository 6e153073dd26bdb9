/// What menus and keys do to a selection.
///
/// Every ``UIResponder`` conforms, and does nothing by itself: override what a responder of yours can do. Menus offer what is overridden,
/// unless `canPerformAction(_:withSender:)` says otherwise.
/// - Source: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: UIResponder {
    /// Copies the selection and deletes it.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Puts what was copied in the selection's place.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// One of the actions that menus offer for a selection.
@MainActor enum StandardEditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case delete = "delete:"
    case select = "select:"
    case selectAll = "selectAll:"

    var selector: Selector {
        Selector(rawValue, isMethod: { $0 is UIResponder }) { target, arguments in
            guard let target = target as? UIResponder else { return false }
            perform(on: target, sender: arguments.first)
            return true
        }
    }

    private func perform(on target: UIResponder, sender: Any?) {
        switch self {
        case .cut: target.cut(sender)
        case .copy: target.copy(sender)
        case .paste: target.paste(sender)
        case .delete: target.delete(sender)
        case .select: target.select(sender)
        case .selectAll: target.selectAll(sender)
        }
    }

    /// Whether a class of responders does anything of its own.
    func isOverridden(in type: AnyClass) -> Bool {
        switch self {
        case .cut: Self.cutting.isOverridden(in: type)
        case .copy: Self.copying.isOverridden(in: type)
        case .paste: Self.pasting.isOverridden(in: type)
        case .delete: Self.deleting.isOverridden(in: type)
        case .select: Self.selecting.isOverridden(in: type)
        case .selectAll: Self.selectingAll.isOverridden(in: type)
        }
    }

    private class Silent: UIResponder {}
    private class Cutting: UIResponder { override func cut(_ sender: Any?) { _ = sender.debugDescription } }
    private class Copying: UIResponder { override func copy(_ sender: Any?) { _ = sender.debugDescription } }
    private class Pasting: UIResponder { override func paste(_ sender: Any?) { _ = sender.debugDescription } }
    private class Deleting: UIResponder { override func delete(_ sender: Any?) { _ = sender.debugDescription } }
    private class Selecting: UIResponder { override func select(_ sender: Any?) { _ = sender.debugDescription } }
    private class SelectingAll: UIResponder { override func selectAll(_ sender: Any?) { _ = sender.debugDescription } }

    private static func seen(in probe: AnyClass) -> MethodOverride {
        MethodOverride(base: UIResponder.self, silent: Silent.self, probe: probe)
    }
    private static let cutting = seen(in: Cutting.self)
    private static let copying = seen(in: Copying.self)
    private static let pasting = seen(in: Pasting.self)
    private static let deleting = seen(in: Deleting.self)
    private static let selecting = seen(in: Selecting.self)
    private static let selectingAll = seen(in: SelectingAll.self)
}
