import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Table view controllers that are scenes of a storyboard: their data source, prototype cells, and static cells.
@MainActor @Suite(.app) struct StoryboardTableTests {
    /// The module of this file, as `customModule` names it.
    private static let module = #fileID.prefix { $0 != "/" }

    private func story(_ controller: String) throws -> UIStoryboard {
        let detail = """
            <scene sceneID="2"><objects><viewController id="detail" sceneMemberID="viewController"><view key="view" id="dv"/>
            </viewController></objects></scene>
            """
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
            <scenes><scene sceneID="1"><objects>\(controller)
            <customObject customClass="ShelfHelper" customModule="\(Self.module)" id="h"/></objects></scene>\(detail)</scenes></document>
            """
        return try UIStoryboard(data: Data(text.utf8))
    }

    private func controller(_ inner: String, custom: String? = nil) throws -> UITableViewController {
        let type = custom.map { " customClass=\"\($0)\" customModule=\"\(Self.module)\"" } ?? ""
        let scene = "<tableViewController id=\"c\"\(type) sceneMemberID=\"viewController\">\(inner)</tableViewController>"
        return try #require(try story(scene).instantiateInitialViewController() as? UITableViewController)
    }

    private func shown(_ controller: UITableViewController) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: controller)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation)
    }

    // MARK: - The six cases of row 105

    private static func table(_ connections: String = "") -> String {
        """
        <tableView key="view" dataMode="prototypes" style="grouped" rowHeight="61" id="t">
        <rect key="frame" x="0" y="0" width="300" height="400"/><connections>\(connections)</connections></tableView>
        """
    }

    @Test func `R110 a scene without a view has an unconfigured table of the right size and mask, and the controller is both`() throws {
        let controller = try controller("")
        let table = try #require(controller.tableView)
        #expect(table.frame == UIScreen.main.bounds && table.style == .plain)
        #expect(table.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(table.dataSource === controller && table.delegate === controller)
    }

    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func `R110 the table is the scene's, and the controller fills open outlets`(
        source: Bool, delegate: Bool
    ) async throws {
        let connections =
            (source ? "<outlet property=\"dataSource\" destination=\"h\" id=\"1\"/>" : "")
            + (delegate ? "<outlet property=\"delegate\" destination=\"h\" id=\"2\"/>" : "")
        let controller = try controller(Self.table(connections))
        let table = try #require(controller.tableView)
        #expect(table.style == .grouped && table.rowHeight == 61 && table.frame.width == 300)
        #expect((table.dataSource is ShelfHelper) == source && (table.dataSource === controller) == !source)
        #expect((table.delegate is ShelfHelper) == delegate && (table.delegate === controller) == !delegate)
        // The scene's helper lives as long as the controller, and its rows are shown.
        _ = try await shown(controller)
        #expect(table.numberOfRows(inSection: 0) == (source ? 2 : 0))
        #expect(table.frame == controller.navigationController?.view.bounds)
    }

    @Test func `R110 a scene of a subclass has its table without naming a nib`() throws {
        let controller = try controller(Self.table(), custom: "ShelfScreen")
        #expect(controller is ShelfScreen && controller.nibName == nil)
        #expect(controller.tableView.rowHeight == 61 && controller.tableView.dataSource === controller)
    }

    @Test func `R110 a scene whose view is no table reports the actual class`() throws {
        let controller = try controller("<view key=\"view\" id=\"v\"/>")
        let error = #expect(throws: NibError.self) { try controller.loadViewFromNib() }
        #expect(error == .notATable(owner: "UITableViewController", file: "data.storyboard", found: "UIView"))
    }

    // MARK: - Rows of prototypes

    private static let prototypes = """
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" id="t"><prototypes>
        <tableViewCell reuseIdentifier="book" rowHeight="90" id="b" customClass="BookCell" customModule="\(module)">
        <tableViewCellContentView key="contentView" tableViewCell="b" id="bv"><rect key="frame" x="0" y="0" width="320" height="90"/>
        <subviews><label text="Title" id="bl"><rect key="frame" x="8" y="8" width="200" height="30"/></label></subviews>
        </tableViewCellContentView><connections><outlet property="title" destination="bl" id="bo"/>
        <segue destination="detail" kind="show" identifier="read" id="g"/></connections></tableViewCell>
        <tableViewCell reuseIdentifier="note" style="IBUITableViewCellStyleValue1" textLabel="x" detailTextLabel="y" id="n">
        <tableViewCellContentView key="contentView" tableViewCell="n" id="nv"><subviews><label text="Note" id="x"/>
        <label text="1" id="y"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """

    @Test func `R110 rows of prototypes come from their controller, with their outlets, and are reused`() async throws {
        let screen = try #require(try controller(Self.prototypes, custom: "ShelfScreen") as? ShelfScreen)
        screen.count = 200
        let (app, _) = try await shown(screen)
        let book = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? BookCell)
        #expect(book.title.text == "Book 0" && book.title.isDescendant(of: book.contentView))
        let note = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(note.textLabel?.text == "Note 1" && note.detailTextLabel?.text == "1" && note.reuseIdentifier == "note")
        #expect(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
        let made = screen.tableView.reuseCounters.made
        for row in stride(from: 0, to: 200, by: 4) {
            screen.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            try await app.settle()
        }
        let last = try #require(screen.tableView.cellForRow(at: IndexPath(row: 198, section: 0)) as? BookCell)
        #expect(last.title.text == "Book 198" && last.prepared > 0)
        #expect(screen.tableView.reuseCounters.made <= made + 6)
    }

    @Test func `R110 a tap on a prototype's row performs its segue, with the cell as sender`() async throws {
        let screen = try #require(try controller(Self.prototypes, custom: "ShelfScreen") as? ShelfScreen)
        let (app, navigation) = try await shown(screen)
        try await app.tap("Note 1")
        try await app.settle()
        #expect(navigation.viewControllers.count == 1 && screen.selected == [1] && screen.prepared.isEmpty)
        try await app.tap("Book 2")
        try await app.settle()
        #expect(navigation.viewControllers.count == 2 && screen.selected == [1, 2] && screen.prepared == ["read 2"])
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(screen.tableView.indexPathsForSelectedRows == nil)
    }

    // MARK: - Rows that the file writes

    private static let fixed = """
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t"><sections>
        <tableViewSection headerTitle="Sound" footerTitle="Of all apps." id="s1"><cells>
        <tableViewCell rowHeight="70" style="IBUITableViewCellStyleDefault" textLabel="x1" id="r1"><tableViewCellContentView key="contentView"
        tableViewCell="r1" id="v1"><subviews><label text="Volume" id="x1"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="x2" id="r2"><tableViewCellContentView key="contentView"
        tableViewCell="r2" id="v2"><subviews><label text="Tone" id="x2"/></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection><tableViewSection headerTitle="About" id="s2"><cells>
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="x3" id="r3"><tableViewCellContentView key="contentView"
        tableViewCell="r3" id="v3"><subviews><label text="Licences" id="x3"/></subviews></tableViewCellContentView>
        <connections><segue destination="detail" kind="show" identifier="licences" id="g3"/></connections></tableViewCell>
        </cells></tableViewSection></sections>
        </tableView>
        """
    private static let volume = "<connections><outlet property=\"volume\" destination=\"r1\" id=\"o1\"/></connections>"

    @Test func `R110 a static table has the rows, titles and heights of the file, without a method of the controller`() async throws {
        let screen = try controller(Self.fixed)
        let (app, _) = try await shown(screen)
        let table = try #require(screen.tableView)
        #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [2, 1])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
        for text in ["Volume", "Tone", "Licences", "Of all apps."] { #expect(app.exists(.label(text)), "\(text)") }
        #expect(screen.tableView(table, titleForHeaderInSection: 1) == "About")
        #expect(screen.tableView(table, titleForFooterInSection: 0) == "Of all apps.")
    }

    @Test func `R110 rows of a static table are outlets, taps perform their segues, and the controller may hide rows`() async throws {
        let screen = try #require(try controller(Self.fixed + Self.volume, custom: "SettingsScreen") as? SettingsScreen)
        let (app, navigation) = try await shown(screen)
        #expect(
            screen.volume.textLabel?.text == "Volume" && screen.volume === screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        try await app.tap("Tone")
        try await app.settle()
        #expect(screen.selected == [IndexPath(row: 1, section: 0)] && navigation.viewControllers.count == 1)
        screen.hidesTone = true
        screen.tableView.reloadData()
        try await app.settle()
        #expect(!app.exists("Tone") && screen.tableView.numberOfRows(inSection: 0) == 1)
        try await app.tap("Licences")
        try await app.settle()
        #expect(navigation.viewControllers.count == 2)
    }
}

/// A data source and delegate that a scene creates: two rows.
final class ShelfHelper: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// Books and notes in turn, from prototypes.
final class ShelfScreen: UITableViewController {
    var count = 3
    var selected: [Int] = []
    var prepared: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isBook = indexPath.row.isMultiple(of: 2)
        let cell = tableView.dequeueReusableCell(withIdentifier: isBook ? "book" : "note", for: indexPath)
        if let book = cell as? BookCell {
            book.title.text = "Book \(indexPath.row)"
        } else {
            cell.textLabel?.text = "Note \(indexPath.row)"
        }
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
        prepared.append("\(segue.identifier ?? "-") \(row)")
    }
}

/// A prototype with an outlet.
final class BookCell: UITableViewCell {
    @Outlet var title: UILabel!
    private(set) var prepared = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }
}

/// Settings whose rows are static cells.
final class SettingsScreen: UITableViewController {
    @Outlet var volume: UITableViewCell!
    var hidesTone = false
    var selected: [IndexPath] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let count = super.tableView(tableView, numberOfRowsInSection: section)
        return hidesTone && section == 0 ? count - 1 : count
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}
