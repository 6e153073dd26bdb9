/// A standard edit action, which menus offer for a selection.
@MainActor enum StandardEditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case delete = "delete:"
    case select = "select:"
    case selectAll = "selectAll:"
    case toggleBoldface = "toggleBoldface:"
    case toggleItalics = "toggleItalics:"
    case toggleUnderline = "toggleUnderline:"
    case increaseSize = "increaseSize:"
    case decreaseSize = "decreaseSize:"
    case pasteAndMatchStyle = "pasteAndMatchStyle:"
    case find = "find:"
    case findAndReplace = "findAndReplace:"
    case findNext = "findNext:"
    case findPrevious = "findPrevious:"
    case useSelectionForFind = "useSelectionForFind:"

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
        case .toggleBoldface: target.toggleBoldface(sender)
        case .toggleItalics: target.toggleItalics(sender)
        case .toggleUnderline: target.toggleUnderline(sender)
        case .increaseSize: target.increaseSize(sender)
        case .decreaseSize: target.decreaseSize(sender)
        case .pasteAndMatchStyle: target.pasteAndMatchStyle(sender)
        case .find: target.find(sender)
        case .findAndReplace: target.findAndReplace(sender)
        case .findNext: target.findNext(sender)
        case .findPrevious: target.findPrevious(sender)
        case .useSelectionForFind: target.useSelectionForFind(sender)
        }
    }

    /// Returns whether a responder class overrides the action's method.
    func isOverridden(in type: AnyClass) -> Bool {
        switch self {
        case .cut: Self.cutting.isOverridden(in: type)
        case .copy: Self.copying.isOverridden(in: type)
        case .paste: Self.pasting.isOverridden(in: type)
        case .delete: Self.deleting.isOverridden(in: type)
        case .select: Self.selecting.isOverridden(in: type)
        case .selectAll: Self.selectingAll.isOverridden(in: type)
        case .toggleBoldface: Self.emboldening.isOverridden(in: type)
        case .toggleItalics: Self.slanting.isOverridden(in: type)
        case .toggleUnderline: Self.underlining.isOverridden(in: type)
        case .increaseSize: Self.enlarging.isOverridden(in: type)
        case .decreaseSize: Self.reducing.isOverridden(in: type)
        case .pasteAndMatchStyle: Self.matching.isOverridden(in: type)
        case .find: Self.finding.isOverridden(in: type)
        case .findAndReplace: Self.findingToReplace.isOverridden(in: type)
        case .findNext: Self.findingNext.isOverridden(in: type)
        case .findPrevious: Self.findingPrevious.isOverridden(in: type)
        case .useSelectionForFind: Self.usingSelection.isOverridden(in: type)
        }
    }

    private class Silent: UIResponder {}
    private class Cutting: UIResponder { override func cut(_ sender: Any?) { _ = sender.debugDescription } }
    private class Copying: UIResponder { override func copy(_ sender: Any?) { _ = sender.debugDescription } }
    private class Pasting: UIResponder { override func paste(_ sender: Any?) { _ = sender.debugDescription } }
    private class Deleting: UIResponder { override func delete(_ sender: Any?) { _ = sender.debugDescription } }
    private class Selecting: UIResponder { override func select(_ sender: Any?) { _ = sender.debugDescription } }
    private class SelectingAll: UIResponder { override func selectAll(_ sender: Any?) { _ = sender.debugDescription } }
    private class Emboldening: UIResponder { override func toggleBoldface(_ sender: Any?) { _ = sender.debugDescription } }
    private class Slanting: UIResponder { override func toggleItalics(_ sender: Any?) { _ = sender.debugDescription } }
    private class Underlining: UIResponder { override func toggleUnderline(_ sender: Any?) { _ = sender.debugDescription } }
    private class Enlarging: UIResponder { override func increaseSize(_ sender: Any?) { _ = sender.debugDescription } }
    private class Reducing: UIResponder { override func decreaseSize(_ sender: Any?) { _ = sender.debugDescription } }
    private class Matching: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) { _ = sender.debugDescription } }
    private class Finding: UIResponder { override func find(_ sender: Any?) { _ = sender.debugDescription } }
    private class FindingToReplace: UIResponder { override func findAndReplace(_ sender: Any?) { _ = sender.debugDescription } }
    private class FindingNext: UIResponder { override func findNext(_ sender: Any?) { _ = sender.debugDescription } }
    private class FindingPrevious: UIResponder { override func findPrevious(_ sender: Any?) { _ = sender.debugDescription } }
    private class UsingSelection: UIResponder { override func useSelectionForFind(_ sender: Any?) { _ = sender.debugDescription } }

    private static func methodOverride(in probe: AnyClass) -> MethodOverride {
        MethodOverride(base: UIResponder.self, silent: Silent.self, probe: probe)
    }
    private static let cutting = methodOverride(in: Cutting.self)
    private static let copying = methodOverride(in: Copying.self)
    private static let pasting = methodOverride(in: Pasting.self)
    private static let deleting = methodOverride(in: Deleting.self)
    private static let selecting = methodOverride(in: Selecting.self)
    private static let selectingAll = methodOverride(in: SelectingAll.self)
    private static let emboldening = methodOverride(in: Emboldening.self)
    private static let slanting = methodOverride(in: Slanting.self)
    private static let underlining = methodOverride(in: Underlining.self)
    private static let enlarging = methodOverride(in: Enlarging.self)
    private static let reducing = methodOverride(in: Reducing.self)
    private static let matching = methodOverride(in: Matching.self)
    private static let finding = methodOverride(in: Finding.self)
    private static let findingToReplace = methodOverride(in: FindingToReplace.self)
    private static let findingNext = methodOverride(in: FindingNext.self)
    private static let findingPrevious = methodOverride(in: FindingPrevious.self)
    private static let usingSelection = methodOverride(in: UsingSelection.self)
}
