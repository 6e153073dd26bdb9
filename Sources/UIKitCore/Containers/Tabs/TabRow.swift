/// The tabs of a tab bar controller, and the one that is seen.
@MainActor struct TabRow {
    /// 5: more tabs than these do not fit on a phone; the last place then leads to the others.
    static let places = 5

    var controllers: [UIViewController] = []
    /// The chosen tab, or what shows the others.
    var selected: UIViewController?
    /// The controller whose view is in place, or on its way there.
    var shown: UIViewController?
    /// The change that everybody has been told the start of, and not the end.
    var running: NavigationChange?
    /// Whether the bar's view is hidden by the controller, and not by the app.
    var hidBar = false
    var isMoving = false
    /// While a tab moves between the row and the list's stack, which is no leaving.
    var isRehousing = false
    var isBarHidden = false
    /// Whether the bar is out of sight because of what is pushed.
    var isBarAway = false
    var customizable: [UIViewController]?
    /// The tabs that the app gave; `nil` where it gave controllers.
    var tabs: [UITab]?
    /// Those that stand for controllers.
    var wrappers: [UITab] = []
    var wrapperCount = 0
    var sidebar: TabSidebarView?
    var sidebarShield: UIView?
    var sidebarButton: UIButton?
    /// How many movements of it have not ended.
    var sidebarMoves = 0

    func contains(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }
}
