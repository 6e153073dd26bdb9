import Foundation

/// Restores the saved controllers and their state.
///
/// Restoration has two phases. The first phase, before launching ends, finds a controller for each saved path. It tries
/// the restoration class, the delegate, existing controllers and the storyboard, in this order. It then sets the
/// children of containers, and lets each controller and its views decode their values. The second phase, once windows
/// are visible, presents controllers again and restores content offsets.
@MainActor final class StateReader {
    private let savedControllers: [SavedController]
    private let application: UIApplication
    private var restoredControllers: [[String]: UIViewController] = [:]

    init(_ list: [[String: Any]], _ application: UIApplication) {
        savedControllers = list.compactMap(SavedController.init(propertyList:))
        self.application = application
    }

    /// Restores controllers and their values. Called before the app's delegate is notified of the launch.
    func restore() {
        for entry in savedControllers { restoredControllers[entry.path] = find(entry) }
        for entry in savedControllers { setChildren(of: entry) }
        for entry in savedControllers { decode(entry) }
        for entry in savedControllers { restoredControllers[entry.path]?.applicationFinishedRestoringState() }
    }

    /// Restores presentations and content offsets. Called once the windows are visible.
    func finish() {
        for entry in savedControllers {
            guard let presentedController = entry.presented.flatMap({ restoredControllers[$0] }),
                let presenter = restoredControllers[entry.path]
            else { continue }
            guard presenter.loaded?.window != nil, presenter.modal.presentation == nil, presentedController.parent == nil else { continue }
            presenter.present(presentedController, animated: false)
        }
        for window in application.windows { window.layoutIfNeeded() }
        for entry in savedControllers {
            guard let view = restoredControllers[entry.path]?.loaded else { continue }
            for (name, state) in entry.views {
                guard let offset = state.offset, let scrollView = view.descendant(withRestorationIdentifier: name) as? UIScrollView
                else { continue }
                scrollView.contentOffset = view.window == nil ? offset : scrollView.nearestScrollableOffset(to: offset)
            }
        }
    }

    // MARK: - Controllers

    private func find(_ entry: SavedController) -> UIViewController? {
        let coder = coder(entry.values)
        let storyboard = entry.scene.flatMap(open)
        if let storyboard { coder.encode(storyboard, forKey: UIStateRestoration.viewControllerStoryboardKey) }
        if let type = entry.type.flatMap(_typeByName) as? any UIViewControllerRestoration.Type {
            return type.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
        }
        let path = entry.path
        return application.hub.value(nil) { $0.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder) }
            ?? existingController(entry.path) ?? instantiate(entry, storyboard)
    }

    /// Returns the existing controller of the app that has a path; `nil` if there is none.
    private func existingController(_ path: [String]) -> UIViewController? {
        let windows = application.windows + [application.delegate?.window].compactMap { $0 }
        var queue = windows.compactMap(\.rootViewController) + Array(restoredControllers.values)
        var visitedIDs: Set<ObjectIdentifier> = []
        while let next = queue.popLast() {
            guard visitedIDs.insert(ObjectIdentifier(next)).inserted else { continue }
            if next.restorationPath == path { return next }
            queue += next.children
        }
        return nil
    }

    private func open(_ scene: SavedController.Scene) -> UIStoryboard? {
        try? UIStoryboard(loading: scene.storyboard, bundle: Bundle(path: scene.bundle))
    }

    private func instantiate(_ entry: SavedController, _ storyboard: UIStoryboard?) -> UIViewController? {
        guard let scene = entry.scene, let storyboard else { return nil }
        do throws(NibError) {
            return try storyboard.controller(scene.identifier)
        } catch {
            Diagnostics.report("restoration.scene", "\(entry.path.joined(separator: "/")) is not restored: \(error)")
            return nil
        }
    }

    /// Sets the child controllers of a restored container.
    private func setChildren(of entry: SavedController) {
        let controllers = entry.children.compactMap { restoredControllers[$0] }
        guard let container = restoredControllers[entry.path], let first = controllers.first else { return }
        if let navigation = container as? UINavigationController {
            let isUnchanged = navigation.viewControllers.elementsEqual(controllers, by: ===)
            if !isUnchanged { navigation.setViewControllers(controllers, animated: false) }
        } else if let tabs = container as? UITabBarController {
            if tabs.viewControllers == nil { tabs.setViewControllers(controllers, animated: false) }
            guard let selectedController = entry.selected.flatMap({ restoredControllers[$0] }),
                tabs.viewControllers?.contains(selectedController) == true
            else { return }
            tabs.selectedViewController = selectedController
        } else if let pages = container as? UIPageViewController, pages.viewControllers?.first !== first {
            pages.setViewControllers(controllers, direction: .forward, animated: false)
        }
    }

    // MARK: - Decoding

    private func decode(_ entry: SavedController) {
        guard let controller = restoredControllers[entry.path] else { return }
        if entry.isLoaded { controller.loadViewIfNeeded() }
        controller.decodeRestorableState(with: coder(entry.values))
        guard entry.isLoaded, let view = controller.loaded else { return }
        for (name, state) in entry.views {
            view.descendant(withRestorationIdentifier: name)?.decodeRestorableState(with: coder(state.values))
        }
    }

    func coder(_ values: [String: Any]) -> StateCoder { StateCoder(ObjectReader(controllers: restoredControllers).values(values)) }
}

extension UIScrollView {
    /// Returns the offset to which the user could scroll that is nearest to `offset`.
    fileprivate func nearestScrollableOffset(to offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let farthestOffset = CGPoint(
            x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
        return CGPoint(x: max(-inset.left, min(offset.x, farthestOffset.x)), y: max(-inset.top, min(offset.y, farthestOffset.y)))
    }
}

extension UIView {
    /// Returns the view with a restoration identifier: this view or a descendant. Views of other controllers are not
    /// searched.
    fileprivate func descendant(withRestorationIdentifier name: String) -> UIView? {
        if restorationIdentifier == name { return self }
        for view in subviews where !(view.next is UIViewController) {
            if let descendant = view.descendant(withRestorationIdentifier: name) { return descendant }
        }
        return nil
    }
}
