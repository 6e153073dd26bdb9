/// Items of a bar that belong together, and the item that stands for all of them where there is little room.
///
/// > Difference from Apple: people cannot rearrange groups, so that there are none that are optional or movable.
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The items, in the order of reading.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            claim(from: oldValue)
            whenChanged?()
        }
    }
    /// What is shown in place of the items where they would take room from the title; `nil` for nothing. Without an action or menu of its own
    /// it opens a menu of the items.
    open var representativeItem: UIBarButtonItem? { didSet { if representativeItem !== oldValue { whenChanged?() } } }
    /// Whether ``representativeItem`` is shown now.
    public internal(set) final var isDisplayingRepresentativeItem = false
    /// Whether the group is left out; `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { whenChanged?() } } }
    final var whenChanged: (@MainActor () -> Void)?

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - barButtonItems: the items, in the order of reading. An item is in one group at a time.
    ///   - representativeItem: what stands for them where there is little room; `nil` for nothing.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        claim(from: [])
    }

    /// Makes a group of items that stay where they are.
    ///
    /// - Parameters:
    ///   - representativeItem: what stands for them where there is little room; `nil`, the default, for nothing.
    ///   - items: the items, in the order of reading.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    private func claim(from old: [UIBarButtonItem]) {
        for item in old where item.group === self { item.group = nil }
        for item in barButtonItems { item.group = self }
    }

    /// The items as a menu.
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
    /// The group that the item is in; `nil` if it is in none.
    public var buttonGroup: UIBarButtonItemGroup? { group }

    /// Makes a group of this item alone.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
}
