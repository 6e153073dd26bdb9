import CaretTesting
import Testing

/// A gallery in two states: first pages with a label on white, then pages without label and colour.
@MainActor @Suite(.app) struct PagingStatesTests {
    /// A page of the first state: a label centred on white.
    class LabelledPage: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            label.textAlignment = .center
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            label.center = CGPoint(x: bounds.midX, y: bounds.midY)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A page of the second state.
    final class BarePage: LabelledPage {
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.removeFromSuperview()
            backgroundColor = nil
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Pages: UICollectionViewController {
        let page: LabelledPage.Type

        init(_ page: LabelledPage.Type, _ size: CGSize) {
            self.page = page
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            layout.itemSize = size
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.isPagingEnabled = true
            collectionView.showsHorizontalScrollIndicator = false
            collectionView.backgroundColor = .yellow
            collectionView.register(page, forCellWithReuseIdentifier: "page")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
            (cell as? LabelledPage)?.label.text = "Page \(indexPath.item + 1)"
            return cell
        }
    }

    private static let white = SIMD4<UInt8>(255, 255, 255, 255)
    private static let yellow = SIMD4<UInt8>(255, 255, 0, 255)
    private let size = CGSize(width: 320, height: 548)

    private func launched(_ page: LabelledPage.Type) async throws -> (TestApp, Pages) {
        let pages = Pages(page, size)
        let app = try await TestApp.launch(showing: { pages }, on: Device(size: size, scale: 2))
        try await app.settle()
        return (app, pages)
    }

    /// Returns the smallest rectangle, in points, around all that is not of one colour; `nil` without any.
    private func marks(on background: SIMD4<UInt8>, _ picture: Snapshot) -> CGRect? {
        var result = CGRect.null
        for y in stride(from: 0.25, to: size.height, by: 0.5) {
            for x in stride(from: 0.25, to: size.width, by: 0.5) where picture.pixel(at: CGPoint(x: x, y: y)) != background {
                result = result.union(CGRect(x: x - 0.25, y: y - 0.25, width: 0.5, height: 0.5))
            }
        }
        return result.isNull ? nil : result
    }

    private func turnPage(_ app: TestApp) async throws {
        await app.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 60, y: 100))
        try await app.settle()
    }

    @Test func `R17 pages show first a label in the middle of white, later neither`() async throws {
        let (app, pages) = try await launched(LabelledPage.self)
        let first = try app.snapshot()
        let word = try #require(marks(on: Self.white, first))
        #expect(abs(word.midX - 160) < 1.5 && abs(word.midY - 274) < 4, "\(word)")
        #expect(word.width > 30 && word.width < 100 && word.height > 8 && word.height < 24, "\(word)")
        try await turnPage(app)
        #expect(pages.collectionView.contentOffset.x == 320 && app.exists("Page 2") && !app.exists("Page 1"))
        let second = try app.snapshot()
        let next = try #require(marks(on: Self.white, second))
        #expect(abs(next.midX - 160) < 1.5 && abs(next.midY - word.midY) < 1.5)
        #expect(try first.pngData() != second.pngData())

        let (laterApp, laterPages) = try await launched(BarePage.self)
        let later = try laterApp.snapshot()
        #expect(marks(on: Self.yellow, later) == nil)
        try await turnPage(laterApp)
        #expect(laterPages.collectionView.contentOffset.x == 320)
        #expect(try laterApp.snapshot().pngData() == later.pngData())
    }
}
