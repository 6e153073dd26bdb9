import UIKit
import UIKitCore

/// The delegate of an application that shows one file.
final class PreviewDelegate: UIResponder, UIApplicationDelegate {
    static var command: NibCommand?
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let command = Self.command else { return false }
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = try NibPreview.controller(of: URL(fileURLWithPath: command.files[0]), scene: command.scene)
            window.makeKeyAndVisible()
            self.window = window
            return true
        } catch {
            FileHandle.standardError.write(Data("caret-nib: \(error)\n".utf8))
            exit(1)
        }
    }
}
