import CaretTesting
import Testing
import UIKit

/// The durations with which navigation controllers show and hide bars.
@MainActor @Suite(.app) struct BarDurationTests {
    @Test func `G15 a bar is hidden in the duration of the controller`() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        #expect(UINavigationController.hideShowBarDuration == 0.2)
        navigation.setNavigationBarHidden(true, animated: true)
        await app.advance(frames: 10)
        let shown = { navigation.navigationBar.layer.presentation()?.frame.minY ?? 0 }
        let end = navigation.navigationBar.frame.minY
        #expect(shown() > end, "it moves still after 10 of 12 frames")
        await app.advance(frames: 4)
        #expect(shown() == end)
    }
}
