import Caret
import UIKit

final class SearchScreen: ColumnScreen {
    private(set) var searches = 0
    private let searchBar = UISearchBar()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.on(.textDidChange.debounce(for: .milliseconds(300)), self, call: SearchScreen.find)
        show(searchBar, label)
    }

    private func find(_ text: String) {
        searches += 1
        label.text = Towns.find(text).joined(separator: ", ")
    }
}
