/// The screens of a navigation controller, and the one that is seen.
@MainActor struct NavigationStack {
    var controllers: [UIViewController] = []
    /// The screen whose view is in place.
    var shown: UIViewController?
    var isBarHidden = false
    /// Whether the bar is on its way in or out.
    var isBarMoving = false
    /// The transition that goes on; it ends at once when another begins.
    var transition: NavigationTransition?
}
