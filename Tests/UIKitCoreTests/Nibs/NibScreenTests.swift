import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Screens of real files: their accessibility, launch screens, container views.
@MainActor @Suite(.app) struct NibScreenTests {
    @Test func accessibilityIsThatOfTheFile() throws {
        let label: UILabel = try NibFixture.only(
            """
            <label text="x" id="l"><accessibility key="accessibilityConfiguration" identifier="name" label="Name" hint="Of the tree">
            <accessibilityTraits key="traits" header="YES" staticText="NO" updatesFrequently="YES"/><bool key="isElement" value="YES"/>
            </accessibility></label>
            """)
        #expect(label.accessibilityIdentifier == "name" && label.accessibilityLabel == "Name" && label.accessibilityHint == "Of the tree")
        #expect(label.accessibilityTraits == [.header, .updatesFrequently] && label.isAccessibilityElement)
    }

    @Test func aLaunchScreenIsAScreenLikeOthers() throws {
        let text = String(
            decoding: NibFixture.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><layoutGuides>
                <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
                <label text="Caret" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews><constraints>
                <constraint firstItem="l" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="20" id="1"/>
                <constraint firstItem="l" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="2"/></constraints></view>
                </viewController></objects></scene>
                """, initial: "c"), as: UTF8.self
        ).replacing("<document ", with: "<document launchScreen=\"YES\" ")
        var screen: UIViewController?
        let reports = try nibReports {
            screen = try UIStoryboard(data: Data(text.utf8)).controller()
            screen?.loadViewIfNeeded()
        }
        let view = try #require(screen?.view)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.minY == 20 && abs((view.subviews.first?.center.x ?? 0) - 160) <= 0.5 && reports.isEmpty)
    }

    @Test func aScreenIsInItsContainerViewAndIsItsChild() throws {
        let story = try UIStoryboard(data: Data(NibFixture.everyController.utf8))
        let screen = try story.controller(id: "show")
        screen.loadViewIfNeeded()
        let grid = try #require(screen.children.first as? UICollectionViewController)
        #expect(screen.view.subviews.first?.subviews.first === grid.view && grid.parent === screen)
    }

    @Test func aMapHasAFrameWithAndWithoutMaps() throws {
        let view: UIView = try NibFixture.only(
            "<mapView mapType=\"standard\" id=\"m\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></mapView>")
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
