import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Screens of storyboards, and the segues between them.
@MainActor @Suite(.app) struct StoryboardTests {
    private static func scene(_ id: String, _ controller: String) -> String {
        "<scene sceneID=\"s\(id)\"><objects>\(controller)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"r\(id)\"/></objects></scene>"
    }

    private static let list = scene(
        "1",
        """
        <viewController storyboardIdentifier="List" title="All" id="list" customClass="ListScreen" customModule="UIKitCoreTests" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="lv"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>
                    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go"><state key="normal" title="Detail"/>
                        <connections><segue destination="detail" kind="show" identifier="showDetail" id="sg1"/></connections></button>
                    <containerView id="box"><rect key="frame" x="0" y="300" width="100" height="100"/>
                        <connections><segue destination="inner" kind="embed" id="sg2"/></connections></containerView>
                </subviews>
                <constraints>
                    <constraint firstItem="go" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="10" id="k1"/>
                    <constraint firstItem="go" firstAttribute="centerX" secondItem="lv" secondAttribute="centerX" id="k2"/>
                </constraints>
            </view>
            <navigationItem key="navigationItem" title="List" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="plus">
                <connections><segue destination="detail" kind="presentation" identifier="present" id="sg3"/></connections></barButtonItem></navigationItem>
        </viewController>
        """)
    private static let navigation = scene(
        "0",
        """
        <navigationController id="nav" sceneMemberID="viewController"><connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="sg0"/></connections></navigationController>
        """)
    private static let detail = """
        <scene sceneID="s2"><objects><viewController id="detail" sceneMemberID="viewController">
            <view key="view" id="dv"><subviews><button id="back"><state key="normal" title="Unwind"/>
                <connections><segue destination="exit" kind="unwind" unwindAction="unwindToList:" id="sg4"/></connections></button></subviews></view>
        </viewController><exit id="exit" sceneMemberID="exit"/></objects></scene>
        """
    private static let inner = scene(
        "3", "<viewController id=\"inner\" sceneMemberID=\"viewController\"><view key=\"view\" tag=\"5\" id=\"iv\"/></viewController>")

    private func story() throws -> UIStoryboard {
        try UIStoryboard(data: NibFixture.storyboard(Self.navigation + Self.list + Self.detail + Self.inner, initial: "nav"))
    }

    @Test func theInitialControllerIsCreatedWithItsRelations() throws {
        let navigation = try #require(try story().instantiateInitialViewController() as? UINavigationController)
        let list = try #require(navigation.topViewController as? ListScreen)
        #expect(list.title == "All" && list.navigationItem.title == "List" && list.navigationItem.rightBarButtonItem != nil)
        #expect(!list.isViewLoaded && list.storyboard != nil)
        list.loadViewIfNeeded()
        #expect(list.view.subviews.count == 2 && list.children.first?.view.tag == 5)
        #expect(
            list.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && list.prepared == ["- UIViewController false"])
    }

    @Test func controllersAreCreatedByIdentifierAndByAClosure() throws {
        let story = try story()
        #expect(story.instantiateViewController(withIdentifier: "List") is ListScreen && story.identifiers == ["List"])
        let own: ListScreen = story.instantiateViewController(identifier: "List") { coder in
            let screen = ListScreen(coder: coder)
            screen?.allows = false
            return screen
        }
        #expect(!own.allows && own.title == "All")
        #expect(throws: NibError.noScene(file: "data.storyboard", identifier: "Lst", known: ["List"])) { try story.controller("Lst") }
    }

    @Test func aButtonPushesTheNextScreenAndBackPops() async throws {
        let story = try story()
        let app = try await TestApp.launch(showing: { story.instantiateInitialViewController() ?? UIViewController() })
        try await app.settle()
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? ListScreen)
        let go = try #require(list.view.subviews.first as? UIButton)
        #expect(abs(go.frame.minY - list.view.safeAreaInsets.top - 10) < 0.001)
        list.allows = false
        go.sendActions(for: .touchUpInside)
        #expect(navigation.viewControllers.count == 1)
        list.allows = true
        go.sendActions(for: .touchUpInside)
        try await app.settle()
        #expect(navigation.viewControllers.count == 2 && list.prepared.last == "showDetail UIViewController false")
        let detail = try #require(navigation.topViewController)
        (detail.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        try await app.settle()
        #expect(list.unwound == [detail] && navigation.topViewController === list)
    }

    @Test func aSegueIsPerformedByItsIdentifierAndAPresentationIsUnwound() async throws {
        let story = try story()
        let app = try await TestApp.launch(showing: { story.instantiateInitialViewController() ?? UIViewController() })
        try await app.settle()
        let list = try #require((app.mainWindow.rootViewController as? UINavigationController)?.topViewController as? ListScreen)
        // A program that performs a segue itself is not asked by `shouldPerformSegue`.
        list.allows = false
        list.performSegue(withIdentifier: "present", sender: nil)
        try await app.settle()
        list.allows = true
        let detail = try #require(list.presentedViewController)
        (detail.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        try await app.settle()
        #expect(list.presentedViewController == nil && list.unwound == [detail])
        list.navigationItem.rightBarButtonItem?.fire()
        try await app.settle()
        #expect(list.presentedViewController != nil)
    }

    @Test func customSeguesAreOfTheirClass() throws {
        let scene = Self.scene(
            "1",
            """
            <viewController storyboardIdentifier="A" id="a" sceneMemberID="viewController"><view key="view" id="v"/><connections>
            <segue destination="a" kind="custom" identifier="c" customClass="CountingSegue" customModule="UIKitCoreTests" id="g"/></connections></viewController>
            """)
        let controller = try UIStoryboard(data: NibFixture.storyboard(scene)).controller("A")
        CountingSegue.count = 0
        controller.performSegue(withIdentifier: "c", sender: nil)
        #expect(CountingSegue.count == 1)
    }

    @Test func prototypesAreCreatedForEachRowAndStaticRowsExist() async throws {
        let cells = """
            <tableViewController storyboardIdentifier="P" id="p" customClass="PrototypeScreen" customModule="UIKitCoreTests" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" id="t"><prototypes>
              <tableViewCell reuseIdentifier="row" selectionStyle="default" style="IBUITableViewCellStyleSubtitle" textLabel="x" detailTextLabel="y" id="cell">
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="cv"><subviews>
                  <label text="Title" id="x"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label><label text="Detail" id="y"/>
                </subviews></tableViewCellContentView>
                <connections><segue destination="d" kind="show" identifier="go" id="g"/></connections>
              </tableViewCell></prototypes>
              <connections><outlet property="dataSource" destination="p" id="1"/><outlet property="delegate" destination="p" id="2"/></connections>
            </tableView></tableViewController>
            """
        let fixed = """
            <tableViewController storyboardIdentifier="S" id="s" sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="st">
            <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="sec"><cells>
                <tableViewCell rowHeight="70" textLabel="sx" style="IBUITableViewCellStyleDefault" accessoryType="checkmark" id="s1">
                  <tableViewCellContentView key="contentView" tableViewCell="s1" id="sc1"><subviews><label text="Static" id="sx"/></subviews></tableViewCellContentView></tableViewCell>
                <tableViewCell rowHeight="30" id="s2"><tableViewCellContentView key="contentView" tableViewCell="s2" id="sc2"/></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController>
            """
        let detail = Self.scene(
            "9", "<viewController id=\"d\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"ddv\"/></viewController>")
        let story = try UIStoryboard(data: NibFixture.storyboard(Self.scene("1", cells) + Self.scene("2", fixed) + detail))
        let screen = try #require(try story.controller("P") as? PrototypeScreen)
        let navigation = UINavigationController(rootViewController: screen)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.textLabel?.text == "Row 2" && cell.textLabel?.font.pointSize == 20 && cell.detailTextLabel?.text == "Detail")
        #expect(cell.contentView.subviews.count == 2 && screen.tableView.reuseCounters.made == 3)
        cell.segues.selection?()
        try await app.settle()
        #expect(navigation.viewControllers.count == 2 && screen.prepared == ["go"])
        let table = try #require(try story.controller("S") as? UITableViewController)
        app.mainWindow.rootViewController = table
        try await app.settle()
        #expect(table.tableView.numberOfSections == 1 && table.tableView.numberOfRows(inSection: 0) == 2)
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Static")
        #expect(table.tableView(table.tableView, titleForHeaderInSection: 0) == "Head")
    }

    @Test func containersThatContainEachOtherAreACycle() throws {
        func navigation(_ id: String, _ root: String) -> String {
            Self.scene(
                id,
                "<navigationController id=\"\(id)\" sceneMemberID=\"viewController\"><connections><segue destination=\"\(root)\" "
                    + "kind=\"relationship\" relationship=\"rootViewController\" id=\"s\(id)\"/></connections></navigationController>")
        }
        let story = try UIStoryboard(data: NibFixture.storyboard(navigation("a", "b") + navigation("b", "a"), initial: "a"))
        #expect(throws: NibError.self) { try story.controller() }
    }
}

/// Counts its performances.
final class CountingSegue: UIStoryboardSegue {
    static var count = 0
    override func perform() { Self.count += 1 }
}

/// A table of prototypes.
final class PrototypeScreen: UITableViewController {
    var prepared: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier ?? "") }
}
