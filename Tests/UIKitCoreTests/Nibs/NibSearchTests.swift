import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The choice among several files of one name.
@MainActor @Suite(.app) struct NibSearchTests {
    private func labelText(loadedFrom files: [String: String]) throws -> String? {
        let bundle = try NibFixture.bundle(files.mapValues { NibFixture.xib("<label text=\"\($0)\" id=\"l\"/>") })
        return (try UINib(nibName: "A", bundle: bundle).objects(withOwner: nil).first as? UILabel)?.text
    }

    @Test func aFileForTheDeviceTakesPrecedenceOverALocalizedFile() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: try #require(Device.named("iPhone 16")))
        let language = try #require(NibLanguages.preferred.first?.prefix(2))
        let (own, base) = ("\(language).lproj/A.xib", "Base.lproj/A.xib")
        #expect(try labelText(loadedFrom: ["A.xib": "plain"]) == "plain")
        #expect(try labelText(loadedFrom: ["A.xib": "plain", base: "base"]) == "base")
        #expect(try labelText(loadedFrom: ["A.xib": "plain", base: "base", own: "own"]) == "own")
        #expect(try labelText(loadedFrom: [own: "own", "A~iphone.xib": "phone"]) == "phone")
        #expect(try labelText(loadedFrom: ["A.xib": "plain", "A~ipad.xib": "pad", "xx.lproj/A.xib": "other"]) == "plain")
    }

    @Test func aCollectionControllerHasThePrototypesOfItsScene() async throws {
        let story = NibFixture.storyboard(
            """
            <scene sceneID="s"><objects><collectionViewController id="c" customClass="TileScreen" customModule="UIKitCoreTests"
            sceneMemberID="viewController"><collectionView key="view" dataMode="prototypes" id="v">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="60" height="70"/>
            <size key="headerReferenceSize" width="0" height="30"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="tile" id="t"><collectionViewCellContentView key="contentView" id="tc">
            <subviews><label tag="5" text="Tile" id="tl"/></subviews></collectionViewCellContentView></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="top" id="h"/>
            <connections><outlet property="dataSource" destination="c" id="o"/></connections></collectionView>
            </collectionViewController></objects></scene>
            """, initial: "c")
        let screen = try #require(UIStoryboard(data: story).controller() as? TileScreen)
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        let cells = screen.collectionView.visibleCells
        #expect(cells.count == 2 && cells.allSatisfy { ($0.viewWithTag(5) as? UILabel)?.text == "Tile" })
        #expect(cells.first?.bounds.size == CGSize(width: 60, height: 70))
        #expect(screen.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }
}

/// Two tiles.
final class TileScreen: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "top", for: indexPath)
    }
}
