import Testing
import UIKit

@testable import UIKitCore

final class MarkedNavigationBar: UINavigationBar {
    private(set) var isFromNib = false
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isFromNib = true
    }
}
final class MarkedToolbar: UIToolbar {}
final class MarkedTabBar: UITabBar {
    private(set) var wakings = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
    }
}

/// Bars of containers with custom classes.
@MainActor @Suite(.app) struct NibBarTests {
    private func story(_ controller: String, _ bars: String) -> Data {
        NibFixture.storyboard(
            """
            <scene sceneID="s"><objects><\(controller) storyboardIdentifier="it" id="c" sceneMemberID="viewController">
            \(bars)
            </\(controller)></objects></scene>
            """)
    }

    private static let custom = "customModule=\"UIKitCoreTests\" customClass"

    @Test func barsHaveTheClassThatTheFileNames() throws {
        let bars = """
            <navigationBar key="navigationBar" \(Self.custom)="MarkedNavigationBar" largeTitles="YES" id="n"/>
            <toolbar key="toolbar" \(Self.custom)="MarkedToolbar" barStyle="black" id="t"/>
            """
        var made: UIViewController?
        let reports = try nibReports { made = try UIStoryboard(data: story("navigationController", bars)).controller("it") }
        let navigation = try #require(made as? UINavigationController)
        #expect((navigation.navigationBar as? MarkedNavigationBar)?.isFromNib == true && navigation.navigationBar.prefersLargeTitles)
        #expect(navigation.toolbar is MarkedToolbar && navigation.toolbar.barStyle == .black && reports.isEmpty)
        navigation.setViewControllers([UIViewController()], animated: false)
        navigation.loadViewIfNeeded()
        #expect(navigation.navigationBar.isDescendant(of: navigation.view))
        let tabs = try #require(
            UIStoryboard(data: story("tabBarController", "<tabBar key=\"tabBar\" \(Self.custom)=\"MarkedTabBar\" id=\"b\"/>"))
                .controller("it") as? UITabBarController)
        #expect((tabs.tabBar as? MarkedTabBar)?.wakings == 1)
    }

    @Test func aClassThatIsMissingOrNoBarIsAnError() throws {
        let label = story("tabBarController", "<tabBar key=\"tabBar\" \(Self.custom)=\"RingView\" id=\"b\"/>")
        let none = story("navigationController", "<navigationBar key=\"navigationBar\" customClass=\"Nobodys\" id=\"n\"/>")
        var bars: [UIView?] = []
        let reports = try nibReports {
            bars.append((try UIStoryboard(data: label).controller("it") as? UITabBarController)?.tabBar)
            bars.append((try UIStoryboard(data: none).controller("it") as? UINavigationController)?.navigationBar)
        }
        #expect(
            reports == [
                "data.storyboard:5: tabBar \"b\": RingView is no UITabBar",
                "data.storyboard:5: navigationBar \"n\": there is no class Nobodys, where a UINavigationBar is expected",
            ])
        #expect(bars.map { $0.map { "\(type(of: $0))" } } == ["UITabBar", "UINavigationBar"])
    }

    @Test func aPartThatItsOwnerCreatesReportsThatItKeepsItsClass() throws {
        let cell = """
            <tableViewCell id="c"><tableViewCellContentView key="contentView" customModule="UIKitCoreTests" customClass="RingView" id="v"/>
            </tableViewCell>
            """
        let reports = nibReports { _ = UINib(data: NibFixture.xib(cell), bundle: nil).instantiate(withOwner: nil) }
        #expect(reports.count == 1 && reports.first?.contains("skipped the class RingView") == true)
    }
}
