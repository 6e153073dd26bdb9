/// The columns of a split view controller, and the state of their display.
@MainActor struct SplitColumns {
    typealias Column = UISplitViewController.Column

    /// The controllers that the app set.
    var assignedControllers: [Column: UIViewController] = [:]
    /// The controllers that the columns show: the app's controllers, embedded in navigation controllers.
    var columnControllers: [Column: UIViewController] = [:]
    var isCollapsed = false
    /// Whether the columns have been laid out once.
    var hasSize = false
    /// The controller that is shown while collapsed.
    var collapsedController: UIViewController?
    /// The screens of other columns that were moved onto the primary column's stack.
    var screensMovedToPrimary: [(column: Column, screens: [UIViewController])] = []
    var layout = ColumnLayout(size: .zero)
    var separators: [Column: UIView] = [:]
    /// The number of display mode changes. The completion of an animation does nothing if another change began
    /// meanwhile.
    var modeChangeCount = 0
    /// Whether columns are moving. A column that is being hidden stays in the view until the animation ends.
    var isAnimating = false
    /// Whether the edge gesture in progress has shown a column.
    var isOpenedByDrag = false

    /// The controllers of all columns, the primary column first.
    var allControllers: [UIViewController] { [Column.primary, .supplementary, .secondary].compactMap { columnControllers[$0] } }
}
