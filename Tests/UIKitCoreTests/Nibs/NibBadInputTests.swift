import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Files that are wrong in themselves, or do not fit the program: each is a typed error that names the place.
@MainActor @Suite(.app) struct NibBadInputTests {
    private func error(_ objects: String, owner: AnyObject? = nil, connections: String = "") -> NibError? {
        do throws(NibError) {
            _ = try UINib(data: NibFixture.xib(objects, connections: connections), bundle: nil).objects(withOwner: owner)
            return nil
        } catch { return error }
    }

    private func error(showing scenes: String, initial: String = "", _ id: String? = "c") throws -> NibError? {
        let source = try NibSource(data: NibFixture.storyboard(scenes, initial: initial), file: "a.storyboard", bundle: nil)
        do throws(NibError) {
            let story = try UIStoryboard(source: source, mode: .strict)
            try story.controller(id).loadViewFromNib()
            return nil
        } catch { return error }
    }

    private static func scene(_ content: String, _ attributes: String = "", kind: String = "viewController") -> String {
        "<scene sceneID=\"s\"><objects><\(kind) storyboardIdentifier=\"c\" \(attributes) id=\"c\" sceneMemberID=\"viewController\">\(content)"
            + "</\(kind)></objects></scene>"
    }

    // MARK: - Dangling identifiers

    @Test(arguments: [
        ("outlet \"o\"", "<view id=\"v\"><connections><outlet property=\"mask\" destination=\"gone\" id=\"o\"/></connections></view>"),
        (
            "outletCollection \"o\"",
            "<view id=\"v\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"gone\" id=\"o\"/></connections></view>"
        ),
        ("action \"o\"", "<button id=\"v\"><connections><action selector=\"save:\" destination=\"gone\" id=\"o\"/></connections></button>"),
        (
            "constraint \"o\"",
            "<view id=\"v\"><constraints><constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"1\" id=\"o\"/></constraints></view>"
        ),
        (
            "constraint \"o\"",
            "<view id=\"v\"><constraints><constraint firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"width\" id=\"o\"/></constraints></view>"
        ),
    ])
    func aDanglingIdentifierIsNamedWithItsElement(_ element: String, _ objects: String) {
        #expect(error(objects) == .dangling(.init(file: "data.xib", element: element, line: 7), identifier: "gone"))
    }

    @Test func aDanglingSegueIsFoundWhenItsScreenIsCreated() throws {
        let button =
            "<view key=\"view\" id=\"v\"><subviews><button id=\"b\"><connections><segue destination=\"gone\" kind=\"show\" id=\"s\"/>"
            + "</connections></button></subviews></view>"
        let found = try error(showing: Self.scene(button))
        #expect(found == .dangling(.init(file: "a.storyboard", element: "segue \"s\"", line: 4), identifier: "gone"))
        let relation =
            "<connections><segue destination=\"gone\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections>"
        #expect(
            try error(showing: Self.scene(relation, kind: "navigationController"))
                == .dangling(.init(file: "a.storyboard"), identifier: "gone"))
    }

    @Test func aTapOnADanglingSegueIsReportedAndDoesNothing() throws {
        let button =
            "<view key=\"view\" id=\"v\"><subviews><button id=\"b\"><connections><segue destination=\"gone\" kind=\"show\" id=\"s\"/>"
            + "</connections></button></subviews></view>"
        let reports = try nibReports {
            let screen = try UIStoryboard(data: NibFixture.storyboard(Self.scene(button))).controller("c")
            screen.loadViewIfNeeded()
            (screen.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        }
        #expect(reports.count == 2 && reports.allSatisfy { $0.contains("nothing has the identifier \"gone\"") }, "\(reports)")
    }

    @Test func aMissingInitialControllerIsAnError() throws {
        #expect(
            try error(showing: Self.scene(""), initial: "gone", nil) == .dangling(.init(file: "a.storyboard"), identifier: "gone"))
        #expect(try error(showing: Self.scene(""), nil) == .dangling(.init(file: "a.storyboard"), identifier: ""))
    }

    // MARK: - Contents of a screen

    @Test func aMismatchInAContainedScreenIsThrownAndDoesNotTrap() throws {
        let bad = "<view key=\"view\" id=\"v\"><connections><outlet property=\"mask\" destination=\"gone\" id=\"o\"/></connections></view>"
        let navigation =
            "<scene sceneID=\"n\"><objects><navigationController storyboardIdentifier=\"n\" id=\"n\" sceneMemberID=\"viewController\"><connections>"
            + "<segue destination=\"c\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"
            + "</objects></scene>"
        #expect(
            try error(showing: navigation + Self.scene(bad), "n")
                == .dangling(.init(file: "a.storyboard", element: "outlet \"o\"", line: 4), identifier: "gone"))
    }

    @Test func aConstraintBetweenTwoTreesIsAnError() {
        let views = "<view id=\"a\"/><view id=\"b\"><constraints><constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\""
        #expect(
            error(views + " secondAttribute=\"width\" id=\"o\"/></constraints></view>")
                == .unrelated(.init(file: "data.xib", element: "constraint \"o\"", line: 7)))
    }

    @Test(arguments: [("left", "trailing"), ("leading", "right"), ("top", "left"), ("width", "top"), ("left", "nothing")])
    func attributesThatConflictAreSkippedWithAReport(_ first: String, _ second: String) throws {
        let nib = NibFixture.xib(
            """
            <view id="v"><subviews><view id="a"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="\(first)" secondItem="v" secondAttribute="\(second)" id="o"/></constraints></view>
            """)
        let reports = try nibReports { _ = try UINib(data: nib, bundle: nil).objects(withOwner: nil) }
        #expect(reports == ["data.xib:8: constraint \"o\": skipped a constraint: its attributes do not go together"])
    }

    // MARK: - Circles

    @Test func aScreenThatEmbedsItselfIsACycle() throws {
        let view =
            "<view key=\"view\" id=\"v\"><subviews><containerView id=\"b\"><connections><segue destination=\"c\" kind=\"embed\" id=\"s\"/>"
            + "</connections></containerView></subviews></view>"
        #expect(try error(showing: Self.scene(view)) == .cycle(.init(file: "a.storyboard", element: "segue \"s\"", line: 4)))
    }

    @Test(arguments: [
        "<tableView id=\"t\"><connections><outlet property=\"tableHeaderView\" destination=\"t\" id=\"o\"/></connections></tableView>",
        """
        <view id="v"><subviews><tableView id="t"><connections><outlet property="backgroundView" destination="v" id="o"/></connections></tableView>
        </subviews></view>
        """,
        "<view id=\"v\"><connections><outlet property=\"mask\" destination=\"v\" id=\"o\"/></connections></view>",
        "<view id=\"-7\"><subviews><view id=\"-7\"/></subviews></view>",
        "<tableView backgroundView=\"t\" id=\"t\"/>",
    ])
    func aViewInsideItselfIsACycle(_ objects: String) {
        guard case .cycle? = error(objects) else {
            Issue.record("\(String(describing: error(objects)))")
            return
        }
    }

    // MARK: - The program's part

    @Test func aMissingDeclarationIsNamedWithTheExpectedOne() {
        #expect(
            error("<view id=\"v\" customClass=\"Nobody\" customModule=\"Nowhere\"/>")
                == .unknownClass(.init(file: "data.xib", element: "view \"v\"", line: 7), name: "Nowhere.Nobody", expected: "UIView"))
        #expect(
            error("<label id=\"v\" customClass=\"RingView\" customModule=\"UIKitCoreTests\"/>")
                == .wrongClass(.init(file: "data.xib", element: "label \"v\"", line: 7), name: "RingView", expected: "UILabel"))
        #expect(
            error(
                "<button id=\"b\"><connections><action selector=\"fly:\" destination=\"-1\" id=\"a\"/></connections></button>",
                owner: NibOwner())
                == .noAction(.init(file: "data.xib", element: "action \"a\"", line: 7), target: "NibOwner", action: "fly:"))
        #expect(
            error("<view id=\"v\"/>", owner: NibOwner(), connections: "<outlet property=\"label\" destination=\"v\" id=\"o\"/>")
                == .wrongOutlet(
                    .init(file: "data.xib", element: "outlet \"o\"", line: 5), owner: "NibOwner", outlet: "label",
                    expected: "Optional<UILabel>", found: "UIView"))
        #expect(
            error(
                """
                <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="wings">
                <real key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                """)
                == .noAttribute(
                    .init(file: "data.xib", element: "userDefinedRuntimeAttribute", line: 7), owner: "UIView", keyPath: "wings"))
    }

    // MARK: - Numbers that are none

    @Test(arguments: ["NaN", "inf", "-inf", "1e308", "-1e308", "1e10", "abc", ""])
    func aNumberOutOfRangeIsSkippedWithAReport(_ number: String) throws {
        let nib = NibFixture.xib(
            """
            <label alpha="\(number)" id="v"><rect key="frame" x="\(number)" y="0" width="\(number)" height="10"/>
            <color key="textColor" red="\(number)" green="0" blue="0" alpha="1"/>
            <fontDescription key="fontDescription" type="system" pointSize="\(number)"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="\(number)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
            """)
        var made: UILabel?
        let reports = try nibReports {
            made = try #require(UINib(data: nib, bundle: nil).load(owner: nil, externals: [:], mode: .tolerant).first as? UILabel)
        }
        let label = try #require(made)
        #expect(label.alpha == 1 && label.frame.width == 0 && label.font.pointSize > 0 && label.layer.cornerRadius == 0)
        #expect(reports.count >= 5, "\(reports)")
    }

    @Test func aChainOfLargeMultipliersIsLaidOut() throws {
        let views = (0..<60).map { "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\($0)\"/>" }.joined()
        let chain = (1..<60).map {
            "<constraint firstItem=\"v\($0)\" firstAttribute=\"width\" secondItem=\"v\($0 - 1)\" secondAttribute=\"width\" multiplier=\"1e9\" id=\"c\($0)\"/>"
        }.joined()
        let view: UIView = try NibFixture.only(
            "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/><subviews>\(views)</subviews><constraints>"
                + "<constraint firstItem=\"v0\" firstAttribute=\"width\" constant=\"9\" id=\"c0\"/>\(chain)</constraints></view>")
        view.layoutIfNeeded()
        #expect(view.subviews.count == 60 && view.subviews.allSatisfy { $0.frame.width.isFinite })
    }
}
