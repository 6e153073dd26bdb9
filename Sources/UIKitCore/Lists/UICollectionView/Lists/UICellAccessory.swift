/// An accessory at an edge of a list cell's content, such as a chevron, a checkmark, or an edit control.
///
/// > Difference from Apple: There are no accessories for menus. The background colours of the delete, insert and
/// > selection controls cannot be set.
/// - Source: https://developer.apple.com/documentation/uikit/uicellaccessory
public struct UICellAccessory {
    /// The states in which an accessory is displayed.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always
        /// While the list is being edited.
        case whenEditing
        /// While the list is not being edited.
        case whenNotEditing
    }

    /// The widths reserved for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The standard width. It aligns the accessories of several cells.
        case standard
        /// The actual width of the accessory.
        case actual
        /// A number of points. Negative numbers are treated as 0, and numbers that are not finite as `actual`.
        case custom(CGFloat)
    }

    /// Returns the index at which an accessory is inserted among the accessories on its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The side of an accessory.
    public enum Placement {
        /// At the leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// The handler called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    enum Kind {
        case disclosure, checkmark, detail, delete, insert, multiselect
        /// Whether a separator is shown before the handle; `nil` for the automatic choice.
        case reorder(Bool?)
        case outline(OutlineDisclosureOptions.Style)
        case label(String, UIFont, Bool)
        case custom(UIView, Bool)
    }

    let kind: Kind
    let placement: Placement
    let isHidden: Bool
    let width: LayoutDimension
    let tintColor: UIColor?
    let handler: ActionHandler?

    /// The type of the accessory.
    public var accessoryType: AccessoryType {
        switch kind {
        case .disclosure: .disclosureIndicator
        case .checkmark: .checkmark
        case .detail: .detail
        case .delete: .delete
        case .insert: .insert
        case .multiselect: .multiselect
        case .reorder: .reorder
        case .outline: .outlineDisclosure
        case .label: .label
        case .custom(let view, _): .customView(view)
        }
    }

    /// The types of accessories.
    public enum AccessoryType: Hashable {
        /// A chevron.
        case disclosureIndicator
        /// A chevron that rotates when the item is expanded.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// An info button.
        case detail
        /// A delete button.
        case delete
        /// An insert button.
        case insert
        /// A circle that shows whether the cell is selected.
        case multiselect
        /// A reorder handle.
        case reorder
        /// A label.
        case label
        /// A custom view.
        case customView(UIView)
    }

    var isLeading: Bool {
        if case .leading = placement { true } else { false }
    }

    var displayed: DisplayedState {
        switch placement {
        case .leading(let displayed, _), .trailing(let displayed, _): displayed
        }
    }

    var position: Position {
        switch placement {
        case .leading(_, let position), .trailing(_, let position): position
        }
    }

    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
