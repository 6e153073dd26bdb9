import Testing

@testable import UIKitCore

/// The section index at the right edge of a table.
@Suite(.app) @MainActor struct SectionIndexTests {
    private final class Letters: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "C", "E"]
        var asked: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 5 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 4 ? 0 : 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \(section)" }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            asked.append("\(title) \(index)")
            return title == UITableView.indexSearch ? NSNotFound : index * 2
        }
    }

    private func table(_ stage: Stage, _ letters: Letters) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.rowHeight = 44
        table.sectionHeaderHeight = 30
        table.sectionHeaderTopPadding = 0
        table.dataSource = letters
        stage.show(table)
        stage.advance()
        return table
    }

    /// Taps an index title. Titles are 14 points apart, around the middle of the table.
    private func tap(_ stage: Stage, _ place: Int, of count: Int = 3) {
        stage.tap(CGPoint(x: 312, y: 284 - 7 * CGFloat(count) + 14 * CGFloat(place) + 7))
        stage.advance(2)
    }

    @Test func aTapScrollsToTheSectionOfTheDataSource() throws {
        let stage = try Stage()
        defer { stage.end() }
        let letters = Letters()
        let table = table(stage, letters)
        tap(stage, 1)
        #expect(letters.asked == ["C 1"] && table.contentOffset.y == table.rect(forSection: 2).minY)
        #expect(table.indexPathForSelectedRow == nil, "the row below was not meant")
        tap(stage, 0)
        #expect(letters.asked == ["C 1", "A 0"] && table.contentOffset.y == 0)
    }

    @Test func aSectionWithoutRowsHasItsHeaderShown() throws {
        let stage = try Stage()
        defer { stage.end() }
        let letters = Letters()
        let table = table(stage, letters)
        tap(stage, 2)
        #expect(letters.asked == ["E 2"] && table.contentOffset.y == table.contentSize.height - 568)
    }

    @Test func theSearchIconLeadsToTheTop() throws {
        let stage = try Stage()
        defer { stage.end() }
        let letters = Letters()
        letters.titles = [UITableView.indexSearch, "A", "B", "C"]
        let table = table(stage, letters)
        table.contentInset.top = 40
        table.contentOffset.y = 500
        stage.advance()
        tap(stage, 0, of: 4)
        #expect(table.contentOffset.y == -40)
    }

    @Test func titlesFollowTheData() throws {
        let stage = try Stage()
        defer { stage.end() }
        let letters = Letters()
        let table = table(stage, letters)
        #expect(table.editing.index?.titles == ["A", "C", "E"])
        letters.titles = ["B"]
        table.reloadSectionIndexTitles()
        stage.advance()
        #expect(table.editing.index?.titles == ["B"])
        table.sectionIndexMinimumDisplayRowCount = 41
        stage.advance()
        #expect(table.editing.index == nil, "there are 40 rows only")
        letters.titles = nil
        table.sectionIndexMinimumDisplayRowCount = 0
        stage.advance()
        #expect(table.editing.index == nil)
    }
}
