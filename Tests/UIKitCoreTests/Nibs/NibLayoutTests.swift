import Testing
import UIKit

/// The archive of a layout that its own `init(coder:)` reads.
final class CodedLayout: UICollectionViewFlowLayout {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        minimumLineSpacing = itemSize.width / 2
    }
}

@MainActor @Suite(.app) struct NibLayoutTests {
    private func view(_ layout: String) throws -> UICollectionView {
        let objects = """
            <collectionView id="c"><rect key="frame" x="0" y="0" width="200" height="300"/>\(layout)</collectionView>
            """
        let made = try UINib(data: NibFixture.xib(objects), bundle: nil).objects(withOwner: nil)
        return try #require(made.first as? UICollectionView)
    }

    @Test func aLayoutsOwnInitializerReadsTheValuesOfTheNib() throws {
        let size = "<size key=\"itemSize\" width=\"60\" height=\"40\"/>"
        let custom = try view(
            "<collectionViewFlowLayout key=\"collectionViewLayout\" customClass=\"CodedLayout\" customModule=\"UIKitCoreTests\" id=\"f\">"
                + "\(size)</collectionViewFlowLayout>")
        let layout = try #require(custom.collectionViewLayout as? CodedLayout)
        #expect(layout.itemSize == CGSize(width: 60, height: 40) && layout.minimumLineSpacing == 30)
        let plain = try view("<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\">\(size)</collectionViewFlowLayout>")
        #expect((plain.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize == CGSize(width: 60, height: 40))
    }
}
