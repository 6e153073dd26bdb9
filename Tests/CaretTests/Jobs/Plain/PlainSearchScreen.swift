import UIKit

final class PlainSearchScreen: ColumnScreen, UISearchBarDelegate {
    private(set) var searches = 0
    private let searchBar = UISearchBar()
    private let label = UILabel()
    private var pause: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.delegate = self
        show(searchBar, label)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        pause?.cancel()
        pause = Task { [weak self] in
            guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
            self?.find(searchText)
        }
    }

    private func find(_ text: String) {
        searches += 1
        label.text = Towns.find(text).joined(separator: ", ")
    }
}
