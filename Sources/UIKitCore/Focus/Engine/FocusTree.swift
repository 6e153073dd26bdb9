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
            if let view = environment as? UIView { return isEligible(view) ? view : items(in: view).first }
            if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
            if let controller = environment as? UIViewController { return controller.loaded.flatMap { items(in: $0).first } }
            return environment.focusItemContainer?.firstEligibleItem
        }
        return find(environment)
    }

    /// Whether a person sees a view that can have the focus.
    static func isEligible(_ view: UIView) -> Bool { view.canBecomeFocused && FocusCandidates.isSeen(view) }

    /// The items in a view that can have the focus, in the order of reading.
    static func items(in root: UIView) -> [any UIFocusItem] {
        places(in: root).map(\.item)
    }

    /// The items in a view that can have the focus, with their places, in the order of reading.
    static func places(in root: UIView) -> [FocusPlace] {
        var places: [ReadingOrder.Place<FocusPlace>] = []
        visit(root) { if $0.isEligible { places.append(ReadingOrder.Place($0, $0.frame)) } }
        return ReadingOrder.sorted(places, isMirrored: root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Goes through a view and all items in it, outer ones first, whether they can have the focus or not.
    static func visit(_ view: UIView, _ body: (FocusPlace) -> Void) {
        var listed: Set<ObjectIdentifier> = []
        visit(view, &listed, body)
    }

    /// - Parameter listed: the items that containers of the app's own listed, so that items that list each other come to an end.
    private static func visit(_ view: UIView, _ listed: inout Set<ObjectIdentifier>, _ body: (FocusPlace) -> Void) {
        body(FocusPlace(item: view, host: view))
        let container = (view.owner as? UIViewController)?.focusItemContainer ?? view.focusItemContainer
        if container === view, !MethodOverride.focusItems.isOverridden(in: type(of: view)) {
            for child in view.subviews { visit(child, &listed, body) }
        } else if let container {
            visit(container, in: view, &listed, body)
        }
    }

    private static func visit(
        _ container: any UIFocusItemContainer, in host: UIView, _ listed: inout Set<ObjectIdentifier>, _ body: (FocusPlace) -> Void
    ) {
        for item in container.focusItems(in: container.coordinateSpace.bounds) where listed.insert(ObjectIdentifier(item)).inserted {
            if let view = item as? UIView {
                visit(view, &listed, body)
            } else {
                body(FocusPlace(item: item, container: container, host: host))
                if let inner = item.focusItemContainer { visit(inner, in: host, &listed, body) }
            }
        }
    }
}

extension UIFocusItemContainer {
    /// The first item that can have the focus, in the order of the container.
    fileprivate var firstEligibleItem: (any UIFocusItem)? {
        focusItems(in: coordinateSpace.bounds).first { ($0 as? UIView).map { FocusTree.isEligible($0) } ?? $0.canBecomeFocused }
    }
}
