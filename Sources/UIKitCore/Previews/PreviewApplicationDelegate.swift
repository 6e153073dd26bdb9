/// The delegate of a program that shows a preview, in place of the app's own.
package final class PreviewApplicationDelegate: NSObject, UIApplicationDelegate {
    private let preview: Preview
    package var window: UIWindow?

    package init(_ preview: Preview) { self.preview = preview }

    package func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PreviewViewController(preview)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// Calls a function that launches the program, without the storyboards and scenes of the app.
    package static func withoutScenes<Result>(_ launch: () throws -> Result) rethrows -> Result {
        try AppInfo.$current.withValue(AppInfo.main.withoutInterface) { try launch() }
    }
}
