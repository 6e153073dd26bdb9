import Platform
import UIKitEngines

/// Shows an app's launch screen until the app's first window is there.
///
/// It stands in a window that is made before the app's delegate is, runs no code of the app, and is none of the app's windows.
@MainActor enum LaunchCurtain {
    /// Draws and presents what the Info.plist says, at once: the clock stands still meanwhile.
    static func show(on surface: ScreenSurface, _ loop: FrameLoop) {
        guard let scene = surface.scene, let controller = controller(AppInfo.current) else { return }
        let window = UIWindow(windowScene: scene)
        window.isUserInteractionEnabled = false
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue - 1)
        window.rootViewController = controller
        surface.launchWindow = window
        window.isHidden = false
        loop.presentNow()
    }

    /// The storyboard or nib where one is named, else what the dictionary says; `nil` where there is neither.
    private static func controller(_ info: AppInfo) -> UIViewController? {
        if let name = info.launchScreen.file(UITraitCollection.current.userInterfaceIdiom) {
            do throws(NibError) { return try NibPreview.launchScreen(named: name, in: info.bundle) } catch {
                Diagnostics.report("launch.screen", "Info.plist names \(name) as the launch screen, and it cannot be shown: \(error)")
            }
        }
        return info.launchScreen.look.map { look in look.wrapped(LaunchLookController(look, info.bundle)) }
    }
}
