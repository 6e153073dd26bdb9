/// A group of bar items, with an optional item that represents the group if the bar is too narrow.
///
/// > Difference from Apple: users cannot rearrange groups, so optional and movable groups do not exist.
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The items of the group, in reading order.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            assignItems(replacing: oldValue)
            onChange?()
        }
    }
    /// The item that replaces the group's items if they would leave too little width for the title; `nil` for none.
    /// If the item has neither action nor menu, a tap opens a menu with the group's items.
    open var representativeItem: UIBarButtonItem? { didSet { if representativeItem !== oldValue { onChange?() } } }
    /// Whether the bar currently shows ``representativeItem``.
    public internal(set) final var isDisplayingRepresentativeItem = false
    /// Whether the bar omits the group; `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
    final var onChange: (@MainActor () -> Void)?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items, in reading order. An item belongs to one group at a time.
    ///   - representativeItem: The item that replaces the others if the bar is too narrow; `nil` for none.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        assignItems(replacing: [])
    }

    /// Creates a group of items that keep their positions.
    ///
    /// - Parameters:
    ///   - representativeItem: The item that replaces the others if the bar is too narrow; `nil`, the default, for
    ///     none.
    ///   - items: The items, in reading order.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    private func assignItems(replacing old: [UIBarButtonItem]) {
        for item in old where item.group === self { item.group = nil }
        for item in barButtonItems { item.group = self }
    }

    /// A menu with the group's items.
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
    /// The group that contains the item; `nil` without a group.
    public var buttonGroup: UIBarButtonItemGroup? { group }

    /// Creates a group that contains this item only.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
}
