/// Something small before or after the content of a list's cell: an arrow, a tick, a control for editing.
///
/// > Difference from Apple: there are no accessories for menus, and the controls for deleting, inserting and selecting have no background
/// > colour to set.
/// - Source: https://developer.apple.com/documentation/uikit/uicellaccessory
public struct UICellAccessory {
    /// When an accessory shows.
    public enum DisplayedState: Int, Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// How wide the room of an accessory is.
    public enum LayoutDimension: Hashable, Sendable {
        /// As wide as is usual, so that those of several cells stand below each other.
        case standard
        /// As wide as the accessory.
        case actual
        /// So many points; as wide as the accessory for what is not finite, and 0 for less.
        case custom(CGFloat)
    }

    /// Where among the accessories of a side another one goes, given those that are there.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// On which side an accessory stands.
    public enum Placement {
        /// Before the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// Called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    enum Kind {
        case disclosure, checkmark, detail, delete, insert, multiselect
        /// With a line before it or not; `nil` as suits.
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

    /// What kind of accessory it is.
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

    /// What kinds of accessories there are.
    public enum AccessoryType: Hashable {
        /// An arrow.
        case disclosureIndicator
        /// An arrow that turns when what belongs to the cell is shown.
        case outlineDisclosure
        /// A tick.
        case checkmark
        /// An i in a circle.
        case detail
        /// A minus in a red circle.
        case delete
        /// A plus in a green circle.
        case insert
        /// A circle that tells whether the cell is selected.
        case multiselect
        /// Three lines that the cell is dragged by.
        case reorder
        /// Words.
        case label
        /// A view of the app's own.
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

    func shows(whileEditing isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
