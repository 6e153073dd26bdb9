import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The rows about nibs, each to the letter.
@MainActor @Suite(.app) struct NibRowTests {
    private func error<Value>(_ body: () throws(NibError) -> Value) -> NibError? {
        do throws(NibError) {
            _ = try body()
            return nil
        } catch { return error }
    }

    private static let root = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/></view>"
    private static let viewOutlet = "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"

    // MARK: - Row 6

    @Test func `R6 a controller made from a named xib keeps its name, and loads that view`() throws {
        let bundle = try NibFixture.bundle(["ViewController.xib": NibFixture.xib(Self.root, connections: Self.viewOutlet)])
        let controller = UIViewController(nibName: "ViewController", bundle: bundle)
        #expect(controller.nibName == "ViewController" && !controller.isViewLoaded)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `R6 a wrong name gives a typed error naming the file looked for`() throws {
        let bundle = try NibFixture.bundle(["ViewController.xib": NibFixture.xib(Self.root)])
        let controller = UIViewController(nibName: "ViewControler", bundle: bundle)
        let found = error { () throws(NibError) in try controller.loadViewFromNib() }
        #expect(found == .missing(names: ["ViewControler.xib", "ViewControler~iphone.xib"], folder: bundle.bundlePath))
        #expect(found?.description == "there is no file ViewControler.xib or ViewControler~iphone.xib in \(bundle.bundlePath)")
    }

    @Test func `R6 a typed nib of a wrong name throws the same`() throws {
        let bundle = try NibFixture.bundle([:].merging(["A.xib": NibFixture.xib(Self.root)]) { $1 })
        #expect(
            error { () throws(NibError) in try Nib<RingView>(bundle: bundle).instantiate() }?.description.contains("RingView.xib") == true)
    }

    // MARK: - Row 15

    private func gallery(_ objects: String) -> UINib { UINib(data: NibFixture.xib(objects), bundle: nil) }
    private static let cell =
        """
        <collectionViewCell reuseIdentifier="gallery" id="c"><rect key="frame" x="0" y="0" width="90" height="70"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="90" height="70"/><subviews><label text="Cell" id="l"/></subviews></view>
        </collectionViewCell>
        """

    @Test func `R15 a nib with no objects gives nil, and reports it`() throws {
        var made: UICollectionViewCell?
        let reports = try nibReports { made = try UICollectionViewCell(nib: gallery("")) }
        #expect(made == nil)
        #expect(
            reports == ["data.xib: exactly one top-level object, a UICollectionViewCell, is expected, but there are 0: none"])
    }

    @Test func `R15 a nib whose first object is no cell gives nil, and reports it`() throws {
        var made: UICollectionViewCell?
        let reports = try nibReports { made = try UICollectionViewCell(nib: gallery("<label id=\"l\"/>")) }
        #expect(made == nil)
        #expect(reports == ["data.xib: exactly one top-level object, a UICollectionViewCell, is expected, but there are 1: UILabel"])
    }

    @Test func `R15 a nib with two objects is a defined error`() {
        let nib = gallery(Self.cell + "<label id=\"other\"/>")
        #expect(
            error { () throws(NibError) in try UICollectionViewCell(nib: nib) }
                == .wrongObjects(file: "data.xib", expected: "UICollectionViewCell", found: ["UICollectionViewCell", "UILabel"]))
    }

    @Test func `R15 a good nib keeps frame and reuse id`() throws {
        let cell = try #require(try UICollectionViewCell(nib: gallery(Self.cell)))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 90, height: 70) && cell.reuseIdentifier == "gallery")
        let placed = try #require(
            try UICollectionViewCell(nib: gallery(Self.cell), frame: CGRect(x: 5, y: 6, width: 70, height: 80), reuseIdentifier: "own"))
        #expect(placed.frame == CGRect(x: 5, y: 6, width: 70, height: 80) && placed.reuseIdentifier == "own")
        #expect((placed.contentView.subviews.first as? UILabel)?.text == "Cell")
    }

    @Test func `R15 a cell registration takes a nib`() async throws {
        let source = GallerySource()
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: gallery(Self.cell)) { cell, _, item in
            (cell.contentView.subviews.first as? UILabel)?.text = "Item \(item)"
        }
        source.make = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item) }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.frame.size == CGSize(width: 60, height: 60) && cell.reuseIdentifier != nil)
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Item 1")
    }

    // MARK: - Rows 105 and 106

    private static func table(_ connections: String = "") -> String {
        """
        <tableView style="grouped" rowHeight="61" id="v"><rect key="frame" x="0" y="0" width="300" height="400"/>
        <connections>\(connections)</connections></tableView><customObject customClass="TableHelper" customModule="UIKitCoreTests" id="h"/>
        """
    }

    @Test func `R105 without a nib the table is unconfigured, of the right size and mask, and the controller is both`() {
        let controller = UITableViewController(style: .plain)
        #expect(controller.tableView.frame == UIScreen.main.bounds && controller.tableView.style == .plain)
        #expect(controller.tableView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    }

    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func `R105 with a nib it is the archived table, and the controller fills open outlets`(source: Bool, delegate: Bool) throws {
        let connections =
            (source ? "<outlet property=\"dataSource\" destination=\"h\" id=\"1\"/>" : "")
            + (delegate ? "<outlet property=\"delegate\" destination=\"h\" id=\"2\"/>" : "")
        let bundle = try NibFixture.bundle(["Library.xib": NibFixture.xib(Self.table(connections), connections: Self.viewOutlet)])
        let controller = UITableViewController(nibName: "Library", bundle: bundle)
        let table = try #require(controller.tableView)
        #expect(table.style == .grouped && table.rowHeight == 61 && table.frame.width == 300)
        #expect((table.dataSource is TableHelper) == source && (table.dataSource === controller) == !source)
        #expect((table.delegate is TableHelper) == delegate && (table.delegate === controller) == !delegate)
    }

    @Test func `R105 the nib of the class's name is found without being named`() throws {
        let bundle = try NibFixture.bundle(["Shelf.xib": NibFixture.xib(Self.table(), connections: Self.viewOutlet)])
        let controller = ShelfController(nibName: nil, bundle: bundle)
        #expect(controller.tableView.rowHeight == 61 && controller.tableView.dataSource === controller)
    }

    @Test func `R106 a nib whose view is no table reports the actual class`() throws {
        let bundle = try NibFixture.bundle(["LibraryViewController.xib": NibFixture.xib(Self.root, connections: Self.viewOutlet)])
        let controller = UITableViewController(nibName: "LibraryViewController", bundle: bundle)
        let found = try #require(error { () throws(NibError) in try controller.loadViewFromNib() })
        #expect(found == .notATable(owner: "UITableViewController", file: "LibraryViewController", found: "UIView"))
        #expect(
            found.description
                == "-[UITableViewController loadView] loaded the \"LibraryViewController\" nib but didn't get a UITableView. "
                + "The view of UITableViewController is a UIView: make it a table, or the controller a UIViewController.")
    }

    // MARK: - Row 107

    @Test func `R107 an owner of another class whose loadView takes the nib's last object works`() throws {
        let objects = Self.table(
            "<outlet property=\"dataSource\" destination=\"-1\" id=\"1\"/><outlet property=\"delegate\" destination=\"-1\" id=\"2\"/>")
        let controller = WorkaroundController(style: .plain)
        controller.nibData = UINib(
            data: NibFixture.xib(
                "<label id=\"first\"/>"
                    + objects.replacing("<customObject", with: "<!--").replacing(
                        "id=\"h\"/>", with: "-->")), bundle: nil)
        #expect(controller.tableView.rowHeight == 61)
        #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    }

    // MARK: - Row 109

    @Test func `R109 the five usual steps of a controller with a nib`() throws {
        // A class, a nib of its name, the class as owner, a view, and the view outlet linked to it.
        let nib = NibFixture.xib(
            "<view id=\"v\"><subviews><label text=\"Five\" id=\"l\"/></subviews></view>", owner: "FiveStepsController",
            connections: Self.viewOutlet + "<outlet property=\"caption\" destination=\"l\" id=\"p\"/>")
        let bundle = try NibFixture.bundle(["FiveStepsController.xib": nib])
        let controller = FiveStepsController(nibName: nil, bundle: bundle)
        controller.loadViewIfNeeded()
        #expect(controller.seen == "Five")
    }

    @Test func `R109 a missing view outlet is reported with UIKit's message`() throws {
        let bundle = try NibFixture.bundle(["Five.xib": NibFixture.xib(Self.root)])
        let controller = UIViewController(nibName: "Five", bundle: bundle)
        let found = try #require(error { () throws(NibError) in try controller.loadViewFromNib() })
        #expect(found == .viewNotSet(owner: "UIViewController", file: "Five"))
        #expect(found.description.contains("loaded the \"Five\" nib but the view outlet was not set"))
    }

    @Test func `R109 an outlet that the class does not have names both`() throws {
        let nib = UINib(
            data: NibFixture.xib(Self.root, connections: "<outlet property=\"captoin\" destination=\"v\" id=\"p\"/>"), bundle: nil)
        let found = error { () throws(NibError) in try nib.objects(withOwner: NibOwner()) }
        #expect(
            found?.description
                == "data.xib:5: outlet \"p\": NibOwner has no outlet \"captoin\". Declare it as `@Outlet var captoin`.")
        let wrong = UINib(
            data: NibFixture.xib(Self.root, connections: "<outlet property=\"label\" destination=\"v\" id=\"p\"/>"), bundle: nil)
        #expect(
            error { () throws(NibError) in try wrong.objects(withOwner: NibOwner()) }?.description
                == "data.xib:5: outlet \"p\": the outlet \"label\" of NibOwner is of type Optional<UILabel>, but the object is a UIView")
    }

    @Test func `R109 UIKit's own call traps with the same message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let data = NibFixture.xib("<view id=\"v\"/>", connections: "<outlet property=\"nothing\" destination=\"v\" id=\"p\"/>")
                _ = UINib(data: data, bundle: nil).instantiate(withOwner: NibOwner())
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("NibOwner has no outlet \"nothing\""))
    }
}

/// A data source and delegate that a nib creates.
final class TableHelper: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A controller with a nib of its name without "Controller".
final class ShelfController: UITableViewController {}

/// A controller that loads its table from a nib by hand.
final class WorkaroundController: UITableViewController {
    var nibData: UINib?
    override func loadView() {
        view = nibData?.instantiate(withOwner: self).last as? UIView
    }
}

/// A controller with a nib of its name.
final class FiveStepsController: UIViewController {
    @Outlet var caption: UILabel!
    var seen: String?
    override func viewDidLoad() {
        super.viewDidLoad()
        seen = caption.text
    }
}

/// Two items.
final class GallerySource: NSObject, UICollectionViewDataSource {
    var make: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in UICollectionViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        make(collectionView, indexPath)
    }
}
