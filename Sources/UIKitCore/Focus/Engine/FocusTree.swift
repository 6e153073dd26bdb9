import UIKitEngines

/// What the focus finds in the tree of environments.
@MainActor enum FocusTree {
    /// An environment and all around it, the innermost first.
    static func chain(of environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
        Array(sequence(first: environment) { $0.parentFocusEnvironment })
    }

    /// All that are around one of two items, each once, the innermost first.
    static func environments(around one: (any UIFocusItem)?, _ other: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
        var seen: Set<ObjectIdentifier> = []
        return [one, other].compactMap { $0 }.flatMap(chain).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// The group of an environment: the nearest name up the chain, the nearest list, or the window's.
    static func group(of environment: any UIFocusEnvironment) -> String {
        for environment in chain(of: environment) {
            if let name = environment.focusGroupIdentifier { return name }
            if let list = environment as? any FocusableList, list.allowsFocus { return "caret.list.\(ObjectIdentifier(list))" }
        }
        return "caret.window"
    }

    /// What gets the focus that goes to an environment: what that prefers, itself, or the first in it in the order of reading.
    static func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var asked: Set<ObjectIdentifier> = []
        func find(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
            guard asked.insert(ObjectIdentifier(environment)).inserted else { return nil }
            for preferred in environment.preferredFocusEnvironments {
                if preferred === environment { break }
                if let found = find(preferred) { return found }
            }
            if let view = environment as? UIView {
                if isEligible(view) { return view }
                return items(in: view).first
            }
            if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
            return (environment as? UIViewController)?.loaded.flatMap { items(in: $0).first }
        }
        return find(environment)
    }

    /// Whether a person sees a view that can have the focus.
    static func isEligible(_ view: UIView) -> Bool { view.canBecomeFocused && FocusCandidates.isSeen(view) }

    /// The views in another that can have the focus, in the order of reading.
    static func items(in root: UIView) -> [UIView] {
        var places: [ReadingOrder.Place<UIView>] = []
        visit(root) { view in
            if isEligible(view) { places.append(ReadingOrder.Place(view, view.convert(view.bounds, to: nil))) }
        }
        return ReadingOrder.sorted(places, isMirrored: root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    static func visit(_ view: UIView, _ body: (UIView) -> Void) {
        body(view)
        for child in view.subviews { visit(child, body) }
    }
}
