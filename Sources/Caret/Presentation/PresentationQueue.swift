/// The presentations that wait until their view controllers can present. UIKit refuses a presentation by a controller
/// that is busy, so that it would be lost.
///
/// A controller is busy while it, or its outermost container, presents another controller, takes part in a transition,
/// or is in no window.
@MainActor final class PresentationQueue {
    private struct Request {
        let id: Int
        weak var owner: UIViewController?
        let present: @MainActor () -> Void
    }

    private static let key = UserInfoKey<UIApplication, PresentationQueue>()
    private var requests: [Request] = []
    private var lastID = 0
    private var isCheckPending = false

    /// The queue of the running application.
    static var shared: PresentationQueue {
        if let queue = UIApplication.shared.userInfo[key] { return queue }
        let queue = PresentationQueue()
        UIApplication.shared.userInfo[key] = queue
        return queue
    }

    private init() {
        // A controller can present again after another one has appeared or disappeared.
        _ = Hooks.applicationStorage?.observeController { [weak self] _, event in
            switch event {
            case .didAppear, .didDisappear, .didLeave: self?.checkInNextFrame()
            default: break
            }
        }
    }

    /// The number of presentations that wait.
    var count: Int { requests.count }

    /// Calls a closure that presents a controller, at once or as soon as the owner can present. Requests of an owner
    /// are called in their order. A request ends with its owner.
    ///
    /// - Returns: A closure that cancels the request.
    func add(for owner: UIViewController, _ present: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        lastID += 1
        let id = lastID
        requests.append(Request(id: id, owner: owner, present: present))
        check()
        return { [weak self] in self?.requests.removeAll { $0.id == id } }
    }

    private func checkInNextFrame() {
        guard !isCheckPending, !requests.isEmpty else { return }
        isCheckPending = true
        // Without a delay, a call that is scheduled during a frame would run in the same frame.
        _ = Hooks.after(.milliseconds(1)) { [weak self] in
            self?.isCheckPending = false
            self?.check()
        }
    }

    private func check() {
        requests.removeAll { $0.owner == nil }
        // A presentation makes its owner busy, so that the state is read again for each request.
        for request in requests {
            guard let owner = request.owner, owner.canPresent, requests.contains(where: { $0.id == request.id }) else { continue }
            requests.removeAll { $0.id == request.id }
            request.present()
        }
        // The end of a transition may send no further event.
        if requests.contains(where: { $0.owner?.isInTransition ?? false }) { checkInNextFrame() }
    }
}

extension UIViewController {
    private var outermostContainer: UIViewController { selfAndAncestors.last ?? self }

    /// Whether UIKit accepts a presentation by this controller now.
    fileprivate var canPresent: Bool {
        viewIfLoaded?.window != nil && outermostContainer.presentedViewController == nil && !isInTransition
    }

    /// Whether the controller, one of its containers, or a controller below them appears or disappears.
    fileprivate var isInTransition: Bool {
        let below = sequence(first: outermostContainer) { $0.presentingViewController }
        return (selfAndAncestors + below.dropFirst()).contains {
            $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
        }
    }
}
