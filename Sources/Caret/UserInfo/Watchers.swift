/// The observers of one view or controller.
@MainActor struct Watchers {
    var window = Handlers<@MainActor (UIWindow?) -> Void>()
    var controller = Handlers<@MainActor (UIViewController, ControllerEvent) -> Void>()
    /// Begins to report the events, if the object does not report them by itself. Called after each addition.
    var begin: (@MainActor () -> Void)?
    /// The observer of the keyboard, made on first use.
    var keyboard: KeyboardObserver?

    /// The observers to call. Additions and removals during the calls take effect with the next event.
    var forWindow: [@MainActor (UIWindow?) -> Void] { window.all }
    var forController: [@MainActor (UIViewController, ControllerEvent) -> Void] { controller.all }
}

extension UserInfoStorage {
    /// Calls `body` whenever the view enters or leaves a window.
    ///
    /// - Returns: A closure that removes the observer.
    func observeWindow(_ body: @escaping @MainActor (UIWindow?) -> Void) -> @MainActor () -> Void {
        let id = watchers.window.add(body)
        watchers.begin?()
        return { [weak self] in _ = self?.watchers.window.remove(id) }
    }

    /// Calls `body` for every event of the controller's life cycle. In the application's storage, calls it for the
    /// events of all controllers.
    ///
    /// - Returns: A closure that removes the observer.
    func observeController(_ body: @escaping @MainActor (UIViewController, ControllerEvent) -> Void) -> @MainActor () -> Void {
        let id = watchers.controller.add(body)
        watchers.begin?()
        return { [weak self] in _ = self?.watchers.controller.remove(id) }
    }

    /// Calls `body` whenever the keyboard is about to change its place.
    ///
    /// - Returns: A closure that removes the observer.
    func observeKeyboard(_ body: @escaping @MainActor (KeyboardNote) -> Void) -> @MainActor () -> Void {
        let observer = watchers.keyboard ?? KeyboardObserver()
        watchers.keyboard = observer
        return observer.add(body)
    }
}
