import CaretTesting
import Testing

@testable import UIKitCore

/// The margins of controllers' views.
@MainActor @Suite(.app) struct SystemMarginsTests {
    @Test(arguments: [("iPhone SE", CGFloat(16)), ("iPhone 16", 16), ("iPhone 16 Pro Max", 20), ("iPad 11", 20)])
    func aControllersViewHasTheScreensMargins(_ device: String, _ side: CGFloat) async throws {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller }, on: try #require(Device.named(device)))
        let safe = controller.view.safeAreaInsets
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: safe.top, left: side, bottom: safe.bottom, right: side))
        #expect(controller.view.layoutMarginsGuide.layoutFrame.width == app.mainWindow.bounds.width - 2 * side)
        let child = UIView(frame: controller.view.bounds)
        controller.view.addSubview(child)
        #expect(child.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 2, bottom: 5, trailing: 40)
        #expect(controller.view.layoutMargins.left == side && controller.view.layoutMargins.right == 40)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 2)
    }
}
