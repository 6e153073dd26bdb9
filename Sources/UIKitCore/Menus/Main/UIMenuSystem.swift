/// One of the two systems of menus: the app's main menu, and the menus that are opened over something.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The main menu's. Its commands are performed by their keys; no bar shows them.
    ///
    /// It is built when keys are first asked for: by the application's `buildMenu(with:)`, and then by its delegate's.
    public class var main: UIMenuSystem { ApplicationHost.running.menus.main }
    /// That of menus over a selection, which all in the responder chain build anew whenever one opens.
    public class var context: UIMenuSystem { ApplicationHost.running.menus.context }

    private weak var menus: AppMenus?

    init(_ menus: AppMenus) {
        self.menus = menus
        super.init()
    }

    /// Has the menus built anew when they are next asked for; one over a selection that is open now, at once.
    open func setNeedsRebuild() { menus?.rebuild(self) }

    /// Has the commands of menus that are open now validated anew. All others are, when they are shown or performed.
    open func setNeedsRevalidate() { menus?.revalidate(self) }
}
