import UIKit

final class PlainPhotoCell: UITableViewCell {
    var loading: Task<Void, Never>?

    override func prepareForReuse() {
        super.prepareForReuse()
        loading?.cancel()
        imageView?.image = nil
    }
}

final class PlainPhotosScreen: ColumnScreen, UITableViewDataSource {
    var photos: [URL] = []
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.register(PlainPhotoCell.self, forCellReuseIdentifier: "photo")
        table.dataSource = self
        fill(with: table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        let url = photos[indexPath.row]
        cell.textLabel?.text = url.lastPathComponent
        cell.imageView?.image = UIImage(systemName: "photo")
        guard let cell = cell as? PlainPhotoCell else { return cell }
        cell.loading = Task { [weak cell] in
            let file = UIImage(contentsOfFile: url.path)
            let image = await file?.byPreparingThumbnail(ofSize: CGSize(width: 44, height: 44))
            guard !Task.isCancelled else { return }
            cell?.imageView?.image = image
            cell?.setNeedsLayout()
        }
        return cell
    }
}
