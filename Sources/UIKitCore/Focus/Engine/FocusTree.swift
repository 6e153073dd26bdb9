import UIKitEngines

/// Traverses the tree of focus environments.
///
/// The subviews of a view are visited recursively. If its class or controller provides a container, the container's
/// items are visited instead. Each listed item is visited once, so that the traversal ends if items list each other.
/// Visible items that can become focused are sorted in reading order. The target of an environment is searched depth
/// first in its preferred environments, then in the environment itself, then in its items.
@MainActor enum FocusTree {
    /// Returns an environment and all its ancestors, the innermost first.
    static func chain(of environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
        Array(sequence(first: environment) { $0.parentFocusEnvironment })
    }

    /// Returns the environments that contain either of two items, without duplicates, the innermost first.
    static func environments(around one: (any UIFocusItem)?, _ other: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
        var seenIDs: Set<ObjectIdentifier> = []
        return [one, other].compactMap { $0 }.flatMap(chain).filter { seenIDs.insert(ObjectIdentifier($0)).inserted }
    }

    /// Returns the group of an environment: the nearest group identifier or list among its ancestors, or the window.
    static func group(of environment: any UIFocusEnvironment) -> String {
        for environment in chain(of: environment) {
            if let name = environment.focusGroupIdentifier { return name }
            if let list = environment as? any FocusableList, list.allowsFocus { return "caret.list.\(ObjectIdentifier(list))" }
        }
        return "caret.window"
    }

    /// Returns the item that receives the focus of an environment. That is the target of a preferred environment, the
    /// environment itself, or its first item in reading order.
    static func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var visitedIDs: Set<ObjectIdentifier> = []
        func findItem(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
            guard visitedIDs.insert(ObjectIdentifier(environment)).inserted else { return nil }
            for preferredEnvironment in environment.preferredFocusEnvironments {
                if preferredEnvironment === environment { break }
                if let foundItem = findItem(preferredEnvironment) { return foundItem }
            }
            if let view = environment as? UIView { return isEligible(view) ? view : items(in: view).first }
            if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
            if let controller = environment as? UIViewController { return controller.loaded.flatMap { items(in: $0).first } }
            return environment.focusItemContainer?.firstEligibleItem
        }
        return findItem(environment)
    }

    /// Returns whether a view is visible and can become focused.
    static func isEligible(_ view: UIView) -> Bool { view.canBecomeFocused && FocusCandidates.isVisible(view) }

    /// Returns the items of a view that can become focused, in reading order.
    static func items(in root: UIView) -> [any UIFocusItem] {
        locatedItems(in: root).map(\.item)
    }

    /// Returns the items of a view that can become focused, with their containers and views, in reading order.
    static func locatedItems(in root: UIView) -> [LocatedFocusItem] {
        var foundItems: [ReadingOrder.Element<LocatedFocusItem>] = []
        visit(root) { if $0.isEligible { foundItems.append(ReadingOrder.Element($0, $0.frame)) } }
        return ReadingOrder.sorted(foundItems, isMirrored: root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Visits a view and all items in it, outer items first, including those that cannot become focused.
    static func visit(_ view: UIView, _ body: (LocatedFocusItem) -> Void) {
        var listedIDs: Set<ObjectIdentifier> = []
        visit(view, &listedIDs, body)
    }

    /// Visits a view and all items in it.
    ///
    /// - Parameter listed: The items that custom containers have listed. They are not visited again.
    private static func visit(_ view: UIView, _ listedIDs: inout Set<ObjectIdentifier>, _ body: (LocatedFocusItem) -> Void) {
        body(LocatedFocusItem(item: view, host: view))
        let container = (view.owner as? UIViewController)?.focusItemContainer ?? view.focusItemContainer
        if container === view, !MethodOverride.focusItems.isOverridden(in: type(of: view)) {
            for child in view.subviews { visit(child, &listedIDs, body) }
        } else if let container {
            visit(container, in: view, &listedIDs, body)
        }
    }

    private static func visit(
        _ container: any UIFocusItemContainer, in host: UIView, _ listedIDs: inout Set<ObjectIdentifier>, _ body: (LocatedFocusItem) -> Void
    ) {
        for item in container.focusItems(in: container.coordinateSpace.bounds) where listedIDs.insert(ObjectIdentifier(item)).inserted {
            if let view = item as? UIView {
                visit(view, &listedIDs, body)
            } else {
                body(LocatedFocusItem(item: item, container: container, host: host))
                if let innerContainer = item.focusItemContainer { visit(innerContainer, in: host, &listedIDs, body) }
            }
        }
    }
}

extension UIFocusItemContainer {
    /// The first item that can become focused, in the order of the container.
    fileprivate var firstEligibleItem: (any UIFocusItem)? {
        focusItems(in: coordinateSpace.bounds).first { item in
            if let view = item as? UIView { return FocusTree.isEligible(view) }
            return item.canBecomeFocused
        }
    }
}
