import Platform
import UIKitEngines

/// Shows an app's launch screen until the app's first window appears.
///
/// The launch screen has a separate window, which is created before the app's delegate. Showing the window runs no code
/// of the app, and the window is not one of the app's windows.
@MainActor enum LaunchScreenWindow {
    /// Draws and presents the launch screen at once, without advancing the clock.
    ///
    /// - Parameter url: The URL that the app opens at launch.
    static func show(on surface: ScreenSurface, _ loop: FrameLoop, for url: URL? = nil) {
        guard let scene = surface.scene, let controller = controller(AppInfo.current, url) else { return }
        let window = UIWindow(windowScene: scene)
        window.isUserInteractionEnabled = false
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue - 1)
        window.rootViewController = controller
        surface.launchWindow = window
        window.isHidden = false
        loop.presentNow()
    }

    /// Returns the launch screen for the URL's scheme, or else that of the storyboard or nib, or else the default
    /// launch screen; `nil` if the app has none.
    private static func controller(_ info: AppInfo, _ url: URL?) -> UIViewController? {
        for name in info.launchScreen.missingIdentifiers(for: url) {
            Diagnostics.report("launch.screen", "UILaunchScreens in Info.plist names the screen \"\(name)\", which it does not define.")
        }
        if let style = info.launchScreen.style(for: url) { return style.wrapped(LaunchStyleController(style, info.bundle)) }
        if let name = info.launchScreen.file(UITraitCollection.current.userInterfaceIdiom) {
            do throws(NibError) { return try NibPreview.launchScreen(named: name, in: info.bundle) } catch {
                Diagnostics.report("launch.screen", "Info.plist names \(name) as the launch screen, and it cannot be shown: \(error)")
            }
        }
        return info.launchScreen.defaultStyle.map { style in style.wrapped(LaunchStyleController(style, info.bundle)) }
    }
}
