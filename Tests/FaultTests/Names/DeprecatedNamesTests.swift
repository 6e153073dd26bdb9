import CaretTesting
import Testing
import UIKit

/// Deprecated members.
@MainActor @Suite(.app) struct DeprecatedNamesTests {
    @Test func `G12 the application returns the values of the scene's status bar manager`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: #require(Device.named("iPhone 16")))
        await app.advance(frames: 2)
        let manager = try #require(app.mainWindow.windowScene?.statusBarManager)
        #expect(UIApplication.shared.statusBarFrame == manager.statusBarFrame && !manager.statusBarFrame.isEmpty)
        #expect(UIApplication.shared.statusBarStyle == manager.statusBarStyle)
        #expect(UIApplication.shared.isStatusBarHidden == manager.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        #expect(UIScreen.main.applicationFrame == UIScreen.main.bounds)
    }

    @Test func `G12 attemptRotationToDeviceOrientation asks the controllers again`() async throws {
        final class Turning: UIViewController {
            var mask = UIInterfaceOrientationMask.portrait
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        }
        let screen = Turning()
        let app = try await TestApp.launch(showing: { screen }, on: #require(Device.named("iPhone 16")))
        screen.mask = .landscape
        UIViewController.attemptRotationToDeviceOrientation()
        await app.advance(frames: 3)
        #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }

    @Test func `G12 older names of colors, of search and of split views`() {
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
        let search = UISearchController()
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation && !search.dimsBackgroundDuringPresentation)
        let split = UISplitViewController()
        split.preferredDisplayMode = .allVisible
        #expect(split.preferredDisplayMode == .oneBesideSecondary)
        #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
        #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
    }
}
