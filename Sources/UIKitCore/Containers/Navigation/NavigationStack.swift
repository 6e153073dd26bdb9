/// The controllers of a navigation stack, the displayed controller, and the state of the transition in progress.
@MainActor struct NavigationStack {
    var controllers: [UIViewController] = []
    /// The controller whose view is shown, or is being shown by a transition.
    var displayedController: UIViewController?
    var isBarHidden = false
    var isToolbarHidden = true
    /// Whether the navigation controller set `toolbar.isHidden`; `false` if the app did.
    var hidesToolbarView = false
    /// The height by which the bar is stretched beyond its expanded height, in points.
    var stretch: CGFloat = 0
    /// The interactive pop in progress.
    var interactivePop: InteractivePop?
    var options = NavigationOptions()
    /// The search controller whose bar replaces the navigation bar.
    weak var searchController: UISearchController?
    /// Whether the bar is being shown or hidden with animation.
    var isBarMoving = false
    /// The transition in progress: its start callbacks were sent, its end callbacks were not. A new change ends this
    /// transition at once.
    var currentTransition: OngoingTransition?
    /// Whether screens are moving. If so, the transition determines their frames, and layout does not.
    var isMoving = false
    /// Whether start or end callbacks of a change are being sent. Changes that are requested meanwhile are queued.
    var isSendingCallbacks = false
    /// The queued changes, in the order of the requests.
    var queuedChanges: [StackChange] = []
}

/// The conditions under which a navigation controller hides its bars automatically.
struct NavigationOptions {
    var hidesOnSwipe = false
    var hidesOnTap = false
    var hidesWhenCompact = false
    var hidesWhenKeyboardAppears = false
    /// Whether the toolbar was hidden together with the navigation bar. If so, both are shown again together.
    var toolbarFollowsBar = false
}

/// A change of the navigation stack.
@MainActor struct StackChange {
    var isPush: Bool
    var isAnimated: Bool
    /// The removed controllers. They have already received `willMove(toParent:)`.
    var removed: [UIViewController]
    /// The added controllers. They are already children.
    var added: [UIViewController]
    /// The stack before the change.
    var previousStack: [UIViewController]

    /// Returns one change that combines all changes. The last change determines whether the transition is a push or a
    /// pop, and whether it is animated.
    static func merged(_ changes: [StackChange]) -> StackChange? {
        guard var result = changes.last else { return nil }
        result.removed = changes.flatMap(\.removed)
        result.added = changes.flatMap(\.added)
        result.previousStack = changes.first?.previousStack ?? []
        return result
    }
}

/// A transition from one screen to another, which is ongoing until its end callbacks have returned.
@MainActor final class OngoingTransition {
    private var finish: (@MainActor () -> Void)?

    /// Whether the transition was cancelled, so that the previous state is restored.
    var isCancelled = false

    init(_ finish: @escaping @MainActor () -> Void) {
        self.finish = finish
    }

    /// Ends the transition. Called when the animation ends, and when another change begins; only the first call has an
    /// effect.
    func end() {
        let finish = finish
        self.finish = nil
        finish?()
    }
}
