import Caret
import CaretPictures
import UIKit

final class PhotosScreen: ColumnScreen {
    var photos: [URL] = []
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        fill(with: table)
        table.sections(self) { screen in
            Section {
                for url in screen.photos {
                    Row(url, cell: UITableViewCell.self) { cell in
                        cell.textLabel?.text = url.lastPathComponent
                        cell.imageView?.show(url, placeholder: UIImage(systemName: "photo"))
                    }
                }
            }
        }
    }
}
