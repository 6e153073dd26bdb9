/// Records the controllers, views and senders of handlers that exist during a test, and reports the objects that are
/// alive after the test. `CaretTesting` uses this type for its trait `.noLeaks`.
///
/// Each controller of the application is recorded at the first event of its life cycle. The sender of a handler is
/// recorded when the handler is added. Before the application is terminated, the views of all windows are recorded.
/// Objects are held weakly.
@MainActor package final class LeakWatch {
    private struct WeakObject {
        weak var object: AnyObject?
    }

    /// The watch of the running test; `nil` if there is none.
    package private(set) static weak var current: LeakWatch?

    private var objects: [ObjectIdentifier: WeakObject] = [:]
    /// The storages of the handlers of notification centres and tickers, which may outlive their application.
    private var globalStorages: [UserInfoStorage] = []

    /// Makes a watch, and makes it the current one.
    package init() { Self.current = self }

    /// Records the controllers of the running application from now on. Call this method after each launch.
    package func observeApplication() {
        guard let storage = Hooks.applicationStorage else { return }
        LeakAudit.startIfNeeded()
        globalStorages.append(storage.globalStorage)
        _ = storage.observeController { [weak self] controller, _ in self?.record(controller) }
    }

    /// Records the controllers and views of all windows.
    package func recordWindows() {
        guard Hooks.applicationStorage != nil else { return }
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            for window in scene.windows {
                window.rootViewController.map { recordTree($0) }
                recordTree(window as UIView)
            }
        }
    }

    private func recordTree(_ controller: UIViewController) {
        record(controller)
        for child in controller.children { recordTree(child) }
        if let presented = controller.presentedViewController { recordTree(presented) }
    }

    private func recordTree(_ view: UIView) {
        record(view)
        for subview in view.subviews { recordTree(subview) }
    }

    /// Records an object of a module above UIKit, or a sender.
    func record(_ object: AnyObject) {
        // Replace an earlier entry, because it may belong to a deallocated object that had the same address.
        objects[ObjectIdentifier(object)] = WeakObject(object: object)
    }

    /// Returns whether an object is alive that ``end(except:)`` would report.
    ///
    /// - Parameter exceptions: The classes whose objects may outlive the test.
    package func hasLeaks(except exceptions: [any AnyObject.Type]) -> Bool { !outermostObjects(except: exceptions).isEmpty }

    /// Ends the watch. Call this method after the application has been terminated and tasks had time to end.
    ///
    /// - Parameter exceptions: The classes whose objects may outlive the test.
    /// - Returns: A sentence about each object that is alive and that no other such object contains.
    package func end(except exceptions: [any AnyObject.Type]) -> [String] {
        Self.current = nil
        let outermost = outermostObjects(except: exceptions)
        objects = [:]
        return Set(outermost.map(describe)).sorted()
    }

    /// Returns the objects that are alive and that no other such object contains.
    private func outermostObjects(except exceptions: [any AnyObject.Type]) -> [AnyObject] {
        let alive = objects.values.compactMap(\.object).filter { !($0 is UIApplication) && !($0 is NotificationCenter) }
        let identities = Set(alive.map(ObjectIdentifier.init))
        return alive.filter { object in
            !exceptions.contains { type(of: object) == $0 }
                && Self.containers(of: object).allSatisfy { !identities.contains(ObjectIdentifier($0)) }
        }
    }

    /// Returns the objects that retain another one as a part of theirs.
    private static func containers(of object: AnyObject) -> [AnyObject] {
        switch object {
        case let controller as UIViewController: controller.parent.map { [$0] } ?? []
        case let view as UIView: sequence(first: view as UIResponder) { $0.next }.dropFirst().map { $0 }
        case let recognizer as UIGestureRecognizer: recognizer.view.map { [$0] + containers(of: $0) } ?? []
        case let interaction as any UIInteraction: interaction.view.map { [$0] + containers(of: $0) } ?? []
        default: []
        }
    }

    private func describe(_ object: AnyObject) -> String {
        let name = "\(type(of: object))"
        let global = globalStorages.flatMap { $0.heldHandlers(after: 0) }
        guard let retainers = Retainers.find(of: object, global: global) else {
            return
                "\(name) is alive after the test, and no handler retains it. A static variable, an object of the test or a task that has not "
                + "ended may."
        }
        return "\(name) is alive after the test. \(retainers.description)"
    }
}
