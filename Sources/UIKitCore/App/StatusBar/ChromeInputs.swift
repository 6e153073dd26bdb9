/// What the answers of a window's controllers to the system's bars depend on, as far as it can be seen from outside.
///
/// The status bar, the home indicator and the orientation of a screen are derived from the controllers. In each frame this is compared with
/// what it was at the last update; if it differs, the controllers are asked again. Answers that depend on the app's own state alone are
/// asked for again when a controller says so, as with `setNeedsStatusBarAppearanceUpdate()`.
struct ChromeInputs: Equatable {
    private struct Controller: Equatable {
        let id: ObjectIdentifier
        let parent: ObjectIdentifier?
        let style: UIUserInterfaceStyle
        let isLeaving: Bool
        let capturesStatusBar: Bool
        let coversScreen: Bool
        let pushesBack: Bool
        let container: Container
    }

    /// Which of a container's children is in front, and how its bar looks.
    private struct Container: Equatable {
        var shown: ObjectIdentifier?
        var isBarHidden = false
        var barStyle = UIBarStyle.default
    }

    private let window: ObjectIdentifier?
    private var controllers: [Controller] = []

    @MainActor init(_ window: UIWindow?) {
        self.window = window.map { ObjectIdentifier($0) }
        guard let root = window?.rootViewController else { return }
        for controller in sequence(first: root, next: { $0.modal.presentation?.presented }) { add(controller) }
    }

    /// Adds a controller and all that are in it.
    @MainActor private mutating func add(_ controller: UIViewController) {
        let sheet = (controller.modal.placement as? UISheetPresentationController)?.sheet
        controllers.append(
            Controller(
                id: ObjectIdentifier(controller), parent: controller.parent.map { ObjectIdentifier($0) },
                style: controller.traitCollection.userInterfaceStyle, isLeaving: controller.isBeingDismissed,
                capturesStatusBar: controller.modalPresentationCapturesStatusBarAppearance, coversScreen: controller.coversScreen,
                pushesBack: sheet?.pushesBack ?? false, container: Self.container(controller)))
        for child in controller.children { add(child) }
    }

    @MainActor private static func container(_ controller: UIViewController) -> Container {
        switch controller {
        case let navigation as UINavigationController:
            Container(
                shown: navigation.topViewController.map { ObjectIdentifier($0) }, isBarHidden: navigation.isNavigationBarHidden,
                barStyle: navigation.navigationBar.barStyle)
        case let tabs as UITabBarController: Container(shown: tabs.selectedViewController.map { ObjectIdentifier($0) })
        default: Container()
        }
    }
}
