import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Small files that require more memory than a machine has.
@MainActor @Suite(.app) struct NibHostileTests {
    /// Thirty screens, each of which contains the next one twice: half a thousand million in all.
    private func fan(_ content: (String) -> String, kind: String = "viewController") -> Data {
        let scenes = (0..<30).map { index in
            let inside = index == 29 ? "" : content("c\(index + 1)")
            return
                "<scene sceneID=\"s\(index)\"><objects><\(kind) id=\"c\(index)\" sceneMemberID=\"viewController\">\(inside)</\(kind)></objects></scene>"
        }
        return NibFixture.storyboard(scenes.joined(), initial: "c0")
    }

    private func error(_ data: Data, mode: NibSession.Mode) -> NibError? {
        do throws(NibError) {
            let source = try NibSource(data: data, file: "a.storyboard", bundle: nil)
            try UIStoryboard(source: source, mode: mode).controller().loadViewFromNib()
            return nil
        } catch { return error }
    }

    @Test func screensThatContainTooManyOthersAreRefused() {
        let tabs = fan(
            { next in
                "<connections>"
                    + ["a", "b"].map {
                        "<segue destination=\"\(next)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\($0)\(next)\"/>"
                    }
                    .joined() + "</connections>"
            }, kind: "tabBarController")
        let embeds = fan { next in
            "<view key=\"view\" id=\"v\(next)\"><subviews>"
                + ["a", "b"].map {
                    "<containerView id=\"\($0)v\(next)\"><connections><segue destination=\"\(next)\" kind=\"embed\" id=\"\($0)\(next)\"/>"
                        + "</connections></containerView>"
                }.joined() + "</subviews></view>"
        }
        for data in [tabs, embeds] {
            guard case .tooManyControllers(_, limit: 500)? = error(data, mode: .strict) else {
                Issue.record("\(String(describing: error(data, mode: .strict)))")
                continue
            }
        }
    }

    @Test func manySiblingScreensAreAccepted() {
        let navigation = (1...60).map {
            "<scene sceneID=\"n\($0)\"><objects><navigationController id=\"n\($0)\" sceneMemberID=\"viewController\"/></objects></scene>"
        }
        let links = (1...60).map { "<segue destination=\"n\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>" }
        let tabs =
            "<scene sceneID=\"t\"><objects><tabBarController id=\"t\" sceneMemberID=\"viewController\"><connections>\(links.joined())"
            + "</connections></tabBarController></objects></scene>"
        #expect(error(NibFixture.storyboard(tabs + navigation.joined(), initial: "t"), mode: .strict) == nil)
    }

    /// A screen of another storyboard that is left and presented again for days.
    @Test func laterRequestsAreIndependent() throws {
        let screen = "<viewController id=\"b\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"/></viewController>"
        let scenes =
            "<scene sceneID=\"1\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"a\" sceneMemberID=\"viewController\"/>"
            + "</objects></scene>"
        let other =
            "<scene sceneID=\"1\"><objects><viewController id=\"a\" sceneMemberID=\"viewController\"><connections>"
            + "<segue destination=\"b\" kind=\"custom\" identifier=\"go\" customClass=\"CountingSegue\" customModule=\"UIKitCoreTests\" id=\"g\"/>"
            + "</connections></viewController></objects></scene><scene sceneID=\"2\"><objects>\(screen)</objects></scene>"
        let bundle = try NibFixture.bundle(["Other.storyboard": NibFixture.storyboard(other, initial: "a")])
        let first = try UIStoryboard(data: NibFixture.storyboard(scenes, initial: "a"), bundle: bundle).controller()
        CountingSegue.count = 0
        for _ in 0..<600 { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(CountingSegue.count == 600)
    }

    /// In encodings that the parser supports, and a search for bytes does not.
    @Test(arguments: [
        "<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADw-!DOCTYPE a [+ADw-!ENTITY b 'c'+AD4-]+AD4-<a/>", "+ADw-!DOCTYPE a+AD4-<a/>",
        "<?xml version='1.0' encoding = 'IBM037'?><a/>", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>",
    ])
    func otherEncodingsAreRefused(text: String) {
        let place = NibError.Place(file: "a.storyboard")
        #expect(
            error(Data(text.utf8), mode: .strict) == .malformed(place, reason: "it is not written in UTF-8, as nibs are"))
    }

    @Test func wideEncodingsAreRefused() throws {
        let data = try #require("<?xml version=\"1.0\"?><document/>".data(using: .utf16))
        #expect(error(data, mode: .strict) == .malformed(.init(file: "a.storyboard"), reason: "it is not written in UTF-8, as nibs are"))
    }

    @Test func textInEBCDICIsRefused() {
        // `<?xml` in code page 037.
        let data = Data([0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40]) + Data(repeating: 0x40, count: 40)
        #expect(error(data, mode: .strict) == .malformed(.init(file: "a.storyboard"), reason: "it is not written in UTF-8, as nibs are"))
    }

    @Test func anElementWithTooManyAttributesIsRefused() {
        let attributes = (0..<70).map { "a\($0)=\"1\"" }.joined(separator: " ")
        guard case .malformed(_, let reason)? = error(NibFixture.storyboard("<scene \(attributes)/>"), mode: .strict) else {
            Issue.record("it was read")
            return
        }
        #expect(reason == "it has more than 64 attributes")
    }

    @Test func viewsOfSegmentsAreCreatedOnceAtLayout() throws {
        let control = UISegmentedControl(items: (0..<500).map { "\($0)" })
        #expect(control.subviews.count == 1 && control.numberOfSegments == 500)
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.layoutIfNeeded()
        #expect(control.subviews.count == 1 + 500 + 499)
        control.removeSegment(at: 0, animated: false)
        control.layoutIfNeeded()
        #expect(control.subviews.count == 1 + 499 + 498)
    }
}
