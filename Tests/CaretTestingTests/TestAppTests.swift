import CaretTesting
import Foundation
import Testing

/// The test driver, with an app of two screens.
@MainActor @Suite(.app) struct TestAppTests {
    final class First: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "First"
            view.backgroundColor = .systemBackground
            let button = UIButton(
                configuration: .filled(),
                primaryAction: UIAction(title: "Next") { [weak self] _ in
                    self?.navigationController?.pushViewController(Second(), animated: true)
                })
            button.frame = CGRect(x: 20, y: 200, width: 350, height: 50)
            view.addSubview(button)
            let label = UILabel(frame: CGRect(x: 20, y: 120, width: 350, height: 40))
            label.text = "Hello, Caret"
            label.accessibilityIdentifier = "greeting"
            view.addSubview(label)
        }
    }

    final class Second: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Second"
            view.backgroundColor = .systemGroupedBackground
        }
    }

    func launch(_ device: Device = .standard) async throws -> TestApp {
        try await TestApp.launch(showing: { UINavigationController(rootViewController: First()) }, on: device)
    }

    @Test func aTapPushesAndTheBackButtonPops() async throws {
        let app = try await launch()
        try await app.settle()
        try await app.tap("Next")
        try await app.settle()
        #expect(app.exists("Second"))
        #expect(!app.exists("Next"))
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(app.exists("Next"))
    }

    @Test func aMissingElementIsNamedWithTheExistingOnes() async throws {
        let app = try await launch()
        #expect(throws: TestError.self) { try app.find("Nowhere") }
        do {
            _ = try app.find("Nowhere")
        } catch {
            #expect("\(error)".contains("Hello, Caret"))
        }
    }

    @Test func aPictureMayIncludeTheDevice() async throws {
        let phone = try #require(Device.named("iPhone 14")).scale(1)
        let app = try await launch(phone)
        try await app.settle()
        let (plain, framed) = (try app.snapshot(), try app.snapshot(framed: true))
        #expect(plain.size == CGSize(width: 390, height: 844) && framed.size == CGSize(width: 440, height: 894))
        #expect(framed.pixel(at: .zero)?.w == 0 && plain.pixel(at: .zero)?.w == 255)
        #expect(framed.pixel(at: CGPoint(x: 25 + 195, y: 25 + 600)) == plain.pixel(at: CGPoint(x: 195, y: 600)))
        await app.rotate()
        try await app.settle()
        #expect(try app.snapshot(framed: true).size == CGSize(width: 894, height: 440))
        await app.resize(to: CGSize(width: 500, height: 500))
        #expect(throws: TestError.self) { try app.snapshot(framed: true) }
    }

    @Test func aPlainScreenHasNoFrame() async throws {
        let app = try await launch()
        let error = #expect(throws: TestError.self) { try app.snapshot(framed: true) }
        #expect(error?.description.contains("390x844") == true)
    }

    @Test func anUnchangedScreenCostsNothing() async throws {
        let app = try await launch()
        try await app.settle()
        let before = app.counters
        await app.advance(by: .seconds(5))
        #expect(app.counters == before)
    }

    @Test func aLabelsNewTextIsOneLayoutOneDisplayOneRectangle() async throws {
        let app = try await launch()
        try await app.settle()
        let before = app.counters
        let label = try #require(try app.find(.identifier("greeting")).view as? UILabel)
        label.text = "Good-bye"
        await app.advance(frames: 3)
        #expect(app.counters.layouts - before.layouts == 1)
        #expect(app.counters.displays - before.displays == 1)
        #expect(app.counters.damageRects - before.damageRects == 1)
    }

    @Test func snapshotsShowTheScreenInItsAppearance() async throws {
        let light = try await launch(.standard.scale(2))
        try await light.settle()
        let white = try light.snapshot().pixel(at: CGPoint(x: 5, y: 400))
        #expect(white == SIMD4(255, 255, 255, 255))
        if let folder = ProcessInfo.processInfo.environment["CARET_PICTURES"] { try light.snapshot().write(to: folder + "/light.png") }
        await light.setAppearance(.dark)
        try await light.settle()
        #expect(try light.snapshot().pixel(at: CGPoint(x: 5, y: 400)) == SIMD4(0, 0, 0, 255))
        if let folder = ProcessInfo.processInfo.environment["CARET_PICTURES"] { try light.snapshot().write(to: folder + "/dark.png") }
    }

    @Test func theTreeNamesTheVisibleElements() async throws {
        let app = try await launch()
        try await app.settle()
        #expect(app.tree().contains("UILabel \"Hello, Caret\" #greeting [20 120 350 40]"))
    }
}
