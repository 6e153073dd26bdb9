/// The screens of a navigation controller, and the one that is seen.
@MainActor struct NavigationStack {
    var controllers: [UIViewController] = []
    /// The screen whose view is in place, or on its way there.
    var shown: UIViewController?
    var isBarHidden = false
    var isToolbarHidden = true
    /// Whether the toolbar's view is hidden by the controller, and not by the app.
    var hidToolbar = false
    /// How much longer than it is the bar is pulled, in points.
    var stretch: CGFloat = 0
    /// The gesture that moves screens, while it does.
    var drive: NavigationDrive?
    var options = NavigationOptions()
    /// What puts the bar of a search into the place of this one.
    weak var search: UISearchController?
    /// Whether the bar is on its way in or out.
    var isBarMoving = false
    /// The change that everybody has been told the start of, and not the end; it ends at once when another begins.
    var running: NavigationChange?
    /// Whether screens move, so that their places are the transition's.
    var isMoving = false
    /// Whether others are being told of a start or an end, so that what they ask for has to wait.
    var isBusy = false
    /// What was asked for meanwhile.
    var waiting: [StackChange] = []
}

/// When a navigation controller's bars go by themselves.
struct NavigationOptions {
    var onSwipe = false
    var onTap = false
    var whenCompact = false
    var whenTyping = false
    /// Whether the toolbar went with the bar, and comes back with it.
    var tookToolbar = false
}

/// What became of the row of screens, for those who show it.
@MainActor struct StackChange {
    var isPush: Bool
    var isAnimated: Bool
    /// Screens that went, and were told so.
    var gone: [UIViewController]
    /// Screens that came, and are children now.
    var added: [UIViewController]
    /// The row before it.
    var before: [UIViewController]

    /// All of them as one, the last of which says how it looks.
    static func merged(_ changes: [StackChange]) -> StackChange? {
        guard var result = changes.last else { return nil }
        result.gone = changes.flatMap(\.gone)
        result.added = changes.flatMap(\.added)
        result.before = changes.first?.before ?? []
        return result
    }
}

/// One screen taking another's place, from its start until everybody was told of its end.
@MainActor final class NavigationChange {
    private var finish: (@MainActor () -> Void)?

    /// Whether everything went back to how it was.
    var isCancelled = false

    init(_ finish: @escaping @MainActor () -> Void) {
        self.finish = finish
    }

    /// Ends the change, once, whether its time is over or another begins.
    func end() {
        let finish = finish
        self.finish = nil
        finish?()
    }
}
