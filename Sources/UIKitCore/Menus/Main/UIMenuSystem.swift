/// One of the two menu systems: the app's main menu, and context menus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The system of the main menu. Its commands are performed by their keys; no menu bar shows them.
    ///
    /// The menu is built when a key is first pressed: by the application's `buildMenu(with:)`, then by the app
    /// delegate's.
    public class var main: UIMenuSystem { ApplicationHost.running.menus.main }
    /// The system of context menus for a selection. The responder chain builds such a menu each time it opens.
    public class var context: UIMenuSystem { ApplicationHost.running.menus.context }

    private weak var menus: AppMenus?

    init(_ menus: AppMenus) {
        self.menus = menus
        super.init()
    }

    /// Rebuilds the menus when they are next requested. An open context menu is rebuilt at once.
    open func setNeedsRebuild() { menus?.rebuild(self) }

    /// Validates the commands of open menus again. All other commands are validated when they are shown or performed.
    open func setNeedsRevalidate() { menus?.revalidate(self) }
}
