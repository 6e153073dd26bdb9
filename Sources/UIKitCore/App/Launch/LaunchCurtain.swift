import Platform
import UIKitEngines

/// Shows an app's launch screen until the app's first window is there.
///
/// It stands in a window that is made before the app's delegate is, runs no code of the app, and is none of the app's windows.
@MainActor enum LaunchCurtain {
    /// Draws and presents what the Info.plist says, at once: the clock stands still meanwhile.
    ///
    /// - Parameter address: what the app was started to open.
    static func show(on surface: ScreenSurface, _ loop: FrameLoop, for address: URL? = nil) {
        guard let scene = surface.scene, let controller = controller(AppInfo.current, address) else { return }
        let window = UIWindow(windowScene: scene)
        window.isUserInteractionEnabled = false
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue - 1)
        window.rootViewController = controller
        surface.launchWindow = window
        window.isHidden = false
        loop.presentNow()
    }

    /// What the address's scheme is bound to; else the storyboard or nib where one is named, else what the dictionaries say; `nil` where
    /// there is nothing.
    private static func controller(_ info: AppInfo, _ address: URL?) -> UIViewController? {
        for name in info.launchScreen.missing(for: address) {
            Diagnostics.report("launch.screen", "UILaunchScreens in Info.plist names the screen \"\(name)\", which it does not define.")
        }
        if let look = info.launchScreen.look(for: address) { return look.wrapped(LaunchLookController(look, info.bundle)) }
        if let name = info.launchScreen.file(UITraitCollection.current.userInterfaceIdiom) {
            do throws(NibError) { return try NibPreview.launchScreen(named: name, in: info.bundle) } catch {
                Diagnostics.report("launch.screen", "Info.plist names \(name) as the launch screen, and it cannot be shown: \(error)")
            }
        }
        return info.launchScreen.ordinaryLook.map { look in look.wrapped(LaunchLookController(look, info.bundle)) }
    }
}
