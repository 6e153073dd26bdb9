import Caret
import CaretTesting
import Observation
import Testing

/// Declared lists beside the app's own parts: another data source, and views unknown to sections.
@MainActor @Suite(.app) struct ForeignPartTests {
    @MainActor @Observable final class Numbers {
        var all = [1, 2, 3]
    }

    private final class OneRow: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
        }
    }

    private let numbers = Numbers()
    private let source = OneRow()

    @Test func aTableContinuesWithAnotherDataSource() async throws {
        let (app, table) = try await ListScreen.launch(style: .plain) { [numbers] table in
            table.sections { Section("all") { for number in numbers.all { Row(number, .default, "\(number)") } } }
        }
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.dataSource = source
        table.reloadData()
        numbers.all = [4, 5]
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    private final class Grid: UICollectionViewController {}

    @Test func aGridContinuesWithAnotherDataSourceAndWithViewsOfItsLayout() async throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "banner", alignment: .top)
        ]
        let screen = Grid(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let grid = try #require(screen.collectionView)
        grid.sections { [numbers] in
            Section("all") { for number in numbers.all { Row(number, cell: UICollectionViewCell.self) { _ in } } }
        }
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        #expect(grid.numberOfItems(inSection: 0) == 3 && grid.visibleSupplementaryViews(ofKind: "banner").count == 1)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own")
        grid.dataSource = source
        grid.collectionViewLayout = UICollectionViewFlowLayout()
        grid.reloadData()
        numbers.all = [4, 5]
        try await app.settle()
        #expect(grid.numberOfItems(inSection: 0) == 1)
    }
}
