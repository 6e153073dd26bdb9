extension UINavigationController {
    /// Shows a screen for each element of a path that a model keeps, above the screens that are the app's; both ways.
    ///
    /// ```swift
    /// navigation.follow(model, \.path) { navigation, item in DetailScreen(item) }
    /// model.path.append(item)       // pushes
    /// ```
    ///
    /// What lies below the path is taken as it is at each change, so that the root may be replaced. Elements that stay keep their screens. A
    /// screen that a person leaves is taken from the path. Changes are seen in the next frame; the first path is shown at once. A change during
    /// a push or pop is shown when that is over. Where the model changes while a person leaves a screen, the model counts.
    ///
    /// - Parameters:
    ///   - model: an `@Observable` object; kept by the controller until the following ends.
    ///   - path: its elements, from the first screen pushed to the topmost.
    ///   - file: where it is followed; leave it out.
    ///   - line: likewise.
    ///   - screen: makes a screen for an element that is new; is handed the controller, so that there is no need to capture it.
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func follow<Model: AnyObject, Element: Equatable>(
        _ model: Model, _ path: ReferenceWritableKeyPath<Model, [Element]>, file: String = #fileID, line: Int = #line,
        screen: @escaping @MainActor (UINavigationController, Element) -> UIViewController
    ) -> Subscription {
        let route = PathPresentation(model, path, screen)
        let follower = Follower { [weak self] in
            route.wanted = model[keyPath: path]
            if let self { route.show(in: self) }
        }
        let subscription = on(.didShow, file: file, line: line) { [weak self] _ in
            if let self { route.didShow(in: self) }
        }
        // The handler keeps its subscription, and with it the follower.
        subscription.whenEnded { follower.end() }
        return subscription
    }
}

extension UserInfoHost where Self: UIViewController {
    /// Presents a screen while a model has an item for it, and takes it away when it has none; both ways.
    ///
    /// ```swift
    /// list.present(model, \.edited) { list, task in EditScreen(task) }
    /// model.edited = task           // presents
    /// ```
    ///
    /// Another item takes the place of the one before with a screen of its own. A screen that a person dismisses sets the item to `nil`. An
    /// item that comes before the view is in a window, or while something else is presented, waits for that.
    ///
    /// - Parameters:
    ///   - model: an `@Observable` object; kept by the controller until the following ends.
    ///   - item: what there is a screen for.
    ///   - file: where it is followed; leave it out.
    ///   - line: likewise.
    ///   - screen: makes a screen; is handed the controller, so that there is no need to capture it.
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func present<Model: AnyObject, Item: Equatable>(
        _ model: Model, _ item: ReferenceWritableKeyPath<Model, Item?>, file: String = #fileID, line: Int = #line,
        screen: @escaping @MainActor (Self, Item) -> UIViewController
    ) -> Subscription {
        let shown = ItemPresentation(over: self, screen) { model[keyPath: item] = nil }
        let follower = Follower { shown.wanted = model[keyPath: item] }
        // What came before the view was in a window is presented now. The handler keeps its subscription, and with it the follower.
        let subscription = on(.didAppear, file: file, line: line) { _ in shown.show() }
        subscription.whenEnded { follower.end() }
        return subscription
    }
}
