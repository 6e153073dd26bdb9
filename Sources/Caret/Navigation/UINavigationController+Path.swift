extension UINavigationController {
    /// Shows a view controller for each element of a model's path, above the controllers of the app. When the user
    /// pops controllers, the path is updated.
    ///
    /// ```swift
    /// navigation.follow(model, \.path) { navigation, item in DetailScreen(item) }
    /// model.path.append(item)       // pushes
    /// ```
    ///
    /// The controllers below the path are read at each change, so that the app may replace the root. Unchanged
    /// elements keep their controllers. If the user pops a controller, its element is removed from the path, even if
    /// the navigation controller is not displayed. A controller that the app itself pushed above the path stays until
    /// the path changes.
    ///
    /// The initial path is shown at once, and changes are shown in the next frame. A change during a push or pop is
    /// shown when the transition has ended. If the model changes while the user pops a controller, the model takes
    /// precedence. Whenever no transition is in progress and no change is pending, the path and the stack agree.
    ///
    /// - Parameters:
    ///   - model: An `@Observable` object. The controller retains it until the subscription ends.
    ///   - path: The elements, from the first pushed controller to the top one.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - screen: Makes the view controller of a new element. The closure receives the navigation controller, so
    ///     that capturing it is unnecessary.
    /// - Returns: A subscription that ends the connection when cancelled; keeping it is optional.
    @discardableResult public func follow<Model: AnyObject, Element: Equatable>(
        _ model: Model, _ path: ReferenceWritableKeyPath<Model, [Element]>, file: String = #fileID, line: Int = #line,
        screen: @escaping @MainActor (UINavigationController, Element) -> UIViewController
    ) -> Subscription {
        let presentation = PathPresentation(model, path, in: self, screen)
        presentation.begin(at: SourceLocation(file, line))
        // The handler retains its subscription, and therefore the observation.
        let subscription = on(.didShow, file: file, line: line) { _ in presentation.stackDidChange() }
        subscription.addEndHandler { presentation.end() }
        return subscription
    }
}

extension UserInfoHost where Self: UIViewController {
    /// Presents a view controller while a model has an item. When the user dismisses the controller, the item is set
    /// to `nil`.
    ///
    /// ```swift
    /// list.present(model, \.edited) { list, task in EditScreen(task) }
    /// model.edited = task           // presents
    /// ```
    ///
    /// If the item is replaced by another one, the presented controller is replaced too. An item that is set before
    /// the view is in a window, or while another controller is presented, is presented later.
    ///
    /// - Parameters:
    ///   - model: An `@Observable` object. The controller retains it until the subscription ends.
    ///   - item: The item to present.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - screen: Makes the view controller of an item. The closure receives the presenting controller, so that
    ///     capturing it is unnecessary.
    /// - Returns: A subscription that ends the connection when cancelled; keeping it is optional.
    @discardableResult public func present<Model: AnyObject, Item: Equatable>(
        _ model: Model, _ item: ReferenceWritableKeyPath<Model, Item?>, file: String = #fileID, line: Int = #line,
        screen: @escaping @MainActor (Self, Item) -> UIViewController
    ) -> Subscription {
        let presentation = ItemPresentation(over: self, screen) { dismissed in
            // The app may have set another item in the meantime.
            if model[keyPath: item] == dismissed { model[keyPath: item] = nil }
        }
        let follower = Follower(at: SourceLocation(file, line)) {
            _ = model[keyPath: item]
        } then: {
            presentation.requestedItem = model[keyPath: item]
        }
        // Present an item that was set before the view was in a window. The handler retains its subscription, and
        // therefore the observation.
        let subscription = on(.didAppear, file: file, line: line) { _ in presentation.updatePresentation() }
        subscription.addEndHandler { follower.end() }
        return subscription
    }
}
