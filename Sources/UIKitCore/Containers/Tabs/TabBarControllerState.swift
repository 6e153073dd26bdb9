/// The tabs of a tab bar controller, and the state of their display.
@MainActor struct TabBarControllerState {
    /// The maximum number of items in the bar on a phone: 5. With more tabs, the last item shows the More list.
    static let maximumVisibleTabs = 5

    var controllers: [UIViewController] = []
    /// The selected controller, which is a tab or the controller of the More list.
    var selectedController: UIViewController?
    /// The controller whose view is shown, or is being shown by a transition.
    var displayedController: UIViewController?
    /// The transition in progress: its start callbacks were sent, its end callbacks were not.
    var currentTransition: OngoingTransition?
    /// Whether the tab bar controller set `tabBar.isHidden` because of a pushed screen; `false` if the app did.
    var hidesBarView = false
    var isMoving = false
    /// Whether a tab's parent is changing to or from the More list. Meanwhile, adding or removing a child does not
    /// change the tabs.
    var isReparentingTab = false
    var isBarHidden = false
    /// Whether a pushed screen with `hidesBottomBarWhenPushed` hides the bar.
    var isBarHiddenByPush = false
    var customizableControllers: [UIViewController]?
    /// The tabs that the app set; `nil` if the app set controllers instead.
    var tabs: [UITab]?
    /// The tabs that were created for controllers.
    var createdTabs: [UITab] = []
    /// The number in the identifier of the last tab that was created for a controller.
    var lastTabNumber = 0
    var sidebar: TabSidebarView?
    var sidebarDismissView: UIView?
    var sidebarButton: UIButton?
    /// The number of sidebar animations in progress.
    var sidebarAnimationCount = 0

    func contains(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }
}
