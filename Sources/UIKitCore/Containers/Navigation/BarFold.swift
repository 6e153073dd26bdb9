/// A group of bar items, and the button that replaces them if the bar is too narrow.
@MainActor final class BarFold {
    private let group: UIBarButtonItemGroup
    private let members: [UIView]
    private let standIn: UIView

    init(group: UIBarButtonItemGroup, members: [UIView], standIn: UIView) {
        self.group = group
        self.members = members
        self.standIn = standIn
        standIn.isHidden = true
    }

    var isFolded = false {
        didSet {
            group.isDisplayingRepresentativeItem = isFolded
            standIn.isHidden = !isFolded
            for member in members { member.isHidden = isFolded || (member as? BarButton)?.item.isSpace == true }
        }
    }

    func leavesOut(_ button: UIView) -> Bool { isFolded ? members.contains { $0 === button } : button === standIn }
}
