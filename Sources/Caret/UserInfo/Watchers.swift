/// Who wants to hear what becomes of one view or controller.
@MainActor struct Watchers {
    private var window: [(id: Int, body: @MainActor (UIWindow?) -> Void)] = []
    private var controller: [(id: Int, body: @MainActor (UIViewController, ControllerMoment) -> Void)] = []
    private var lastID = 0

    mutating func add(window body: @escaping @MainActor (UIWindow?) -> Void) -> Int {
        lastID += 1
        window.append((lastID, body))
        return lastID
    }

    mutating func add(controller body: @escaping @MainActor (UIViewController, ControllerMoment) -> Void) -> Int {
        lastID += 1
        controller.append((lastID, body))
        return lastID
    }

    mutating func remove(_ id: Int) {
        window.removeAll { $0.id == id }
        controller.removeAll { $0.id == id }
    }

    /// Those to call; what they add or remove counts from the next time on.
    var forWindow: [@MainActor (UIWindow?) -> Void] { window.map(\.body) }
    var forController: [@MainActor (UIViewController, ControllerMoment) -> Void] { controller.map(\.body) }
}

extension UserInfoStorage: ResponderCompanion {
    /// Calls `body` whenever the view comes into a window or leaves one.
    ///
    /// - Returns: what ends it.
    func watchWindow(_ body: @escaping @MainActor (UIWindow?) -> Void) -> @MainActor () -> Void {
        let id = watchers.add(window: body)
        return { [weak self] in self?.watchers.remove(id) }
    }

    /// Calls `body` with all that happens to the controller; of the application's storage, to every controller.
    ///
    /// - Returns: what ends it.
    func watchController(_ body: @escaping @MainActor (UIViewController, ControllerMoment) -> Void) -> @MainActor () -> Void {
        let id = watchers.add(controller: body)
        return { [weak self] in self?.watchers.remove(id) }
    }

    package func viewDidMove(to window: UIWindow?) {
        for watch in watchers.forWindow { watch(window) }
    }

    package func controller(_ controller: UIViewController, did moment: ControllerMoment) {
        for watch in watchers.forController { watch(controller, moment) }
    }
}
