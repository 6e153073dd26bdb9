import Foundation

/// Restores the saved controllers and their state.
///
/// Restoration has two phases. In the first, before launching ends, a controller is found for each saved path. The
/// restoration class, the delegate, existing controllers and the storyboard are tried in this order. The children of
/// containers are then set, and each controller and its views decode their values. In the second phase, once windows
/// are visible, controllers are presented again and content offsets are restored.
@MainActor final class StateReader {
    private let saved: [SavedController]
    private let application: UIApplication
    private var found: [[String]: UIViewController] = [:]

    init(_ list: [[String: Any]], _ application: UIApplication) {
        saved = list.compactMap(SavedController.init(list:))
        self.application = application
    }

    /// Restores controllers and their values. Called before the app's delegate is notified of the launch.
    func restore() {
        for one in saved { found[one.path] = find(one) }
        for one in saved { fill(one) }
        for one in saved { decode(one) }
        for one in saved { found[one.path]?.applicationFinishedRestoringState() }
    }

    /// Restores presentations and content offsets. Called once the windows are visible.
    func finish() {
        for one in saved {
            guard let presented = one.presented.flatMap({ found[$0] }), let presenter = found[one.path] else { continue }
            guard presenter.loaded?.window != nil, presenter.modal.presentation == nil, presented.parent == nil else { continue }
            presenter.present(presented, animated: false)
        }
        for window in application.windows { window.layoutIfNeeded() }
        for one in saved {
            guard let view = found[one.path]?.loaded else { continue }
            for (name, state) in one.views {
                guard let offset = state.offset, let list = view.named(name) as? UIScrollView else { continue }
                list.contentOffset = view.window == nil ? offset : list.nearest(to: offset)
            }
        }
    }

    // MARK: - Controllers

    private func find(_ one: SavedController) -> UIViewController? {
        let coder = coder(one.values)
        let storyboard = one.scene.flatMap(open)
        if let storyboard { coder.encode(storyboard, forKey: UIStateRestoration.viewControllerStoryboardKey) }
        if let type = one.type.flatMap(_typeByName) as? any UIViewControllerRestoration.Type {
            return type.viewController(withRestorationIdentifierPath: one.path, coder: coder)
        }
        let path = one.path
        return application.hub.value(nil) { $0.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder) }
            ?? existing(one.path) ?? made(one, storyboard)
    }

    /// Returns the existing controller of the app that has a path; `nil` if there is none.
    private func existing(_ path: [String]) -> UIViewController? {
        let windows = application.windows + [application.delegate?.window].compactMap { $0 }
        var open = windows.compactMap(\.rootViewController) + Array(found.values)
        var seen: Set<ObjectIdentifier> = []
        while let next = open.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if next.restorationPath == path { return next }
            open += next.children
        }
        return nil
    }

    private func open(_ scene: SavedController.Scene) -> UIStoryboard? {
        try? UIStoryboard(loading: scene.storyboard, bundle: Bundle(path: scene.bundle))
    }

    private func made(_ one: SavedController, _ storyboard: UIStoryboard?) -> UIViewController? {
        guard let scene = one.scene, let storyboard else { return nil }
        do throws(NibError) {
            return try storyboard.controller(scene.identifier)
        } catch {
            Diagnostics.report("restoration.scene", "\(one.path.joined(separator: "/")) is not restored: \(error)")
            return nil
        }
    }

    /// Sets the controllers of a container.
    private func fill(_ one: SavedController) {
        let inner = one.inner.compactMap { path in found[path].map { (path, $0) } }
        let controllers = inner.map { $1 }
        guard let container = found[one.path], let first = controllers.first else { return }
        if let navigation = container as? UINavigationController {
            let isSame = navigation.viewControllers.elementsEqual(controllers, by: ===)
            if !isSame { navigation.setViewControllers(controllers, animated: false) }
        } else if let tabs = container as? UITabBarController {
            if tabs.viewControllers == nil { tabs.setViewControllers(controllers, animated: false) }
            guard let chosen = one.selected.flatMap({ found[$0] }), tabs.viewControllers?.contains(chosen) == true else { return }
            tabs.selectedViewController = chosen
        } else if let pages = container as? UIPageViewController, pages.viewControllers?.first !== first {
            pages.setViewControllers(controllers, direction: .forward, animated: false)
        }
    }

    // MARK: - Decoding

    private func decode(_ one: SavedController) {
        guard let controller = found[one.path] else { return }
        if one.isLoaded { controller.loadViewIfNeeded() }
        controller.decodeRestorableState(with: coder(one.values))
        guard one.isLoaded, let view = controller.loaded else { return }
        for (name, state) in one.views { view.named(name)?.decodeRestorableState(with: coder(state.values)) }
    }

    func coder(_ values: [String: Any]) -> StateCoder { StateCoder(ObjectReader(controllers: found).values(values)) }
}

extension UIScrollView {
    /// Returns the nearest offset to which the user could scroll.
    fileprivate func nearest(to offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let farthest = CGPoint(x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
        return CGPoint(x: max(-inset.left, min(offset.x, farthest.x)), y: max(-inset.top, min(offset.y, farthest.y)))
    }
}

extension UIView {
    /// Returns the view with a restoration identifier: this view or a descendant. Views of other controllers are not
    /// searched.
    fileprivate func named(_ name: String) -> UIView? {
        if restorationIdentifier == name { return self }
        for view in subviews where !(view.next is UIViewController) {
            if let found = view.named(name) { return found }
        }
        return nil
    }
}
