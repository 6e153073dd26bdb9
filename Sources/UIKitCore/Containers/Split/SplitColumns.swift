/// The columns of a split view controller, and how they are seen.
@MainActor struct SplitColumns {
    typealias Column = UISplitViewController.Column

    /// What the app set.
    var given: [Column: UIViewController] = [:]
    /// What is shown for it: a navigation controller around it.
    var housed: [Column: UIViewController] = [:]
    var isCollapsed = false
    /// Whether columns were placed once.
    var hasSize = false
    /// What is seen in narrow surroundings.
    var collapsed: UIViewController?
    /// The screens of other columns that were put onto the first one's row.
    var moved: [(column: Column, screens: [UIViewController])] = []
    var plan = SplitPlan(size: .zero)
    var lines: [Column: UIView] = [:]
    /// How often other columns were asked for: one that moves when that happens again arrives with the later ones.
    var changes = 0
    /// Whether columns are on their way: one that goes stays until it has gone.
    var isMoving = false
    /// Whether a finger at the edge has brought a column.
    var isPulled = false

    /// The columns that there are, the first first.
    var all: [UIViewController] { [Column.primary, .supplementary, .secondary].compactMap { housed[$0] } }
}
