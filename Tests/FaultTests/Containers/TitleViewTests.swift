import CaretTesting
import Testing

@testable import UIKitCore

/// The size of a title view.
@MainActor @Suite(.app) struct TitleViewTests {
    private func shown(_ view: UIView, on device: Device = .standard) async throws -> TestApp {
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.navigationItem.titleView = view
                return UINavigationController(rootViewController: controller)
            }, on: device)
        try await app.settle()
        return app
    }

    @Test func `C7 a field keeps the size that it was given`() async throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let app = try await shown(field)
        #expect(field.bounds.size == CGSize(width: 200, height: 30))
        field.frame.size = CGSize(width: 150, height: 32)
        field.superview?.superview?.setNeedsLayout()
        try await app.settle()
        #expect(field.bounds.size == CGSize(width: 150, height: 32), "a size that the app gives later counts")
    }

    @Test func `C7 a label keeps the size that it was given`() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 180, height: 40))
        label.text = "Words"
        _ = try await shown(label)
        #expect(label.bounds.size == CGSize(width: 180, height: 40))
    }

    @Test func `C7 a view that was narrowed by a narrow bar is as wide as it was given in a wide one`() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
        let app = try await shown(view, on: Device(size: CGSize(width: 320, height: 568), scale: 2))
        #expect(view.bounds.width < 320)
        await app.resize(to: CGSize(width: 900, height: 600))
        try await app.settle()
        #expect(view.bounds.width == 500)
    }
}
