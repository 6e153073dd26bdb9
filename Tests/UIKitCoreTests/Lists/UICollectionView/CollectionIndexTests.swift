import CaretTesting
import Testing

@testable import UIKitCore

/// The section index at the right edge of a collection view.
@Suite(.app) @MainActor struct CollectionIndexTests {
    private final class Letters: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    }

    private func list(_ stage: Stage, _ letters: any UICollectionViewDataSource) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = letters
        stage.show(list)
        stage.advance()
        return list
    }

    private func index(_ list: UICollectionView) -> SectionIndexView? { list.collection.index.view }

    /// Taps an index title. Titles are 14 points apart, around the middle of the view.
    private func tap(_ stage: Stage, _ place: Int) {
        stage.tap(CGPoint(x: 312, y: 284 - 21 + 14 * CGFloat(place) + 7))
        stage.advance(2)
    }

    @Test func titlesLeadToTheFirstItemOfTheirSection() throws {
        let stage = try Stage()
        defer { stage.end() }
        let letters = Letters()
        let list = list(stage, letters)
        #expect(index(list)?.titles == ["A", "B", "C"] && index(list)?.frame == CGRect(x: 304, y: 0, width: 16, height: 568))
        tap(stage, 1)
        #expect(list.contentOffset.y == 800)
        #expect(index(list)?.frame.minY == 800, "it stays where it is on the screen")
        tap(stage, 0)
        #expect(list.contentOffset.y == 0 && list.indexPathsForSelectedItems == nil)
        letters.titles = nil
        list.reloadData()
        stage.advance(2)
        #expect(index(list) == nil && !list.subviews.contains { $0 is SectionIndexView })
    }

    @Test func theDataSourceMayLeadElsewhere() throws {
        let stage = try Stage()
        defer { stage.end() }
        let letters = Placed()
        let list = list(stage, letters)
        tap(stage, 1)
        #expect(list.contentOffset.y == 1000 && letters.asked == ["B 1"])
        tap(stage, 2)
        #expect(list.contentOffset.y == 1000 && letters.asked == ["B 1", "C 2"], "there is no such item")
    }

    @Test func aTouchOnTheTextDoesNotScroll() throws {
        let stage = try Stage()
        defer { stage.end() }
        let letters = Letters()
        let list = list(stage, letters)
        stage.drag(from: CGPoint(x: 312, y: 270), to: CGPoint(x: 312, y: 298))
        #expect(list.contentOffset.y == 1600, "of the last word under it")
        #expect(list.contentSize.height - 568 >= 1600)
    }

    private final class Placed: NSObject, UICollectionViewDataSource {
        var asked: [String] = []
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C"] }
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
            asked.append("\(title) \(index)")
            return IndexPath(item: index == 2 ? 99 : 5, section: index)
        }
    }
}
