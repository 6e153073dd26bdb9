import Caret
import CaretTesting

/// A controller with a single collection view, and an app that shows it.
@MainActor final class ItemScreen: UIViewController {
    let grid: UICollectionView
    private let setUp: @MainActor (UICollectionView) -> Void

    init(_ layout: UICollectionViewLayout, _ setUp: @escaping @MainActor (UICollectionView) -> Void) {
        grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.setUp = setUp
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid)
        setUp(grid)
    }

    /// Launches an app with a collection view that `setUp` prepares before it is in a window.
    static func launch(
        _ layout: UICollectionViewLayout, _ setUp: @escaping @MainActor (UICollectionView) -> Void
    ) async throws -> (TestApp, UICollectionView) {
        let screen = ItemScreen(layout, setUp)
        let app = try await TestApp.launch(showing: { screen })
        await app.advance(frames: 2)
        return (app, screen.grid)
    }

    /// A flow layout with square items.
    static func squares(_ side: CGFloat = 50) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }
}

/// A cell that shows a number.
final class NumberCell: UICollectionViewCell {
    var number = -1
}

extension UICollectionView {
    /// The numbers of all visible cells, in the order of the items.
    var numbers: [Int] { indexPathsForVisibleItems.sorted().compactMap { (cellForItem(at: $0) as? NumberCell)?.number } }
}
