import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Where UIKit raises an exception, storyboards trap with a message that names the missing part.
@MainActor @Suite(.app) struct StoryboardTrapTests {
    private func words(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test func aMissingStoryboardIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "Nobodys", bundle: nil) }
        }
        #expect(words(result).contains("could not find a storyboard named 'Nobodys'"))
    }

    @Test func aMissingIdentifierIsNamedWithTheExistingOnes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = try? UIStoryboard(data: NibFixture.Scene.one).instantiateViewController(withIdentifier: "Lst") }
        }
        #expect(words(result).contains("no scene has the identifier \"Lst\"; there are List"))
    }

    @Test func aMissingSegueIsNamed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = try? UIStoryboard(data: NibFixture.Scene.one).instantiateInitialViewController()
                first?.performSegue(withIdentifier: "nowhere", sender: nil)
            }
        }
        #expect(words(result).contains("UIViewController: receiver has no segue with identifier 'nowhere'"))
    }
}

extension NibFixture {
    /// A storyboard of one screen.
    enum Scene {
        @MainActor static var one: Data {
            NibFixture.storyboard(
                """
                <scene sceneID="s"><objects><viewController storyboardIdentifier="List" id="a" sceneMemberID="viewController">
                <view key="view" id="v"/></viewController></objects></scene>
                """, initial: "a")
        }
    }
}
