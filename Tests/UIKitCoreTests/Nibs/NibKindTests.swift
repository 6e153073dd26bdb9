import Testing
import UIKit

@testable import UIKitCore

/// Kinds of elements beyond views and controls, and the coverage of all kinds.
@MainActor @Suite(.app) struct NibKindTests {
    private func made(_ objects: String) throws -> (objects: [Any], reports: [String]) {
        var result: [Any] = []
        let reports = try nibReports { result = try UINib(data: NibFixture.xib(objects), bundle: nil).objects(withOwner: nil) }
        return (result, reports)
    }

    @Test func noElementOfTheFixturesIsSkipped() throws {
        let reports = try nibReports {
            let source = try NibSource(data: Data(NibFixture.everyKind.utf8), file: "a.xib", bundle: nil)
            let session = NibSession(source, owner: nil, mode: .tolerant)
            for element in source.document.objects { _ = session.make(element) }
            try session.finish()
            session.instantiateTemplates()
        }
        #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
    }

    @Test func onlyAReferenceToAMissingObjectIsReportedOfAllControllers() throws {
        let reports = try nibReports {
            let story = try UIStoryboard(
                source: NibSource(data: Data(NibFixture.everyController.utf8), file: "a.storyboard", bundle: nil), mode: .tolerant)
            for scene in story.source.document.scenes { try story.controller(id: scene.controller.id ?? "").loadViewFromNib() }
        }
        #expect(reports.count == 1 && reports.first?.contains("Nowhere.storyboard") == true, "\(reports.joined(separator: "\n"))")
    }

    @Test func pageControllersHaveTheirAxisAndSpacing() throws {
        let story = try UIStoryboard(data: Data(NibFixture.everyController.utf8))
        let pages = try #require(try story.controller(id: "pages") as? UIPageViewController)
        #expect(pages.navigationOrientation == .vertical && pages.pages.spacing == 12 && pages.tabBarItem.title == "Pages")
    }

    @Test func pageControllersHaveTheSpineLocationOfTheNib() throws {
        func pages(_ attributes: String) throws -> UIPageViewController {
            let story = try UIStoryboard(
                data: Data(
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="p"><scenes>
                    <scene sceneID="s"><objects><pageViewController \(attributes) id="p" sceneMemberID="viewController"/></objects></scene>
                    </scenes></document>
                    """.utf8))
            return try #require(story.instantiateInitialViewController() as? UIPageViewController)
        }
        let curled = try pages(#"navigationOrientation="horizontal" spineLocation="max" doubleSided="YES""#)
        #expect(curled.transitionStyle == .pageCurl && curled.spineLocation == .max && curled.isDoubleSided)
        let open = try pages(#"transitionStyle="pageCurl" navigationOrientation="vertical" spineLocation="mid" doubleSided="NO""#)
        #expect(open.spineLocation == .mid && open.isDoubleSided && open.navigationOrientation == .vertical)
        #expect(try pages(#"transitionStyle="scroll" spineLocation="none""#).spineLocation == .none)
    }

    @Test func aPickerHasTheDelegatesOfItsOutlets() throws {
        let result = try made(
            """
            <pickerView id="p"><connections><outlet property="dataSource" destination="h" id="1"/><outlet property="delegate" destination="h" id="2"/>
            </connections></pickerView><customObject id="h" customClass="WheelHelper" customModule="UIKitCoreTests"/>
            """)
        let picker = try #require(result.objects.first as? UIPickerView)
        #expect(picker.dataSource is WheelHelper && picker.delegate is WheelHelper && picker.numberOfComponents == 2)
        #expect(result.reports.isEmpty)
    }

    @Test func barsAdoptTheirAppearancesAndTitles() throws {
        let result = try made(
            """
            <navigationBar id="n"><textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></textAttributes>
            <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" systemColor="systemGreenColor"/>
            <blurEffect key="backgroundEffect" style="dark"/><color key="shadowColor" white="0" alpha="0"/></navigationBarAppearance></navigationBar>
            <toolbar id="t"><toolbarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemBlueColor"/></toolbarAppearance>
            </toolbar>
            """)
        let bar = try #require(result.objects.first as? UINavigationBar), toolbar = try #require(result.objects.last as? UIToolbar)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemGreen && bar.compactAppearance == nil)
        #expect(toolbar.standardAppearance.backgroundColor == .systemBlue && result.reports.isEmpty)
    }

    @Test func buttonsHaveMenusAndTheFontsOfTheirConfigurations() throws {
        let result = try made(
            """
            <button showsMenuAsPrimaryAction="YES" id="b"><state key="highlighted" title="Down"/>
            <buttonConfiguration key="configuration" style="plain" title="Big"><fontDescription key="titleFontDescription" type="system" pointSize="31"/>
            </buttonConfiguration><menu key="menu" title="Menu" id="m"><children><command title="One" id="1"/><menu title="More" id="2"><children>
            <command title="Two" id="3"/></children></menu></children></menu></button>
            """)
        let button = try #require(result.objects.first as? UIButton)
        #expect(button.titleLabel?.font.pointSize == 31 && button.showsMenuAsPrimaryAction && !button.isHighlighted)
        #expect(button.menu?.children.map(\.title) == ["One", "More"])
        #expect((button.menu?.children.last as? UIMenu)?.children.map(\.title) == ["Two"] && result.reports.isEmpty)
    }

    @Test func cellsAdoptTheirContentConfiguration() throws {
        let result = try made(
            """
            <tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="Words" secondaryText="More" image="star"
            catalog="system"/></tableViewCell>
            """)
        let cell = try #require(result.objects.first as? UITableViewCell)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Words" && content.secondaryText == "More" && content.image != nil && result.reports.isEmpty)
    }

    @Test func marginsThatFollowReadableWidthAreThoseOfReadableText() throws {
        let result = try made(
            """
            <view layoutMarginsFollowReadableWidth="YES" id="v"><rect key="frame" x="0" y="0" width="1200" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="a" firstAttribute="trailing" secondItem="v" secondAttribute="trailingMargin" id="2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="3"/>
            <constraint firstAttribute="height" firstItem="a" constant="10" id="4"/></constraints></view>
            """)
        let view = try #require(result.objects.first as? UIView)
        view.layoutIfNeeded()
        let inner = try #require(view.subviews.first)
        #expect(inner.frame.minX == view.readableContentGuide.layoutFrame.minX && inner.frame.width < 1000)
        #expect(inner.frame.minY == view.layoutMargins.top && result.reports.isEmpty)
    }

    @Test func outletsOfBarsAndContainersConnectTheirDelegates() throws {
        let result = try made(
            """
            <tabBar id="t"><connections><outlet property="delegate" destination="h" id="1"/></connections></tabBar>
            <customObject id="h" customClass="WheelHelper" customModule="UIKitCoreTests"/>
            """)
        #expect((result.objects.first as? UITabBar)?.delegate is WheelHelper)
    }

    @Test(arguments: ["wkWebView", "webView", "sceneKitView"])
    func aViewWithoutAClassHereKeepsItsFrameWithOneReport(_ kind: String) throws {
        let result = try made(
            """
            <view id="v"><subviews><\(kind) contentMode="scaleToFill" id="w"><rect key="frame" x="1" y="2" width="30" height="40"/>
            <wkWebViewConfiguration key="configuration" applicationNameForUserAgent="x"><audiovisualMediaTypes key="mediaTypes" none="YES"/>
            <wkPreferences key="preferences" minimumFontSize="3"/></wkWebViewConfiguration></\(kind)></subviews></view>
            """)
        let view = try #require((result.objects.first as? UIView)?.subviews.first)
        #expect(type(of: view) == UIView.self && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(result.reports.count == 1 && result.reports[0].hasSuffix("there is no such class here; a plain view takes its place"))
    }

    @Test func aPreviewShowsHeadersWithoutTheCodeThatCreatesThem() throws {
        let source = try NibSource(
            data: NibFixture.xib(
                """
                <collectionView id="c"><rect key="frame" x="0" y="0" width="200" height="300"/><collectionViewFlowLayout key="collectionViewLayout"
                id="f"><size key="headerReferenceSize" width="200" height="40"/><size key="footerReferenceSize" width="200" height="20"/>
                </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="c" id="cc"/></cells><collectionReusableView
                key="sectionHeaderView" tag="5" reuseIdentifier="h" id="hh"/></collectionView>
                """), file: "a.xib", bundle: nil)
        let session = NibSession(source, owner: nil, mode: .tolerant)
        let view = try #require(source.document.objects.compactMap { session.make($0) as? UICollectionView }.first)
        try session.finish()
        let kept = session.showPreviews()
        view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        #expect(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.tag == 5 && kept.count == 1)
        #expect(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path)?.tag == 0)
        #expect(view.cellForItem(at: path) != nil)
    }

    @Test func anUnusedPartOfAValueIsReportedOnce() throws {
        let nib = UINib(
            data: NibFixture.xib("<label id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\" depth=\"9\"/></label>"),
            bundle: nil)
        let reports = nibReports { for _ in 0..<3 { _ = nib.instantiate(withOwner: nil) } }
        #expect(reports == ["data.xib:7: rect: skipped depth: a rect has no such part here"])
    }

    @Test func fieldsFitTheirTextUnlessTheFileSpecifiesOtherwise() throws {
        let result = try made(
            """
            <textField minimumFontSize="12" id="a"/><textField minimumFontSize="12" adjustsFontSizeToFit="NO" id="b"/><textField id="c"/>
            <textField adjustsFontSizeToFit="YES" id="d"/>
            """)
        let fields = result.objects.compactMap { $0 as? UITextField }
        #expect(fields.map(\.adjustsFontSizeToFitWidth) == [true, false, false, true] && fields.map(\.minimumFontSize) == [12, 12, 0, 0])
        #expect(result.reports.isEmpty)
    }

    @Test func searchBarsHaveABookmarkButtonAndAStyle() throws {
        let result = try made("<searchBar barStyle=\"black\" showsBookmarkButton=\"YES\" id=\"a\"/><searchBar id=\"b\"/>")
        let bars = result.objects.compactMap { $0 as? UISearchBar }
        #expect(bars.map(\.barStyle) == [.black, .default] && bars.map(\.showsBookmarkButton) == [true, false] && result.reports.isEmpty)
    }

    @Test func textViewsDetectTheDataTypesOfTheFile() throws {
        let result = try made(
            """
            <textView editable="NO" id="t"><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>
            <textView id="v"><dataDetectorType key="dataDetectorTypes" address="YES" calendarEvent="YES"/></textView>
            <textView id="u"><dataDetectorType key="dataDetectorTypes" flightNumber="YES"/></textView>
            """)
        #expect((result.objects.first as? UITextView)?.dataDetectorTypes == [.phoneNumber, .link])
        #expect((result.objects.dropFirst().first as? UITextView)?.dataDetectorTypes == [.address, .calendarEvent])
        #expect((result.objects.last as? UITextView)?.dataDetectorTypes == [])
        #expect(result.reports.count == 1 && result.reports[0].contains("flightNumber"))
    }

    @Test(arguments: [
        ("contactAdd", UIButton.ButtonType.contactAdd), ("infoLight", .infoLight), ("infoDark", .infoDark),
        ("detailDisclosure", .detailDisclosure), ("close", .close), ("roundedRect", .system), ("system", .system), ("custom", .custom),
    ])
    func buttonsAreOfTheirTypeAndShowItsSymbol(_ name: String, _ type: UIButton.ButtonType) throws {
        let result = try made("<button buttonType=\"\(name)\" id=\"b\"/>")
        let button = try #require(result.objects.first as? UIButton)
        #expect(button.buttonType == type && (button.image(for: .normal) != nil) == (type.spokenName != nil) && result.reports.isEmpty)
    }

    // MARK: - Reading once

    @Test func aNibIsParsedOnceAndInstantiatedOften() throws {
        let bundle = try NibFixture.bundle(["Card.xib": NibFixture.xib("<view id=\"v\"><subviews><label id=\"l\"/></subviews></view>")])
        let before = NibSource.readCount
        for _ in 0..<20 {
            #expect(bundle.loadNibNamed("Card", owner: nil)?.count == 1)
            #expect(try UINib(nibName: "Card", bundle: bundle).objects(withOwner: nil).count == 1)
        }
        #expect(NibSource.readCount == before + 1)
        let data = UINib(data: NibFixture.xib("<view id=\"v\"/>"), bundle: nil)
        for _ in 0..<5 { _ = data.instantiate(withOwner: nil) }
        #expect(NibSource.readCount == before + 2)
    }

    @Test func aStoryboardIsParsedOnceForAllItsScreensAndRows() throws {
        let bundle = try NibFixture.bundle(["Main.storyboard": Data(NibFixture.everyController.utf8)])
        let before = NibSource.readCount
        for _ in 0..<5 {
            let story = UIStoryboard(name: "Main", bundle: bundle)
            let list = try #require(try story.controller(id: "list") as? UITableViewController)
            for _ in 0..<10 { #expect(list.tableView.dequeueReusableCell(withIdentifier: "c") != nil) }
        }
        #expect(NibSource.readCount == before + 1)
    }
}

/// Two wheels without rows.
final class WheelHelper: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UITabBarDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}
