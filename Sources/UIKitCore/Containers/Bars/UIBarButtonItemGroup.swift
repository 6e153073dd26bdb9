/// A group of bar items, with an item that represents all of them where there is little room.
///
/// > Difference from Apple: users cannot rearrange groups, so optional and movable groups do not exist.
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The items of the group, in reading order.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            claim(from: oldValue)
            whenChanged?()
        }
    }
    /// The item that replaces the group's items where they would take room from the title; `nil` for none. An item
    /// without an action or menu of its own opens a menu of the group's items.
    open var representativeItem: UIBarButtonItem? { didSet { if representativeItem !== oldValue { whenChanged?() } } }
    /// Whether ``representativeItem`` is shown at present.
    public internal(set) final var isDisplayingRepresentativeItem = false
    /// Whether the bar omits the group; `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { whenChanged?() } } }
    final var whenChanged: (@MainActor () -> Void)?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items, in reading order. An item belongs to one group at a time.
    ///   - representativeItem: The item that replaces the others where there is little room; `nil` for none.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        claim(from: [])
    }

    /// Creates a group of items that keep their positions.
    ///
    /// - Parameters:
    ///   - representativeItem: The item that replaces the others where there is little room; `nil`, the default, for
    ///     none.
    ///   - items: The items, in reading order.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    private func claim(from old: [UIBarButtonItem]) {
        for item in old where item.group === self { item.group = nil }
        for item in barButtonItems { item.group = self }
    }

    /// A menu of the group's items.
    var menu: UIMenu {
        UIMenu(
            children: barButtonItems.filter { !$0.isSpace && !$0.isHidden }.map { item in
                if let menu = item.menu, !item.hasAction {
                    return UIMenu(title: item.title ?? item.accessibilityLabel ?? "", image: item.image, children: menu.children)
                }
                return UIAction(
                    title: item.title ?? item.accessibilityLabel ?? "", image: item.image, attributes: item.isEnabled ? [] : .disabled
                ) { [weak item] _ in item?.fire() }
            })
    }
}

extension UIBarButtonItem {
    /// The group that contains the item; `nil` if no group does.
    public var buttonGroup: UIBarButtonItemGroup? { group }

    /// Creates a group that contains this item only.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
}
