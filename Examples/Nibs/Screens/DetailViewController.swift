import UIKit

/// One tree, with a chart in a container view.
final class DetailViewController: UIViewController {
    @Outlet var nameLabel: UILabel!
    @Outlet var factLabels: [UILabel]!
    @Outlet var favouriteButton: UIButton!
    var tree = Tree.all[0]
    private(set) var isFavourite = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = tree.name
        nameLabel.text = tree.name
        let facts = [tree.latin, "\(tree.height) m high", tree.isEvergreen ? "Green all year" : "Loses its leaves"]
        for (label, fact) in zip(factLabels, facts) { label.text = fact }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ChartViewController)?.height = tree.height
    }

    @IBAction func toggleFavourite(_ sender: UIButton) {
        isFavourite.toggle()
        sender.setTitle(isFavourite ? "A Favourite" : "Make It a Favourite", for: .normal)
    }
}
