import CoreGraphics

/// One thing on the screen as assistive technology sees it, and what is in it: a value, which knows no view.
package struct AccessibilityNode: Hashable, Sendable {
    /// What kind of thing it is.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        /// Things that belong together.
        case group
        /// Something that says nothing of itself.
        case element
        case text, heading, image, link, button, key
        case toggle, slider, stepper, segments, segment, pageControl, wheel, progress, activity
        case textField, textView, searchField
        case list, cell, table, row, scrollArea, landmark
        case navigationBar, toolbar, tabBar, tab, alert, dialog, menu, menuItem, map
    }

    /// How it is now.
    package struct States: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// Assistive technology is at it.
        package static let focused = States(rawValue: 1 << 0)
        /// Keys go to it.
        package static let editing = States(rawValue: 1 << 1)
        /// Nothing beside it can be used.
        package static let modal = States(rawValue: 1 << 2)
        /// What is typed in it cannot be read.
        package static let secure = States(rawValue: 1 << 3)
        package static let expanded = States(rawValue: 1 << 4)
        package static let collapsed = States(rawValue: 1 << 5)
        /// It names a column of a table of data.
        package static let columnHeader = States(rawValue: 1 << 7)
        /// It names a row of a table of data.
        package static let rowHeader = States(rawValue: 1 << 8)
        /// It does nothing when it is used.
        package static let inert = States(rawValue: 1 << 6)
    }

    /// Its place among those of its kind.
    package struct Position: Hashable, Sendable {
        /// Counted from 1.
        package var index: Int
        package var count: Int

        package init(index: Int, count: Int) {
            self.index = index
            self.count = count
        }
    }

    /// Unique among the things that were ever on the screen, and the same for as long as it is there.
    package var id: Int
    package var role: Role
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var language: String?
    /// The bits are those of `UIAccessibilityTraits`.
    package var traits: UInt64 = 0
    package var states: States = []
    /// In points of the screen.
    package var frame: CGRect
    /// How far along its range the value is, 0…1.
    package var share: Double?
    package var position: Position?
    /// What else can be done with it, by name.
    package var actions: [String] = []
    /// What more is worth knowing of it, name and value in one, the important first.
    package var details: [String] = []
    /// How many edits of its text were refused. A mirror that shows such an edit shows the node's value again.
    package var refusedEdits = 0
    /// By what a person may look for things in it.
    package var rotors: [String] = []
    /// In the order of reading.
    package var children: [AccessibilityNode] = []

    package init(id: Int, role: Role, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }

    /// This one and all in it, in the order of reading.
    package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
