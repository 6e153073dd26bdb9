import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Containers of storyboards, their bars, and the items of their screens.
@MainActor @Suite(.app) struct NibContainerTests {
    private static func scene(_ controller: String, _ id: String, attributes: String = "", _ content: String) -> String {
        "<scene sceneID=\"s\(id)\"><objects><\(controller) id=\"\(id)\" storyboardIdentifier=\"\(id)\" \(attributes) "
            + "sceneMemberID=\"viewController\">\(content)</\(controller)></objects></scene>"
    }

    private static func relations(_ pairs: KeyValuePairs<String, String>) -> String {
        "<connections>"
            + pairs.map {
                "<segue destination=\"\($0.value)\" kind=\"relationship\" relationship=\"\($0.key)\" id=\"r\($0.value)\"/>"
            }.joined() + "</connections>"
    }

    private static func screen(_ id: String, _ content: String = "") -> String {
        scene("viewController", id, "<view key=\"view\" id=\"\(id)v\"/>" + content)
    }

    @Test func aTabBarControllerHasItsScreensAndTheirItems() throws {
        let bar = """
            <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" barStyle="black" id="bar">
            <autoresizingMask key="autoresizingMask"/></tabBar>
            """
        let scenes =
            Self.scene("tabBarController", "tabs", bar + Self.relations(["viewControllers": "a", "viewControllers": "b"]))
            + Self.screen("a", "<tabBarItem key=\"tabBarItem\" title=\"First\" badgeValue=\"3\" id=\"ai\"/>")
            + Self.screen("b", "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"bi\"/>")
        var made: UITabBarController?
        let reports = try nibReports {
            made = try UIStoryboard(data: NibFixture.storyboard(scenes, initial: "tabs")).controller() as? UITabBarController
        }
        let tabs = try #require(made)
        #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["First", "Search"] && reports.isEmpty)
        #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
        #expect(!tabs.tabBar.isTranslucent && tabs.tabBar.barStyle == .black)
        // The other screen's view is loaded when its tab is selected.
        try tabs.loadViewFromNib()
        #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
    }

    @Test func aSplitViewControllerHasTheColumnsOfItsRelations() throws {
        func split(_ attributes: String, _ pairs: KeyValuePairs<String, String>) throws -> UISplitViewController {
            let scenes =
                Self.scene("splitViewController", "split", attributes: attributes, Self.relations(pairs))
                + ["a", "b", "c"].map { Self.screen($0) }.joined()
            return try #require(UIStoryboard(data: NibFixture.storyboard(scenes)).controller("split") as? UISplitViewController)
        }
        let old = try split("", ["detailViewController": "b", "masterViewController": "a"])
        #expect(old.style == .unspecified && old.viewControllers.count == 2 && old.preferredDisplayMode == .automatic)
        let two = try split(
            "allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"oneOverSecondary\" behavior=\"overlay\"",
            ["masterViewController": "a", "detailViewController": "b"])
        #expect(two.style == .doubleColumn && two.viewController(for: .primary) != nil && two.viewController(for: .secondary) != nil)
        #expect(two.preferredDisplayMode == .oneOverSecondary && two.preferredSplitBehavior == .overlay)
        let three = try split(
            "", ["masterViewController": "a", "supplementaryViewController": "c", "detailViewController": "b"])
        #expect(three.style == .tripleColumn && three.viewController(for: .supplementary) != nil)
    }

    @Test func barsMatchTheirFiles() throws {
        let scenes =
            Self.scene(
                "navigationController", "nav", attributes: "toolbarHidden=\"NO\" hidesBarsOnTap=\"YES\"",
                "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" translucent=\"NO\" id=\"nb\"/>"
                    + "<toolbar key=\"toolbar\" translucent=\"NO\" id=\"tb\"/>" + Self.relations(["rootViewController": "a"]))
            + Self.screen(
                "a",
                "<navigationItem key=\"navigationItem\" title=\"A\" largeTitleDisplayMode=\"never\" id=\"ni\"/>"
                    + "<toolbarItems><barButtonItem systemItem=\"add\" id=\"add\"/><barButtonItem title=\"More\" id=\"more\"/></toolbarItems>"
            )
        var made: UINavigationController?
        let reports = try nibReports {
            made = try UIStoryboard(data: NibFixture.storyboard(scenes)).controller("nav") as? UINavigationController
        }
        let navigation = try #require(made)
        #expect(navigation.navigationBar.prefersLargeTitles && !navigation.navigationBar.isTranslucent && reports.isEmpty)
        #expect(!navigation.isToolbarHidden && navigation.hidesBarsOnTap && !navigation.toolbar.isTranslucent)
        let root = try #require(navigation.topViewController)
        #expect(root.navigationItem.largeTitleDisplayMode == .never && root.toolbarItems?.count == 2)
        #expect(root.toolbarItems?.last?.title == "More" && root.toolbarItems?.first?.image != nil)
    }

    @Test func standaloneBarsHaveTheirItems() throws {
        let objects = try UINib(
            data: NibFixture.xib(
                """
                <toolbar id="t"><items><barButtonItem systemItem="flexibleSpace" id="1"/><barButtonItem title="Go" id="2"/></items></toolbar>
                <tabBar id="b"><items><tabBarItem title="One" id="3"/></items></tabBar>
                <navigationBar id="n"><items><navigationItem title="Top" id="4"/></items></navigationBar>
                """), bundle: nil
        ).objects(withOwner: nil)
        #expect((objects[0] as? UIToolbar)?.items?.last?.title == "Go" && (objects[1] as? UITabBar)?.items?.first?.title == "One")
        #expect((objects[2] as? UINavigationBar)?.topItem?.title == "Top")
    }

    @Test func aPopoverPointsAtTheAnchorOfTheFile() async throws {
        let scenes =
            Self.scene(
                "viewController", "a",
                """
                <view key="view" id="av"><subviews><label tag="9" id="l"/><button buttonType="system" id="go">
                <rect key="frame" x="40" y="90" width="80" height="44"/><state key="normal" title="More"/><connections>
                <segue destination="b" kind="popoverPresentation" popoverAnchorView="l" id="s"/></connections></button></subviews></view>
                """) + Self.screen("b")
        let screen = try UIStoryboard(data: NibFixture.storyboard(scenes)).controller("a")
        let app = try await TestApp.launch(showing: { screen })
        try await app.tap("More")
        try await app.settle()
        #expect(screen.presentedViewController?.popoverPresentationController?.sourceView?.tag == 9)
    }

    @Test func aPopoverPointsAtTheTappedView() async throws {
        let scenes =
            Self.scene(
                "viewController", "a",
                """
                <view key="view" id="av"><subviews><button buttonType="system" id="go"><rect key="frame" x="40" y="90" width="80" height="44"/>
                <state key="normal" title="More"/><connections><segue destination="b" kind="popoverPresentation" id="s">
                <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue></connections></button></subviews></view>
                """) + Self.screen("b")
        let screen = try UIStoryboard(data: NibFixture.storyboard(scenes)).controller("a")
        let app = try await TestApp.launch(showing: { screen })
        try await app.tap("More")
        try await app.settle()
        let shown = try #require(screen.presentedViewController)
        #expect(shown.modalPresentationStyle == .popover)
        #expect(shown.popoverPresentationController?.permittedArrowDirections == [.up, .down])
        #expect((shown.popoverPresentationController?.sourceView as? UIButton)?.title(for: .normal) == "More")
    }
}
