/// A closure that somebody keeps for the app, to be dropped by an audit.
@MainActor struct HeldHandler {
    let site: String
    /// Whether it holds its owner weakly, so that it keeps it only if the closure itself captures it.
    let hasOwner: Bool
    /// Whether what it keeps goes some turns later, as with a task that waits for events: it runs on until it has noticed.
    var endsLater = false
    /// The closure's captured values; `nil` where they are not known.
    var captures: ClosureCaptures?
    let drop: @MainActor () -> Void

    /// Whether the closure captured anything through which it may hold an object that it did not capture itself.
    var mayHoldMore: Bool { captures?.isEmpty != true }
}

/// Whoever keeps closures of the app's besides handlers of events.
@MainActor protocol HandlerHolder: AnyObject {
    var heldHandlers: [HeldHandler] { get }
}

extension HeldHandler {
    /// All that is kept for an object, and for what belongs to it: a controller's children, views, items and search, a view's subviews,
    /// recognizers and interactions. Those without an owner come first.
    static func all(of object: AnyObject) -> [HeldHandler] {
        var result: [HeldHandler] = []
        collect(object, into: &result)
        return result.filter { !$0.hasOwner } + result.filter(\.hasOwner)
    }

    /// Those without an owner that belong to no controller or view: clocks, links, notification centres, alerts, batches and what is shared
    /// keep them.
    static var lasting: [HeldHandler] { lasting(after: 0) }

    /// Those of them that were made after the first `count`.
    static func lasting(after count: Int) -> [HeldHandler] {
        (Hooks.lastingStorage?.heldHandlers(after: count) ?? []).filter { !$0.hasOwner }
    }

    /// The closures of the app's actions and menus that a view keeps. Parts of the toolkit's own controls and bars have actions, too, which
    /// are none of the app's.
    private static func actionHandlers(of view: UIView) -> [HeldHandler] {
        guard let control = view as? UIControl, !isPart(view) else { return [] }
        let menu = (control as? UIButton)?.menu
        return actionHandlers(of: control.performedActions + actions(in: menu), "\(type(of: control))")
    }

    /// Whether a control is one of the toolkit's internal ones, or stands in one of its controls, bars or internal views.
    private static func isPart(_ control: UIView) -> Bool {
        if isInternal(control) || control.superview.map(isInternal) == true { return true }
        return sequence(first: control) { $0.superview }.dropFirst().contains { view in
            guard String(reflecting: type(of: view)).hasPrefix("UIKitCore.") else { return false }
            return view is UIControl || view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UISearchBar
        }
    }

    /// Whether the class of a view is an internal one of the toolkit's: the names of the public ones begin with UI.
    private static func isInternal(_ view: UIView) -> Bool {
        let name = String(reflecting: type(of: view))
        return name.hasPrefix("UIKitCore.") && !name.hasPrefix("UIKitCore.UI")
    }

    private static func actions(in menu: UIMenu?) -> [UIAction] {
        (menu?.children ?? []).flatMap { element in (element as? UIAction).map { [$0] } ?? actions(in: element as? UIMenu) }
    }

    /// Actions are UIKit's, and do not know the line where they were made: their titles stand for it.
    private static func actionHandlers(of actions: [UIAction], _ keeper: String) -> [HeldHandler] {
        actions.map { action in
            let name = action.title.isEmpty ? action.identifier.rawValue : action.title
            let captures = ClosureCaptures(of: action.handler)
            return HeldHandler(site: "the UIAction '\(name)' of \(keeper)", hasOwner: false, captures: captures) { [weak action] in
                action?.dropHandler()
            }
        }
    }

    private static func collect(_ object: AnyObject, into result: inout [HeldHandler]) {
        if let storage = Hooks.knownStorage(of: object) { result += storage.heldHandlers }
        if let activity = (object as? UIResponder)?.userActivity { collect(activity, into: &result) }
        switch object {
        case let controller as UIViewController:
            for child in controller.children { collect(child, into: &result) }
            if let view = controller.viewIfLoaded { collect(view, into: &result) }
            let items = controller.navigationItem
            for command in Hooks.keyCommands(of: controller) { collect(command, into: &result) }
            for item in (items.leftBarButtonItems ?? []) + (items.rightBarButtonItems ?? []) + (controller.toolbarItems ?? []) {
                collect(item, into: &result)
                result += actionHandlers(of: [item.primaryAction].compactMap { $0 } + actions(in: item.menu), "a bar button item")
            }
            // Those in a bar are no views of the controller's.
            if let title = items.titleView { collect(title, into: &result) }
            if let search = items.searchController, search.parent == nil { collect(search, into: &result) }
            if let search = items.searchController { collect(search.searchBar, into: &result) }
        case let view as UIView:
            for recognizer in view.gestureRecognizers ?? [] { collect(recognizer, into: &result) }
            for interaction in view.interactions { collect(interaction, into: &result) }
            for subview in view.subviews { collect(subview, into: &result) }
            collect(view.layer, into: &result)
            if let progress = (view as? UIPageControl)?.progress { collect(progress, into: &result) }
            result += actionHandlers(of: view)
            if let view = view as? UITextView { result += Hooks.textHandlers(of: view) }
        case let layer as CALayer:
            // Those of views are found with these.
            for part in layer.sublayers ?? [] where !(part.delegate is UIView) { collect(part, into: &result) }
        default: break
        }
    }
}

extension UserInfoStorage: HandlerHolder {
    var heldHandlers: [HeldHandler] { heldHandlers(after: 0) }
}
