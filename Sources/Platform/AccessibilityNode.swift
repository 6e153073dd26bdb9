import CoreGraphics

/// An accessibility element on the screen, with its children: a value without references to views.
package struct AccessibilityNode: Hashable, Sendable {
    /// The role of the element.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        /// A group of related elements.
        case group
        /// An element without a specific role.
        case element
        case text, heading, image, link, button, key
        case toggle, slider, stepper, segments, segment, pageControl, wheel, progress, activity
        case textField, textView, searchField
        case list, cell, table, row, scrollArea, landmark
        case navigationBar, toolbar, tabBar, tab, alert, dialog, menu, menuItem, map
    }

    /// The state of the element.
    package struct States: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// The element has the accessibility focus.
        package static let focused = States(rawValue: 1 << 0)
        /// The element receives key events.
        package static let editing = States(rawValue: 1 << 1)
        /// Elements outside this one cannot be used.
        package static let modal = States(rawValue: 1 << 2)
        /// The text of the element is hidden, as for a password.
        package static let secure = States(rawValue: 1 << 3)
        package static let expanded = States(rawValue: 1 << 4)
        package static let collapsed = States(rawValue: 1 << 5)
        /// The element is the header of a column in a data table.
        package static let columnHeader = States(rawValue: 1 << 7)
        /// The element is the header of a row in a data table.
        package static let rowHeader = States(rawValue: 1 << 8)
        /// The element does nothing when it is activated.
        package static let inert = States(rawValue: 1 << 6)
    }

    /// The position of the element among its siblings of the same role.
    package struct Position: Hashable, Sendable {
        /// The index, starting at 1.
        package var index: Int
        package var count: Int

        package init(index: Int, count: Int) {
            self.index = index
            self.count = count
        }
    }

    /// The identifier of the element, which is unique over the lifetime of the screen and stable while the element is
    /// visible.
    package var id: Int
    package var role: Role
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var language: String?
    /// The traits, with the bits of `UIAccessibilityTraits`.
    package var traits: UInt64 = 0
    package var states: States = []
    /// The frame, in points of the screen.
    package var frame: CGRect
    /// The position of the value within its range, 0…1.
    package var valueFraction: Double?
    package var position: Position?
    /// The names of the custom actions.
    package var actions: [String] = []
    /// Custom content, each with name and value in one string, the important entries first.
    package var details: [String] = []
    /// The number of rejected edits of the text. A mirror that displays such an edit displays the node's value again.
    package var rejectedEditCount = 0
    /// The names of the custom rotors.
    package var rotors: [String] = []
    /// The children, in reading order.
    package var children: [AccessibilityNode] = []

    package init(id: Int, role: Role, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }

    /// This node and all its descendants, in reading order.
    package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
