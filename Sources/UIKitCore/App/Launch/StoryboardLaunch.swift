/// Shows the storyboard that an app begins with.
@MainActor enum StoryboardLaunch {
    /// Puts a storyboard's first screen into a delegate's window, or into a new one that the delegate is given.
    ///
    /// - Parameters:
    ///   - window: the delegate's own, if it has one.
    ///   - give: gives the delegate a window, and answers which it has then.
    /// - Returns: the window, to be shown once the delegate was told of the launch.
    static func window(
        for storyboard: UIStoryboard, in window: UIWindow?, new: () -> UIWindow, give: (UIWindow) -> UIWindow?
    ) -> UIWindow? {
        guard let first = storyboard.instantiateInitialViewController() else {
            Diagnostics.report(
                "launch.no-initial-controller",
                "\(storyboard.source.document.file) begins with no controller, so nothing of it is shown. Mark one as the initial one.")
            return nil
        }
        let window = window ?? new()
        window.rootViewController = first
        guard give(window) === window else {
            Diagnostics.report(
                "launch.no-window",
                "The app begins with \(storyboard.source.document.file), but its delegate keeps no window. Give it `var window: UIWindow?`."
            )
            return nil
        }
        return window
    }
}

extension UIApplication {
    /// Loads what `UIMainStoryboardFile` names, in apps without scenes.
    func loadMainStoryboard() -> UIWindow? {
        let info = AppInfo.current
        guard !info.hasManifest, let name = info.mainStoryboard(UIScreen.main.traitCollection.userInterfaceIdiom) else { return nil }
        return StoryboardLaunch.window(
            for: UIStoryboard(name: name, bundle: info.bundle), in: delegate?.window, new: { UIWindow(frame: UIScreen.main.bounds) },
            give: { window in
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
            for: storyboard, in: delegate?.window, new: { UIWindow(windowScene: self) },
            give: { window in
                delegate?.window = window
                return delegate?.window
            })
    }
}
