/// The type of a container of elements.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container.
    case none = 0
    /// A table of rows and columns.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A landmark of the screen.
    case landmark = 3
    /// A group of related elements with a name.
    case semanticGroup = 4
}

/// The way in which Switch Control moves through a container.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// Chosen automatically.
    case automatic = 0
    /// Each element separately.
    case separate = 1
    /// All elements as one.
    case combined = 2
}

/// The expansion state of an element.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityexpandedstatus
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// The element cannot be expanded.
    case unsupported = 0
    /// The element is expanded.
    case expanded = 1
    /// The element is collapsed.
    case collapsed = 2
}

extension UIAccessibility {
    /// The expansion state of an element.
    public typealias ExpandedStatus = UIAccessibilityExpandedStatus
}

/// The direction of scrolling by a page.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// The content moves to the right and reveals its left part.
    case right = 1
    /// The content moves to the left and reveals its right part.
    case left = 2
    /// The content moves up and reveals its lower part.
    case up = 3
    /// The content moves down and reveals its upper part.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the previous page.
    case previous = 6
}

/// A cell of a data table.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the rows that the cell spans, from 0.
    func accessibilityRowRange() -> NSRange
    /// Returns the columns that the cell spans, from 0.
    func accessibilityColumnRange() -> NSRange
}

/// A container of rows and columns, whose `accessibilityContainerType` is `.dataTable`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell at a row and a column, both counted from 0. A cell that spans several positions is returned
    /// for each.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// Returns the number of rows.
    func accessibilityRowCount() -> Int
    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int
    /// Returns the header cells of a row; `nil` by default.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the header cells of a column; `nil` by default.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns `nil`.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// Returns `nil`.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

extension UIAccessibilityTraits {
    /// The traits of elements that respond to activation or adjustment.
    static let interactive: UIAccessibilityTraits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .playsSound, .startsMediaSession, .allowsDirectInteraction,
    ]
}
