/// The delegate of an app with one window and one view controller.
@MainActor final class SingleScreenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let makeController: @MainActor () -> UIViewController

    init(_ makeController: @escaping @MainActor () -> UIViewController) {
        self.makeController = makeController
        super.init()
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
