import Caret
import UIKit

final class CityScreen: UIViewController {
    let label = UILabel()
    let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "City"
        label.font = .preferredFont(forTextStyle: .title2)
        label.text = "No city yet"
        button.configuration?.title = "Choose"
        stack([label, button])
        button.on(.tap, self, call: CityScreen.pushCities)
    }

    func pushCities() {
        let cities = UITableViewController(style: .insetGrouped)
        cities.tableView.sections(self) { screen in
            Section {
                for city in ["Oslo", "Rome"] {
                    Row(city, .default, city).onSelect(screen) { screen in screen.finish(with: city) }
                }
            }
        }
        navigationController?.pushViewController(cities, animated: true)
    }

    func finish(with city: String) {
        label.text = city
        navigationController?.popViewController(animated: true)
    }
}
