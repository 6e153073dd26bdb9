/// Shows the initial storyboard of an app.
@MainActor enum StoryboardLaunch {
    /// Sets a storyboard's initial controller in the delegate's window, or in a new window that is assigned to the
    /// delegate.
    ///
    /// - Parameters:
    ///   - window: The window of the delegate, if there is one.
    ///   - makeWindow: Creates a window, if the delegate has none.
    ///   - assign: Assigns a window to the delegate, and returns the delegate's window afterwards.
    /// - Returns: The window; the caller shows it after the delegate's launch methods. `nil` if the storyboard has no
    ///   initial controller, or the delegate does not store the window.
    static func window(
        for storyboard: UIStoryboard, in window: UIWindow?, makeWindow: () -> UIWindow, assign: (UIWindow) -> UIWindow?
    ) -> UIWindow? {
        guard let initialController = storyboard.instantiateInitialViewController() else {
            Diagnostics.report(
                "launch.no-initial-controller",
                "\(storyboard.source.document.file) has no initial controller, so nothing is shown. Mark a controller as the initial one.")
            return nil
        }
        let window = window ?? makeWindow()
        window.rootViewController = initialController
        guard assign(window) === window else {
            Diagnostics.report(
                "launch.no-window",
                "The app shows \(storyboard.source.document.file), but its delegate stores no window. Declare `var window: UIWindow?`."
            )
            return nil
        }
        return window
    }
}

extension UIApplication {
    /// Loads the storyboard that `UIMainStoryboardFile` specifies, in apps without scenes.
    func loadMainStoryboard() -> UIWindow? {
        let info = AppInfo.current
        guard !info.hasManifest, let name = info.mainStoryboard(UIScreen.main.traitCollection.userInterfaceIdiom) else { return nil }
        return StoryboardLaunch.window(
            for: UIStoryboard(name: name, bundle: info.bundle), in: delegate?.window, makeWindow: { UIWindow(frame: UIScreen.main.bounds) },
            assign: { window in
                delegate?.window = window
                return delegate?.window
            })
    }
}

extension UIWindowScene {
    /// Loads the storyboard of the scene's configuration.
    func loadStoryboard() -> UIWindow? {
        guard let storyboard = session.configuration.storyboard else { return nil }
        let delegate = delegate as? any UIWindowSceneDelegate
        return StoryboardLaunch.window(
            for: storyboard, in: delegate?.window, makeWindow: { UIWindow(windowScene: self) },
            assign: { window in
                delegate?.window = window
                return delegate?.window
            })
    }
}
