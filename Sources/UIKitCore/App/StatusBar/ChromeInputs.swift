/// The state of a window's controllers on which the system interface depends and that can be read without calling the
/// app.
///
/// The controllers determine the status bar, the home indicator and the orientation of a screen. Each frame compares
/// the inputs with those of the last update, and reads the controllers' preferences again if the inputs differ.
/// Preferences that depend on other state of the app are read again when a controller requests it, as with
/// `setNeedsStatusBarAppearanceUpdate()`.
struct ChromeInputs: Equatable {
    private struct Controller: Equatable {
        let id: ObjectIdentifier
        let parent: ObjectIdentifier?
        let style: UIUserInterfaceStyle
        let isBeingDismissed: Bool
        let capturesStatusBar: Bool
        let coversScreen: Bool
        let shrinksViewBelow: Bool
        let container: Container
    }

    /// The front child of a container, and the style of the container's bar.
    private struct Container: Equatable {
        var frontChild: ObjectIdentifier?
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

    /// Adds a controller and its descendants.
    @MainActor private mutating func add(_ controller: UIViewController) {
        let sheet = (controller.modal.presentationController as? UISheetPresentationController)?.sheet
        controllers.append(
            Controller(
                id: ObjectIdentifier(controller), parent: controller.parent.map { ObjectIdentifier($0) },
                style: controller.traitCollection.userInterfaceStyle, isBeingDismissed: controller.isBeingDismissed,
                capturesStatusBar: controller.modalPresentationCapturesStatusBarAppearance, coversScreen: controller.coversScreen,
                shrinksViewBelow: sheet?.shrinksViewBelow ?? false, container: Self.container(controller)))
        for child in controller.children { add(child) }
    }

    @MainActor private static func container(_ controller: UIViewController) -> Container {
        switch controller {
        case let navigation as UINavigationController:
            Container(
                frontChild: navigation.topViewController.map { ObjectIdentifier($0) }, isBarHidden: navigation.isNavigationBarHidden,
                barStyle: navigation.navigationBar.barStyle)
        case let tabs as UITabBarController: Container(frontChild: tabs.selectedViewController.map { ObjectIdentifier($0) })
        default: Container()
        }
    }
}
