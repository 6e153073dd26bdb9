/// The tabs of a tab bar controller, and the state of their display.
@MainActor struct TabRow {
    /// The number of tabs that fit on a phone: 5. With more tabs, the last place shows the More list.
    static let places = 5

    var controllers: [UIViewController] = []
    /// The selected controller, which is a tab or the controller of the More list.
    var selected: UIViewController?
    /// The controller whose view is in place, or on the way there.
    var shown: UIViewController?
    /// The change whose start was announced and whose end was not.
    var running: NavigationChange?
    /// Whether the tab bar controller, and not the app, hides the bar's view.
    var hidBar = false
    var isMoving = false
    /// Whether a tab is moving to or from the stack of the More list, which does not remove the tab.
    var isRehousing = false
    var isBarHidden = false
    /// Whether the bar is hidden because of a pushed screen.
    var isBarAway = false
    var customizable: [UIViewController]?
    /// The tabs that the app set; `nil` if it set controllers.
    var tabs: [UITab]?
    /// The tabs that were created for controllers.
    var wrappers: [UITab] = []
    var wrapperCount = 0
    var sidebar: TabSidebarView?
    var sidebarShield: UIView?
    var sidebarButton: UIButton?
    /// The number of sidebar animations in progress.
    var sidebarMoves = 0

    func contains(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }
}
