import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Headers, footers and supplementary views that lists create from nibs.
@MainActor @Suite(.app) struct NibListTests {
    private static let edge = """
        <tableViewHeaderFooterView id="h" customClass="NibEdge" customModule="UIKitCoreTests"><rect key="frame" x="0" y="0" width="320" height="40"/>
        <subviews><label text="Edge" id="l"><rect key="frame" x="8" y="4" width="100" height="20"/></label></subviews>
        <connections><outlet property="label" destination="l" id="o"/></connections></tableViewHeaderFooterView>
        """
    private static let supplementary = """
        <collectionReusableView id="h" customClass="NibSupplement" customModule="UIKitCoreTests"><rect key="frame" x="0" y="0" width="320" height="40"/>
        <subviews><label text="Edge" id="l"><rect key="frame" x="8" y="4" width="100" height="20"/></label></subviews>
        <connections><outlet property="label" destination="l" id="o"/></connections></collectionReusableView>
        """

    @Test func headersAndFootersOfATableComeFromTheirNibAndAreReused() async throws {
        let source = NibEdges()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UINib(data: NibFixture.xib(Self.edge), bundle: nil), forHeaderFooterViewReuseIdentifier: "edge")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.rootViewController?.view.addSubview(table)
        try await app.settle()
        let header = try #require(table.headerView(forSection: 0) as? NibEdge)
        let footer = try #require(table.footerView(forSection: 0) as? NibEdge)
        #expect(header.label.text == "Head 0" && footer.label.text == "Foot 0" && header.awoken == 1)
        #expect(header.reuseIdentifier == "edge" && header.frame.height == 30)
        let first = NibEdge.made
        try await scroll(table, app)
        let last = try #require(table.headerView(forSection: 39) as? NibEdge)
        #expect(last.label.text == "Head 39" && last.prepared > 0)
        // 80 of them have been shown; those that left the screen were reused.
        #expect(NibEdge.made <= first + 6, "\(NibEdge.made - first) were made after the first \(first)")
    }

    @Test func supplementaryViewsOfACollectionViewComeFromTheirNibAndAreReused() async throws {
        let source = NibEdges()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        layout.footerReferenceSize = CGSize(width: 320, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let nib = UINib(data: NibFixture.xib(Self.supplementary), bundle: nil)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.rootViewController?.view.addSubview(view)
        try await app.settle()
        let header = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                as? NibSupplement)
        #expect(header.label.text == "Head 0" && header.reuseIdentifier == "edge" && header.frame.height == 40)
        let first = NibSupplement.made
        try await scroll(view, app)
        let footer = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 39))
                as? NibSupplement)
        #expect(footer.label.text == "Foot 39" && footer.prepared > 0)
        #expect(NibSupplement.made <= first + 8, "\(NibSupplement.made - first) were made after the first \(first)")
    }

    /// Scrolls to the end, by half of the height each time.
    private func scroll(_ list: UIScrollView, _ app: TestApp) async throws {
        let end = list.contentSize.height - list.bounds.height
        for offset in Array(stride(from: 0, to: end, by: 240)) + [end] {
            list.contentOffset.y = offset
            try await app.settle()
        }
    }

    @Test func registeringNilRemovesARegistration() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UINib(data: NibFixture.xib(Self.edge), bundle: nil), forHeaderFooterViewReuseIdentifier: "edge")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "edge") is NibEdge)
        table.register(UINib?.none, forHeaderFooterViewReuseIdentifier: "edge")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "edge") == nil)
    }
}

/// Forty sections with one row each.
@MainActor private final class NibEdges: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 40 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { edge("Head \(section)", tableView) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { edge("Foot \(section)", tableView) }

    private func edge(_ words: String, _ table: UITableView) -> UIView? {
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge") as? NibEdge
        view?.label.text = words
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        let name = kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot"
        (view as? NibSupplement)?.label.text = "\(name) \(indexPath.section)"
        return view
    }
}

/// A header or footer with an outlet, which counts its instances.
final class NibEdge: UITableViewHeaderFooterView {
    static var made = 0
    @Outlet var label: UILabel!
    var awoken = 0
    var prepared = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        awoken += 1
        Self.made += 1
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }
}

/// The same class for a collection view.
final class NibSupplement: UICollectionReusableView {
    static var made = 0
    @Outlet var label: UILabel!
    var prepared = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.made += 1
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }
}
