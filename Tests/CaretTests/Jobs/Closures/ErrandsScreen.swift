import Caret
import UIKit

final class ErrandsScreen: UITableViewController {
    let errands = Errands()

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIBarButtonItem(title: "Add")
        add.on(.tap, errands) { errands in errands.add("Cake") }
        navigationItem.rightBarButtonItem = add
        tableView.sections(self) { screen in
            for shop in screen.errands.shops {
                Section(shop.name, header: shop.name) {
                    for thing in shop.things {
                        Row(thing, .default, thing)
                            .onDelete(screen) { screen in screen.errands.remove(thing) }
                            .onSelect(screen) { screen in screen.title = thing }
                    }
                }
            }
        }
    }
}
