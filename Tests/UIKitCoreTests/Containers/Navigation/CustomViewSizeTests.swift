import CaretTesting
import Testing

@testable import UIKitCore

/// The sizes of custom views in bars.
@MainActor @Suite(.app) struct CustomViewSizeTests {
    private func launched(_ custom: UIView) async throws -> TestApp {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return app
    }

    @Test func constraintsDetermineTheSizeOfAnImage() async throws {
        let size = CGSize(width: 400, height: 400)
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        let picture = UIImageView(image: image)
        picture.translatesAutoresizingMaskIntoConstraints = false
        for side in [picture.widthAnchor, picture.heightAnchor] { side.constraint(equalToConstant: 32).isActive = true }
        _ = try await launched(picture)
        #expect(picture.bounds.size == CGSize(width: 32, height: 32))
        let frame = picture.convert(picture.bounds, to: nil)
        #expect(abs(frame.maxX - 374) <= 1 && abs(frame.midY - 22) <= 1)
    }

    @Test(arguments: [true, false]) func aTextThatGrowsGetsMoreRoom(translates: Bool) async throws {
        let label = UILabel()
        label.text = "1"
        label.translatesAutoresizingMaskIntoConstraints = translates
        let app = try await launched(label)
        let before = label.convert(label.bounds, to: nil)
        label.text = "1 of 1000"
        try await app.settle()
        let after = label.convert(label.bounds, to: nil)
        #expect(after.width > before.width + 20 && label.bounds.width >= label.intrinsicContentSize.width - 0.5)
        #expect(abs(after.maxX - before.maxX) <= 1)
        label.text = "1"
        try await app.settle()
        #expect(abs(label.bounds.width - before.width) < 0.5)
    }

    @Test func theSizeThatTheAppSetIsPreserved() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "1"
        let app = try await launched(label)
        label.text = "1 of 1000"
        try await app.settle()
        #expect(label.bounds.size == CGSize(width: 50, height: 20))
    }
}
