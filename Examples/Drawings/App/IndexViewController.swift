import UIKit

/// The list of pages.
final class IndexViewController: UIViewController {
    private static let rowHeight: CGFloat = 64

    private let layout = UICollectionViewFlowLayout()
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    /// Sets the title before the view is loaded: a page that is pushed at launch shows the title on its back button.
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Drawings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.minimumLineSpacing = 0
        list.backgroundColor = .systemBackground
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .always
        list.alwaysBounceVertical = true
        list.register(IndexCell.self, forCellWithReuseIdentifier: IndexCell.reuseIdentifier)
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.inset(by: view.safeAreaInsets).width
        layout.itemSize = CGSize(width: width, height: Self.rowHeight)
    }
}

extension IndexViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        DrawingPage.allCases.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: IndexCell.reuseIdentifier, for: indexPath)
        (cell as? IndexCell)?.page = DrawingPage.allCases[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let page = PageViewController(page: DrawingPage.allCases[indexPath.item])
        navigationController?.pushViewController(page, animated: true)
    }
}
