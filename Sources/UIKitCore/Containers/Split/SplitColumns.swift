/// The columns of a split view controller, and the state of their display.
@MainActor struct SplitColumns {
    typealias Column = UISplitViewController.Column

    /// The controllers that the app set.
    var given: [Column: UIViewController] = [:]
    /// The controllers that are shown for them: navigation controllers around those of the app.
    var housed: [Column: UIViewController] = [:]
    var isCollapsed = false
    /// Whether the columns have been laid out once.
    var hasSize = false
    /// The controller that is shown in a compact environment.
    var collapsed: UIViewController?
    /// The screens of other columns that were moved onto the primary column's stack.
    var moved: [(column: Column, screens: [UIViewController])] = []
    var plan = SplitPlan(size: .zero)
    var lines: [Column: UIView] = [:]
    /// The number of display mode changes. A transition that another change superseded does not complete.
    var changes = 0
    /// Whether columns are moving. A column that is being hidden stays in the view until the animation ends.
    var isMoving = false
    /// Whether an edge gesture has shown a column.
    var isDraggedOpen = false

    /// The controllers of all columns, the primary column first.
    var all: [UIViewController] { [Column.primary, .supplementary, .secondary].compactMap { housed[$0] } }
}
