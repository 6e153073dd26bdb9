/// The view controllers on a navigation stack, the visible one among them, and the state of a running change.
@MainActor struct NavigationStack {
    var controllers: [UIViewController] = []
    /// The controller whose view is in place, or on the way there.
    var shown: UIViewController?
    var isBarHidden = false
    var isToolbarHidden = true
    /// Whether the navigation controller, and not the app, hides the toolbar's view.
    var hidToolbar = false
    /// The height by which the bar is stretched beyond its full height, in points.
    var stretch: CGFloat = 0
    /// The interactive pop in progress.
    var drive: NavigationDrive?
    var options = NavigationOptions()
    /// The search controller whose bar replaces the navigation bar.
    weak var search: UISearchController?
    /// Whether the bar is being shown or hidden with animation.
    var isBarMoving = false
    /// The change whose start was announced and whose end was not. A new change ends this one at once.
    var running: NavigationChange?
    /// Whether screens are moving, so that the transition determines their frames.
    var isMoving = false
    /// Whether callbacks about a start or an end are in progress, so that new changes must wait.
    var isBusy = false
    /// The changes that were requested during the callbacks.
    var waiting: [StackChange] = []
}

/// The conditions under which a navigation controller hides its bars by itself.
struct NavigationOptions {
    var onSwipe = false
    var onTap = false
    var whenCompact = false
    var whenTyping = false
    /// Whether the toolbar was hidden together with the bar, so that both are shown together.
    var toolbarFollowsBar = false
}

/// A change of the navigation stack.
@MainActor struct StackChange {
    var isPush: Bool
    var isAnimated: Bool
    /// The controllers that were removed, and have received `willMove(toParent:)`.
    var gone: [UIViewController]
    /// The controllers that were added, and are children already.
    var added: [UIViewController]
    /// The stack before the change.
    var before: [UIViewController]

    /// Returns one change that combines all changes. The last of them determines the kind and the animation of the
    /// transition.
    static func merged(_ changes: [StackChange]) -> StackChange? {
        guard var result = changes.last else { return nil }
        result.gone = changes.flatMap(\.gone)
        result.added = changes.flatMap(\.added)
        result.before = changes.first?.before ?? []
        return result
    }
}

/// The transition from one screen to another, from its start until all callbacks about its end have returned.
@MainActor final class NavigationChange {
    private var finish: (@MainActor () -> Void)?

    /// Whether the transition was cancelled, so that the previous state is restored.
    var isCancelled = false

    init(_ finish: @escaping @MainActor () -> Void) {
        self.finish = finish
    }

    /// Ends the change. Has an effect once only, either when the duration is over or when another change begins.
    func end() {
        let finish = finish
        self.finish = nil
        finish?()
    }
}
