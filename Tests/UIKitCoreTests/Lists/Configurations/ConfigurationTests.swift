import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct ConfigurationTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test(.app) func aCellShowsItsConfigurationAndIsAsHighAsItNeeds() throws {
        let stage = try Stage()
        defer { stage.end() }
        let source = ConfiguredRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        stage.show(table)
        let cells = table.visibleCells
        #expect(cells.map { labels(in: $0).map(\.text) } == [["one"], ["two", "second"], ["three", "value"]])
        #expect(cells[0].frame.height == 44.5 && cells[1].frame.height > 50 && cells[2].frame.height == 44.5)
        let value = labels(in: cells[2])
        #expect(value[1].convert(value[1].bounds, to: table).maxX == 304)
        #expect(value[0].convert(value[0].bounds, to: table).minX == 16)
    }

    @Test(.app) func theSameKindOfConfigurationKeepsTheView() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "a"
        cell.contentConfiguration = content
        let view = cell.contentView.subviews.first
        content.text = "b"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === view && labels(in: cell).map(\.text) == ["b"])
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test(.app) func handlersAreNotifiedOfTheStateBeforeTheCellIsShown() throws {
        let stage = try Stage()
        defer { stage.end() }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = state.isSelected ? .systemGreen : .systemYellow
            cell.backgroundConfiguration = background
        }
        stage.show(cell)
        #expect(states == [false])
        cell.setSelected(true, animated: false)
        stage.advance()
        #expect(states == [false, true])
        #expect(cell.subviews[0].subviews[0].backgroundColor == .systemGreen)
    }

    @Test(.app) func aSelectedListBackgroundIsGreyUnlessAColourWasSet() {
        var state = UICellConfigurationState(traitCollection: .current)
        state.isSelected = true
        let plain = UIBackgroundConfiguration.listPlainCell()
        #expect(plain.resolvedBackgroundColor(for: .red) == .systemBackground)
        #expect(plain.updated(for: state).resolvedBackgroundColor(for: .red) == .systemGray4)
        var own = plain
        own.backgroundColor = .blue
        #expect(own.updated(for: state).resolvedBackgroundColor(for: .red) == .blue)
        #expect(UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .red) == .clear)
    }

    @Test(.app) func aCustomConfigurationCreatesItsView() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = Badge(number: 3)
        let view = try #require(cell.contentView.subviews.first as? BadgeView)
        #expect(view.tag == 3)
        cell.contentConfiguration = Badge(number: 4)
        #expect(cell.contentView.subviews.first === view && view.tag == 4)
        cell.layoutIfNeeded()
        #expect(view.frame == cell.bounds)
    }

    @Test(.app) func textIsUppercasedInGroupedHeaders() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "General"
        let view = content.makeContentView()
        #expect(labels(in: view).map(\.text) == ["GENERAL"])
    }

    @Test(.app) func `R75 the value style is a configuration as well`() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        #expect(cell.defaultContentConfiguration() == .valueCell())
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration() == .subtitleCell())
    }
}

private struct Badge: UIContentConfiguration {
    var number: Int
    func makeContentView() -> UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge { self }
}

private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { apply() } }

    init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
        apply()
    }
    required init?(coder: NSCoder) { nil }

    private func apply() { tag = (configuration as? Badge)?.number ?? 0 }
}

@MainActor private final class ConfiguredRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = indexPath.row == 2 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
        content.text = ["one", "two", "three"][indexPath.row]
        content.secondaryText = [nil, "second", "value"][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
