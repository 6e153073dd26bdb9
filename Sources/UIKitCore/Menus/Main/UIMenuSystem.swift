/// One of the two menu systems: the app's main menu, and context menus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The system of the main menu. Its commands are performed by their keys; no menu bar shows them.
    ///
    /// It is built when keys are first pressed: by the application's `buildMenu(with:)`, and then by its delegate's.
    public class var main: UIMenuSystem { ApplicationHost.running.menus.main }
    /// The system of menus over a selection, which the responder chain builds each time a menu opens.
    public class var context: UIMenuSystem { ApplicationHost.running.menus.context }

    private weak var menus: AppMenus?

    init(_ menus: AppMenus) {
        self.menus = menus
        super.init()
    }

    /// Rebuilds the menus when they are next requested; an open menu over a selection is rebuilt at once.
    open func setNeedsRebuild() { menus?.rebuild(self) }

    /// Validates the commands of open menus again. All other commands are validated when they are shown or performed.
    open func setNeedsRevalidate() { menus?.revalidate(self) }
}
