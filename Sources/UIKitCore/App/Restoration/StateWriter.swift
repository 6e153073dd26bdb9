import Foundation

/// Saves the controllers of an app and their state.
///
/// The queue begins with the root controllers, and contains each controller with a restoration path once. A loop
/// encodes the queued controllers, which may queue their children and the controllers that they reference. The loop
/// then queues presented controllers, and repeats until the queue has no new controller. The result contains each
/// controller once, in the order of discovery.
@MainActor final class StateWriter {
    private var queuedControllers: [UIViewController] = []
    private var paths: Set<[String]> = []
    private let objects = ObjectWriter()

    /// Returns the saved states of the controllers.
    ///
    /// - Parameter roots: The root controllers of the windows.
    func write(_ roots: [UIViewController]) -> [SavedController] {
        for root in roots { _ = recordPath(root) }
        var result: [SavedController] = []
        // Encoding a controller may queue the controllers that it references or presents.
        while result.count < queuedControllers.count {
            while result.count < queuedControllers.count {
                let controller = queuedControllers[result.count]
                result.append(save(controller, controller.restorationPath ?? []))
            }
            for (index, controller) in queuedControllers.enumerated() where result[index].presented == nil {
                result[index].presented = controller.modal.presentation.flatMap { recordPath($0.presented) }
            }
        }
        return result
    }

    /// Queues a controller. Returns its path; `nil` if the controller has none.
    private func recordPath(_ controller: UIViewController) -> [String]? {
        guard let path = controller.restorationPath else { return nil }
        if paths.insert(path).inserted {
            queuedControllers.append(controller)
        } else if !queuedControllers.contains(where: { $0 === controller }) {
            Diagnostics.report(
                "restoration.identifier",
                "Two controllers have the path \(path.joined(separator: "/")); the first is saved. Give each its own restorationIdentifier."
            )
            return nil
        }
        return path
    }

    private func save(_ controller: UIViewController, _ path: [String]) -> SavedController {
        var savedController = SavedController(path: path)
        savedController.type = controller.restorationClass.flatMap { _mangledTypeName($0) }
        if let storyboard = controller.nib.storyboard, let scene = controller.nib.scene?.controller["storyboardIdentifier"] {
            savedController.scene = SavedController.Scene(
                storyboard: (storyboard.source.document.file as NSString).deletingPathExtension,
                bundle: storyboard.source.bundle?.bundlePath ?? "", identifier: scene)
        }
        savedController.isLoaded = controller.isViewLoaded
        // A navigation stack is saved only up to the first controller without a path, because a gap in the stack
        // cannot be restored.
        for child in controller.orderedChildren {
            guard let path = recordPath(child) else {
                if controller is UINavigationController { break }
                continue
            }
            savedController.children.append(path)
        }
        savedController.selected = (controller as? UITabBarController)?.selectedViewController?.restorationPath
        savedController.values = values { controller.encodeRestorableState(with: $0) }
        if let view = controller.loaded { saveViews(in: view, of: controller, &savedController.views) }
        return savedController
    }

    private func saveViews(in view: UIView, of controller: UIViewController, _ views: inout [String: SavedController.View]) {
        if let owner = view.next as? UIViewController, owner !== controller { return }
        if let name = view.restorationIdentifier, views[name] == nil {
            views[name] = SavedController.View(
                values: values { view.encodeRestorableState(with: $0) }, offset: (view as? UIScrollView)?.contentOffset)
        }
        for subview in view.subviews { saveViews(in: subview, of: controller, &views) }
    }

    /// Returns the encoded values as a property list.
    func values(_ body: (StateCoder) -> Void) -> [String: Any] {
        objects.values(body) { [self] in ($0 as? UIViewController).flatMap(recordPath) }
    }
}

extension UIViewController {
    /// The child controllers of the framework's containers, in order; empty for other controllers.
    fileprivate var orderedChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers
        case let tabs as UITabBarController: tabs.viewControllers ?? []
        case let split as UISplitViewController: split.viewControllers
        case let pages as UIPageViewController: pages.viewControllers ?? []
        default: []
        }
    }
}
