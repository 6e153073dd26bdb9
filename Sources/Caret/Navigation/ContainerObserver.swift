/// Observes a controller and its containers. The children of a container leave with it and are not notified themselves.
/// All of them leave when their scene is disconnected.
@MainActor final class ContainerObserver {
    private weak var controller: UIViewController?
    private let body: @MainActor (ControllerEvent) -> Void
    /// The storage of the application whose controllers are observed.
    private weak var storage: UserInfoStorage?
    private var removeObservers: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - controller: The controller; held weakly.
    ///   - body: Called for the events of the controller and of its containers, after ``start()``.
    init(of controller: UIViewController, _ body: @escaping @MainActor (ControllerEvent) -> Void) {
        self.controller = controller
        self.body = body
    }

    isolated deinit { removeObservers?() }

    /// Begins to observe. Call this method again when the controller appears, because the application may have been
    /// launched meanwhile.
    func start() {
        guard let storage = Hooks.applicationStorage, storage !== self.storage else { return }
        end()
        self.storage = storage
        let removeControllerObserver = storage.observeController { [weak self] other, event in
            guard let self, controller?.selfAndAncestors.contains(where: { $0 === other }) == true else { return }
            body(event)
        }
        let removeSceneObserver = storage.observeSceneEnds { [weak self] scene in
            guard let self, controller?.nearestWindow?.windowScene === scene else { return }
            body(.didLeave)
        }
        removeObservers = {
            removeControllerObserver()
            removeSceneObserver()
        }
    }

    /// Ends the observation.
    func end() {
        removeObservers?()
        (removeObservers, storage) = (nil, nil)
    }
}
