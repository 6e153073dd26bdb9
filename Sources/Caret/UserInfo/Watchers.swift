/// The observers of one view or controller.
@MainActor struct Watchers {
    var window = Handlers<@MainActor (UIWindow?) -> Void>()
    var controller = Handlers<@MainActor (UIViewController, ControllerEvent) -> Void>()
    /// The chain of the last observer of the controller; `nil` if that observer has no chain.
    weak var lastControllerChain: HandlerChain<ControllerEvent>?
    /// The observers of scenes that are disconnected. Used only in the application's storage.
    var scene = Handlers<@MainActor (UIScene) -> Void>()
    /// Whether the notifications of disconnected scenes are observed.
    var observesScenes = false
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
        let remove = addControllerObserver(body)
        watchers.begin?()
        return remove
    }

    private func addControllerObserver(
        _ body: @escaping @MainActor (UIViewController, ControllerEvent) -> Void
    ) -> @MainActor () -> Void {
        let id = watchers.controller.add(body)
        watchers.lastControllerChain = nil
        return { [weak self] in _ = self?.watchers.controller.remove(id) }
    }

    /// Returns the chain to which a handler of the controller's life cycle can be added. It is the observer that was
    /// added last, or a new one. Handlers and observers are thus called in the order of their addition.
    ///
    /// Call `watchers.begin` after the addition, which may send the first event.
    func controllerChain(of controller: UIViewController) -> HandlerChain<ControllerEvent> {
        if let last = watchers.lastControllerChain { return last }
        let chain = HandlerChain<ControllerEvent>(of: controller)
        let remove = addControllerObserver { _, event in chain.notify(event) }
        chain.emptinessDidChange = { [weak self, weak chain] isEmpty in
            guard isEmpty else { return }
            remove()
            if self?.watchers.lastControllerChain === chain { self?.watchers.lastControllerChain = nil }
        }
        watchers.lastControllerChain = chain
        return chain
    }

    /// Calls `body` when a scene of the application was disconnected. Only for the application's storage.
    ///
    /// - Returns: A closure that removes the observer.
    func observeSceneEnds(_ body: @escaping @MainActor (UIScene) -> Void) -> @MainActor () -> Void {
        if !watchers.observesScenes {
            watchers.observesScenes = true
            let disconnection = ControlEvent<NotificationCenter, UIScene?>.posted(UIScene.didDisconnectNotification) {
                $0.object as? UIScene
            }
            NotificationCenter.default.on(disconnection, self) { storage, scene in
                guard let scene else { return }
                for observer in storage.watchers.scene.all { observer(scene) }
            }.endsWithOwner()
        }
        let id = watchers.scene.add(body)
        return { [weak self] in _ = self?.watchers.scene.remove(id) }
    }

    /// Returns the chain that is called whenever the keyboard is about to change its place.
    ///
    /// - Parameter host: The view or controller of the storage.
    func keyboardChain(of host: AnyObject) -> HandlerChain<KeyboardNote> {
        let observer = watchers.keyboard ?? KeyboardObserver(for: host)
        watchers.keyboard = observer
        return observer.chain
    }
}
