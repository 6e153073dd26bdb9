import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Findings of `caret lint-nib` in files that load: elements that would trap or do nothing once the app runs.
@MainActor @Suite(.app) struct NibRulesTests {
    private func findings(_ data: Data, _ name: String) throws -> [String] {
        let folder = try TestFolder.make()
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return try nibReports { try NibPreview.check(file) }
    }

    private func scene(_ content: String, _ id: String, _ attributes: String = "", connections: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="\(id)v"><subviews>\(content)</subviews></view><connections>\(connections)</connections>
        </viewController></objects></scene>
        """
    }

    @Test func anOutletThatAClassOfTheFrameworkLacksIsFound() throws {
        let found = try findings(
            NibFixture.storyboard(
                scene(
                    """
                    <tableView id="t"><prototypes><tableViewCell reuseIdentifier="c" id="cell"><connections>
                    <outlet property="titleLabel" destination="t" id="o1"/><outlet property="backgroundView" destination="t" id="o2"/>
                    </connections></tableViewCell></prototypes><connections><outlet property="delegate" destination="b" id="o3"/></connections>
                    </tableView>
                    """, "a", connections: "<outlet property=\"foo\" destination=\"av\" id=\"o4\"/>")
                    + scene(
                        "<view customClass=\"UIControl\" id=\"c\"><connections><outlet property=\"bar\" destination=\"b\" id=\"o5\"/>"
                            + "</connections></view>", "b", "customClass=\"Screen\" customModule=\"App\"",
                        connections: "<outlet property=\"anything\" destination=\"bv\" id=\"o6\"/>"), initial: "a"), "A.storyboard")
        let end = "Name the class that declares it, or delete the connection."
        #expect(
            found.filter { $0.contains("has no outlet") } == [
                "A.storyboard:6: outlet \"o1\": UITableViewCell has no outlet \"titleLabel\". \(end)",
                "A.storyboard:8: outlet \"o4\": UIViewController has no outlet \"foo\". \(end)",
                "A.storyboard:10: outlet \"o5\": UIControl has no outlet \"bar\". \(end)",
            ])
        #expect(found.count == 3, "\(found)")
    }

    @Test func aDelegateWithoutConformanceIsFoundIfItHasNoCustomClass() throws {
        func table(_ attributes: String) throws -> [String] {
            try findings(
                NibFixture.storyboard(
                    scene(
                        "<tableView id=\"t\"><connections><outlet property=\"delegate\" destination=\"a\" id=\"o\"/></connections></tableView>",
                        "a", attributes), initial: "a"), "A.storyboard")
        }
        #expect(try table("customClass=\"Screen\" customModule=\"App\"").isEmpty)
        let found = try table("")
        #expect(found.count == 1 && found.first?.contains("the outlet \"delegate\" of UITableView is of type") == true, "\(found)")
    }

    @Test func twoScenesOfOneIdentifierAreFound() throws {
        let found = try findings(
            NibFixture.storyboard(
                ["a", "b", "c"].map { scene("", $0, "storyboardIdentifier=\"\($0 == "b" ? "Other" : "Detail")\"") }.joined(separator: "\n"),
                initial: "a"),
            "A.storyboard")
        #expect(
            found == [
                "A.storyboard:10: viewController \"c\": the storyboard identifier \"Detail\" is that of viewController \"a\" on line 4 already"
            ])
    }

    @Test func aSegueOfNoKindIsFound() throws {
        let segues = ["warp", "show", "custom", "modal"].enumerated().map { index, kind in
            "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"\(kind)\" id=\"s\(index)\"/>"
        }
        let found = try findings(
            NibFixture.storyboard(scene("", "a", connections: segues.joined(separator: "\n")) + scene("", "b"), initial: "a"),
            "A.storyboard")
        #expect(
            found == [
                "A.storyboard:5: segue \"s0\": skipped the kind \"warp\": there is no such segue; it presents its screen",
                "A.storyboard:7: segue \"s2\": skipped the kind \"custom\": no class is named that performs it; it presents its screen",
            ])
    }

    @Test func aPrototypeWithoutAReuseIdentifierIsFound() throws {
        let found = try findings(
            NibFixture.xib(
                """
                <tableView id="t"><prototypes><tableViewCell id="a"/><tableViewCell reuseIdentifier="b" id="b"/></prototypes></tableView>
                <collectionView id="g"><collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>
                <collectionViewCell reuseIdentifier="" id="c"/></cells></collectionView>
                """), "A.xib")
        #expect(
            found == [
                "A.xib:7: tableViewCell \"a\": skipped a prototype: it has no reuse identifier, so that it cannot be dequeued",
                "A.xib:9: collectionViewCell \"c\": skipped a prototype: it has no reuse identifier, so that it cannot be dequeued",
            ])
    }

    @Test(
        arguments: [
            ("DetailViewController.xib", "DetailViewController", "", true), ("DetailView.xib", "DetailViewController", "", true),
            ("DetailView~ipad.xib", "DetailViewController", "", true), ("Header.xib", "DetailViewController", "", false),
            ("Any.xib", "UIViewController", "", true), ("Any.xib", "UIView", "", false),
            ("DetailView.xib", "DetailViewController", "<outlet property=\"view\" destination=\"v\" id=\"o\"/>", false),
            (
                "ListTableViewController.xib", "ListTableViewController", "<outlet property=\"tableView\" destination=\"v\" id=\"o\"/>",
                false
            ),
        ])
    func aControllerWithoutItsViewIsFound(file: String, owner: String, outlet: String, isFound: Bool) throws {
        let text = String(decoding: NibFixture.xib("<tableView id=\"v\"/>", owner: owner, connections: outlet), as: UTF8.self)
        let found = try findings(Data(text.replacing(" customModule=\"UIKitCoreTests\"", with: "").utf8), file)
        let sentence = "\(file):5: placeholder \"-1\": \(owner) is loaded from this file, but its outlet \"view\" is not connected."
        #expect(found == (isFound ? [sentence] : []))
    }

    @Test func outletsOfTheOwnerAreChecked() throws {
        func found(_ target: String, owner: String? = "UIViewController") throws -> [String] {
            let data = NibFixture.xib(
                "<view id=\"v\"/><tapGestureRecognizer id=\"g\"/>", owner: owner,
                connections: "<outlet property=\"view\" destination=\"\(target)\" id=\"o\"/>")
            let text = String(decoding: data, as: UTF8.self)
            return try findings(Data(text.replacing(" customModule=\"UIKitCoreTests\"", with: "").utf8), "A.xib")
        }
        #expect(try found("v").isEmpty)
        #expect(try found("gone") == ["A.xib:5: outlet \"o\": nothing has the identifier \"gone\""])
        #expect(
            try found("g") == [
                "A.xib:5: outlet \"o\": the outlet \"view\" of UIViewController is of type UIView, but the object is a UITapGestureRecognizer"
            ])
    }

    @Test func aLaunchScreenMayNotHaveCode() throws {
        let text = String(
            decoding: NibFixture.storyboard(
                scene(
                    "<label customClass=\"Fancy\" id=\"l\"><userDefinedRuntimeAttributes>\n"
                        + "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"x\" value=\"YES\"/></userDefinedRuntimeAttributes></label>",
                    "a"), initial: "a"), as: UTF8.self)
        let launch = text.replacing("<document ", with: "<document launchScreen=\"YES\" ")
        #expect(
            try findings(Data(launch.utf8), "L.storyboard") == [
                "L.storyboard:5: label \"l\": a launch screen runs no code of the app, and Fancy is not made. Take the class away.",
                "L.storyboard:6: userDefinedRuntimeAttribute: a launch screen runs no code of the app, and runtime attributes are not set. "
                    + "Take them away.",
            ])
        #expect(try findings(Data(text.utf8), "M.storyboard").isEmpty)
    }
}
