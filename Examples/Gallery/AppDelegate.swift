import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var arguments = ProgramArguments.app

    /// - Parameter arguments: the arguments after the program's name: the folder to show, or nothing.
    convenience init(arguments: [String]) {
        self.init()
        self.arguments = arguments
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: makeRootViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func makeRootViewController() -> UIViewController {
        do {
            let arguments = LaunchArguments(arguments)
            let folder = try arguments.folder ?? SampleFolder.prepared()
            return GridViewController(library: try PhotoLibrary(folder: folder), usesClosures: arguments.usesClosures)
        } catch let failure as PhotoLibrary.Failure {
            return MessageViewController(title: failure.title, message: failure.message)
        } catch {
            return MessageViewController(title: "No Photos", message: error.localizedDescription)
        }
    }
}
