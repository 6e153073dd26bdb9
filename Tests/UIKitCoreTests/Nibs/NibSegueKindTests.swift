import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The kinds of segues, and their triggers.
@MainActor @Suite(.app) struct NibSegueKindTests {
    /// Launches an app with a navigation controller whose first screen has the views and objects; the second screen
    /// is `b`.
    private func launched(_ views: String, _ objects: String = "") async throws -> (TestApp, UINavigationController) {
        let scenes = """
            <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
            <scene sceneID="2"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="av">
            <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(views)</subviews></view></viewController>\(objects)</objects></scene>
            <scene sceneID="3"><objects><viewController id="b" sceneMemberID="viewController"><view key="view" id="bv"/></viewController></objects></scene>
            """
        let storyboard = try UIStoryboard(data: NibFixture.storyboard(scenes, initial: "n"))
        let app = try await TestApp.launch(showing: { storyboard.instantiateInitialViewController() ?? UIViewController() })
        try await app.settle()
        return (app, try #require(app.mainWindow.rootViewController as? UINavigationController))
    }

    private static func segue(_ kind: String) -> String {
        "<connections><segue destination=\"b\" kind=\"\(kind)\" id=\"g\"/></connections>"
    }

    @Test(arguments: [
        ("show", 2, false), ("push", 2, false), ("showDetail", 1, true), ("modal", 1, true), ("presentation", 1, true),
        ("replace", 1, true),
    ])
    func eachKindHasItsPresentation(kind: String, depth: Int, isPresented: Bool) async throws {
        let frame = "<rect key=\"frame\" x=\"20\" y=\"200\" width=\"100\" height=\"44\"/>"
        let (app, navigation) = try await launched("<button id=\"x\">\(frame)\(Self.segue(kind))</button>")
        await app.tap(at: CGPoint(x: 50, y: 220))
        try await app.settle()
        #expect(navigation.viewControllers.count == depth && (navigation.presentedViewController != nil) == isPresented)
    }

    @Test(arguments: ["pongPressGestureRecognizer minimumPressDuration=\"0.5\"", "tapGestureRecognizer", "panGestureRecognizer"])
    func aGesturePerformsItsSegueOnce(recognizer: String) async throws {
        let name = recognizer.prefix { $0 != " " }
        let view = """
            <view id="x"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <connections><outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o"/></connections></view>
            """
        let (app, navigation) = try await launched(view, "<\(recognizer) id=\"p\">\(Self.segue("show"))</\(name)>")
        for _ in 0..<2 {
            let place = CGPoint(x: 150, y: 400)
            switch name {
            case "tapGestureRecognizer": await app.tap(at: place)
            case "panGestureRecognizer": await app.drag(from: place, to: CGPoint(x: 170, y: 600), over: .milliseconds(300))
            default: await app.hold(at: place, for: .milliseconds(900))
            }
            try await app.settle()
            #expect(navigation.viewControllers.count == 2)
            navigation.popViewController(animated: false)
            try await app.settle()
        }
    }
}
