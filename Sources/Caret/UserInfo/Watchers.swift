/// Who wants to hear what becomes of one view or controller.
@MainActor struct Watchers {
    var window = HandlerList<@MainActor (UIWindow?) -> Void>()
    var controller = HandlerList<@MainActor (UIViewController, ControllerMoment) -> Void>()

    /// Those to call; what they add or remove counts from the next time on.
    var forWindow: [@MainActor (UIWindow?) -> Void] { window.all }
    var forController: [@MainActor (UIViewController, ControllerMoment) -> Void] { controller.all }
}

extension UserInfoStorage: ResponderCompanion {
    /// Calls `body` whenever the view comes into a window or leaves one.
    ///
    /// - Returns: what ends it.
    func watchWindow(_ body: @escaping @MainActor (UIWindow?) -> Void) -> @MainActor () -> Void {
        let id = watchers.window.add(body)
        return { [weak self] in _ = self?.watchers.window.remove(id) }
    }

    /// Calls `body` with all that happens to the controller; of the application's storage, to every controller.
    ///
    /// - Returns: what ends it.
    func watchController(_ body: @escaping @MainActor (UIViewController, ControllerMoment) -> Void) -> @MainActor () -> Void {
        let id = watchers.controller.add(body)
        return { [weak self] in _ = self?.watchers.controller.remove(id) }
    }

    package func viewDidMove(to window: UIWindow?) {
        for watch in watchers.forWindow { watch(window) }
    }

    package func controller(_ controller: UIViewController, did moment: ControllerMoment) {
        for watch in watchers.forController { watch(controller, moment) }
    }
}
