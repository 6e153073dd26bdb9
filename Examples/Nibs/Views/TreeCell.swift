import UIKit

/// A row: name, Latin name, and a leaf that shows whether the tree is evergreen.
final class TreeCell: UITableViewCell {
    @Outlet var nameLabel: UILabel!
    @Outlet var latinLabel: UILabel!
    @Outlet var leaf: LeafView!

    var tree: Tree? {
        didSet {
            nameLabel.text = tree?.name
            latinLabel.text = tree?.latin
            leaf.isEvergreen = tree?.isEvergreen ?? false
        }
    }
}
