import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Destinations of segues that a method of the source screen creates.
@MainActor @Suite(.app) struct NibSegueActionTests {
    private static func scene(_ id: String, _ controller: String) -> String {
        "<scene sceneID=\"s\(id)\"><objects>\(controller)</objects></scene>"
    }

    private static func story(kind: String, action: String, attributes: String = "") throws -> UIStoryboard {
        let first = scene(
            "1",
            """
            <viewController storyboardIdentifier="first" id="a" customClass="TrackList" customModule="UIKitCoreTests" sceneMemberID="viewController">
            <view key="view" id="av"><subviews><containerView id="box"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
            <segue destination="b" kind="\(kind)" identifier="go" destinationCreationSelector="\(action)" \(attributes) id="sg"/></connections>
            </containerView></subviews></view></viewController>
            """)
        let second = scene(
            "2",
            """
            <viewController title="Track" id="b" customClass="TrackScreen" customModule="UIKitCoreTests" sceneMemberID="viewController">
            <view key="view" tag="7" id="bv"/></viewController>
            """)
        return try UIStoryboard(data: NibFixture.storyboard(first + second))
    }

    @Test(arguments: [("makeTrack:", "plain"), ("makeTrack:sender:", "sender"), ("makeTrack:sender:segueIdentifier:", "go")])
    func theMethodCreatesTheDestinationFromItsScene(_ action: String, _ track: String) throws {
        let list = try #require(try Self.story(kind: "embed", action: action).controller("first") as? TrackList)
        list.loadViewIfNeeded()
        let screen = try #require(list.children.first as? TrackScreen)
        #expect(screen.track == track && screen.title == "Track" && screen.view.tag == 7)
        #expect(list.prepared === screen)
    }

    @Test func aMethodThatReturnsNilFallsBackToTheClass() throws {
        let list = try #require(try Self.story(kind: "embed", action: "makeTrack:").controller("first") as? TrackList)
        list.isWilling = false
        list.loadViewIfNeeded()
        #expect((list.children.first as? TrackScreen)?.track == "none")
    }

    @Test func aRootOfANavigationControllerIsCreatedByItsAction() throws {
        let navigation = Self.scene(
            "1",
            """
            <navigationController storyboardIdentifier="n" id="n" customClass="TrackNavigation" customModule="UIKitCoreTests"
            sceneMemberID="viewController"><connections><segue destination="b" kind="relationship" relationship="rootViewController"
            destinationCreationSelector="makeRoot:" id="r"/></connections></navigationController>
            """)
        let root = Self.scene(
            "2", "<viewController id=\"b\" customClass=\"TrackScreen\" customModule=\"UIKitCoreTests\" sceneMemberID=\"viewController\"/>")
        let made = try UIStoryboard(data: NibFixture.storyboard(navigation + root)).controller("n") as? UINavigationController
        #expect((made?.topViewController as? TrackScreen)?.track == "root")
    }

    @Test func aMissingMethodIsAnErrorThatNamesIt() throws {
        let story = try Self.story(kind: "show", action: "makeNothing:")
        let reports = try nibReports { try story.controller("first").loadViewFromNib() }
        #expect(reports.filter { $0.contains("TrackList has no action \"makeNothing:\"") }.count == 1, "\(reports)")
        let strict = try UIStoryboard(source: story.source, mode: .strict)
        let error = #expect(throws: NibError.self) { try strict.controller("first").loadViewFromNib() }
        guard case .noAction(let place, "TrackList", "makeNothing:")? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(place.element == "segue \"sg\"")
    }
}

/// Shows one track.
final class TrackScreen: UIViewController {
    let track: String

    init?(coder: NSCoder, track: String) {
        self.track = track
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        track = "none"
        super.init(coder: coder)
    }
}

/// Provides the track of the next screen.
final class TrackList: UIViewController {
    var isWilling = true
    var prepared: UIViewController?

    @IBSegueAction func makeTrack(_ coder: NSCoder) -> TrackScreen? { isWilling ? TrackScreen(coder: coder, track: "plain") : nil }
    @IBSegueAction func makeTrack(_ coder: NSCoder, sender: Any?) -> TrackScreen? {
        TrackScreen(coder: coder, track: sender is UIView ? "sender" : "nobody")
    }
    @IBSegueAction func makeTrack(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> TrackScreen? {
        TrackScreen(coder: coder, track: segueIdentifier ?? "unnamed")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared = segue.destination }
}

/// Begins with a track.
final class TrackNavigation: UINavigationController {
    @IBSegueAction func makeRoot(_ coder: NSCoder) -> TrackScreen? { TrackScreen(coder: coder, track: "root") }
}
