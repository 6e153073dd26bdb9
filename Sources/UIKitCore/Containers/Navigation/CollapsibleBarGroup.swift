/// A group of bar items, and the button that replaces them if the bar is too narrow.
@MainActor final class CollapsibleBarGroup {
    private let group: UIBarButtonItemGroup
    private let members: [UIView]
    private let representativeView: UIView

    init(group: UIBarButtonItemGroup, members: [UIView], representativeView: UIView) {
        self.group = group
        self.members = members
        self.representativeView = representativeView
        representativeView.isHidden = true
    }

    var isCollapsed = false {
        didSet {
            group.isDisplayingRepresentativeItem = isCollapsed
            representativeView.isHidden = !isCollapsed
            for member in members { member.isHidden = isCollapsed || (member as? BarButton)?.item.isSpace == true }
        }
    }

    func omits(_ button: UIView) -> Bool { isCollapsed ? members.contains { $0 === button } : button === representativeView }
}
