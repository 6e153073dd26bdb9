/// What kind of container holds elements.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None.
    case none = 0
    /// Rows and columns.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A part of the screen that people look for.
    case landmark = 3
    /// Things that belong together and have a name.
    case semanticGroup = 4
}

/// How switch control goes through what is in a container.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As suits best.
    case automatic = 0
    /// Each thing by itself.
    case separate = 1
    /// All of it as one thing.
    case combined = 2
}

/// Whether something is folded out.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityexpandedstatus
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// It cannot be folded.
    case unsupported = 0
    /// It is folded out.
    case expanded = 1
    /// It is folded in.
    case collapsed = 2
}

extension UIAccessibility {
    /// Whether something is folded out.
    public typealias ExpandedStatus = UIAccessibilityExpandedStatus
}

/// Which way a page is turned.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Content moves to the right: what is on the left is shown.
    case right = 1
    /// Content moves to the left: what is on the right is shown.
    case left = 2
    /// Content moves up: what is below is shown.
    case up = 3
    /// Content moves down: what is above is shown.
    case down = 4
    /// The next page is shown.
    case next = 5
    /// The previous page is shown.
    case previous = 6
}

/// A cell of a table of data.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell covers, counted from 0.
    func accessibilityRowRange() -> NSRange
    /// The columns that the cell covers, counted from 0.
    func accessibilityColumnRange() -> NSRange
}

/// A container of rows and columns, whose `accessibilityContainerType` is `.dataTable`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell of a row and a column, counted from 0; one that covers several is answered for each of them.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// How many rows there are.
    func accessibilityRowCount() -> Int
    /// How many columns there are.
    func accessibilityColumnCount() -> Int
    /// The cells that name a row; `nil` by default.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The cells that name a column; `nil` by default.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Answers `nil`.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// Answers `nil`.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

extension UIAccessibilityTraits {
    /// Those of things that do something when they are used.
    static let usable: UIAccessibilityTraits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .playsSound, .startsMediaSession, .allowsDirectInteraction,
    ]
}
