/// The columns of a split view controller, and the state of their display.
@MainActor struct SplitColumns {
    typealias Column = UISplitViewController.Column

    /// The controllers that the app set.
    var given: [Column: UIViewController] = [:]
    /// The controllers that the columns show: the app's controllers, embedded in navigation controllers.
    var housed: [Column: UIViewController] = [:]
    var isCollapsed = false
    /// Whether the columns have been laid out once.
    var hasSize = false
    /// The controller that is shown while collapsed.
    var collapsed: UIViewController?
    /// The screens of other columns that were moved onto the primary column's stack.
    var moved: [(column: Column, screens: [UIViewController])] = []
    var plan = SplitPlan(size: .zero)
    var lines: [Column: UIView] = [:]
    /// The number of display mode changes. The completion of an animation does nothing if another change began
    /// meanwhile.
    var changes = 0
    /// Whether columns are moving. A column that is being hidden stays in the view until the animation ends.
    var isMoving = false
    /// Whether the edge gesture in progress has shown a column.
    var isDraggedOpen = false

    /// The controllers of all columns, the primary column first.
    var all: [UIViewController] { [Column.primary, .supplementary, .secondary].compactMap { housed[$0] } }
}
