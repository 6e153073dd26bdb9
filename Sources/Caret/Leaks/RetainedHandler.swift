/// A closure of the app that an object retains and that an audit can release.
@MainActor struct RetainedHandler {
    /// The source location, or a description of a closure of UIKit, which does not know its location.
    let site: String
    /// Whether the handler has an owner, which it holds weakly. Such a handler retains the owner only if its closure
    /// captures the owner.
    let hasOwner: Bool
    /// Whether the objects that the closure retains are released only some turns after the closure. This is the case
    /// for a task, which first has to notice that its sequence has ended.
    var endsLater = false
    /// The captured values of the closure; `nil` if unknown.
    var captures: ClosureCaptures?
    /// The object that the running task of the handler uses and retains.
    weak var taskObject: AnyObject?
    /// The function of a closure of UIKit. The debug information of the program has its location.
    var function: UInt?
    let release: @MainActor () -> Void

    /// The description, with the source location if it is known.
    var description: String {
        guard let function, let location = ClosureLocation.site(of: function) else { return site }
        return "\(site) at \(location)"
    }

    /// The source location, or the description if the location is unknown.
    var location: String { function.flatMap { ClosureLocation.site(of: $0) } ?? site }

    /// Returns whether the closure, or its running task, retains an object directly.
    func retains(_ object: AnyObject) -> Bool { captures?.retains(object) == true || taskObject === object }
}

/// An object that retains closures of the app other than event handlers.
@MainActor protocol HandlerRetaining: AnyObject {
    var retainedHandlers: [RetainedHandler] { get }
}

extension RetainedHandler {
    /// Returns all closures that an object and its parts retain, beginning with the closures without an owner. The
    /// parts of a controller are its children, views, items and search controller. The parts of a view are its
    /// subviews, recognizers and interactions.
    static func all(of object: AnyObject) -> [RetainedHandler] {
        var result: [RetainedHandler] = []
        collect(object, into: &result)
        return result.filter { !$0.hasOwner } + result.filter(\.hasOwner)
    }

    /// The closures that belong to no controller or view. They are retained by tickers, display links, notification
    /// centres, alerts, batches and shared objects.
    static var global: [RetainedHandler] { global(after: 0) }

    /// Returns the closures of ``global`` that were registered after the first `count` registrations, beginning with
    /// those without an owner.
    ///
    /// - Parameter former: The handlers in chains to leave out; none by default.
    static func global(after count: Int, except former: [Subscription] = []) -> [RetainedHandler] {
        let handlers = Hooks.globalHandlerStorage?.heldHandlers(after: count, except: former) ?? []
        return handlers.filter { !$0.hasOwner } + handlers.filter(\.hasOwner)
    }

    /// Returns the closures of the app's actions and menus that a view retains. The actions of UIKit's own internal
    /// controls are omitted.
    private static func actionHandlers(of view: UIView) -> [RetainedHandler] {
        guard let control = view as? UIControl, !isPartOfUIKitControl(view) else { return [] }
        let menu = (control as? UIButton)?.menu
        return actionHandlers(of: Hooks.performedActions(of: control) + actions(in: menu), "\(type(of: control))")
    }

    /// Returns whether a control is internal to UIKit, or part of one of UIKit's controls, bars or internal views.
    private static func isPartOfUIKitControl(_ control: UIView) -> Bool {
        if isInternal(control) || control.superview.map(isInternal) == true { return true }
        return sequence(first: control) { $0.superview }.dropFirst().contains { view in
            guard String(reflecting: type(of: view)).hasPrefix("UIKitCore.") else { return false }
            return view is UIControl || view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UISearchBar
        }
    }

    /// Returns whether the class of a view is internal to UIKit. The names of public classes begin with UI.
    private static func isInternal(_ view: UIView) -> Bool {
        let name = String(reflecting: type(of: view))
        return name.hasPrefix("UIKitCore.") && !name.hasPrefix("UIKitCore.UI")
    }

    private static func actions(in menu: UIMenu?) -> [UIAction] {
        (menu?.children ?? []).flatMap { element in (element as? UIAction).map { [$0] } ?? actions(in: element as? UIMenu) }
    }

    /// Returns the closures of actions. A `UIAction` does not know the source line where it was made. The title
    /// identifies the action, and the debug information has the line.
    private static func actionHandlers(of actions: [UIAction], _ ownerName: String) -> [RetainedHandler] {
        actions.map { action in
            let name = action.title.isEmpty ? action.identifier.rawValue : action.title
            let handler = Hooks.handler(of: action)
            return RetainedHandler(
                site: "the UIAction '\(name)' of \(ownerName)", hasOwner: false, captures: ClosureCaptures(of: handler),
                function: ClosureWords(of: handler)?.function
            ) { [weak action] in if let action { Hooks.dropHandler(of: action) } }
        }
    }

    private static func collect(_ object: AnyObject, into result: inout [RetainedHandler]) {
        if let storage = Hooks.existingStorage(of: object) { result += storage.retainedHandlers }
        if let activity = (object as? UIResponder)?.userActivity { collect(activity, into: &result) }
        switch object {
        case let controller as UIViewController:
            for child in controller.children { collect(child, into: &result) }
            if let view = controller.viewIfLoaded { collect(view, into: &result) }
            let items = controller.navigationItem
            for command in Hooks.keyCommands(of: controller) { collect(command, into: &result) }
            for item in (items.leftBarButtonItems ?? []) + (items.rightBarButtonItems ?? []) + (controller.toolbarItems ?? []) {
                collect(item, into: &result)
                // A custom view is in the view hierarchy of the bar.
                if let view = item.customView { collect(view, into: &result) }
                result += actionHandlers(of: [item.primaryAction].compactMap { $0 } + actions(in: item.menu), "a bar button item")
            }
            // The views of bar items are not in the view hierarchy of the controller.
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
            // The layers of views are visited together with their views.
            for part in layer.sublayers ?? [] where !(part.delegate is UIView) { collect(part, into: &result) }
        default: break
        }
    }
}

extension UserInfoStorage: HandlerRetaining {
    var retainedHandlers: [RetainedHandler] { heldHandlers(after: 0) }
}
