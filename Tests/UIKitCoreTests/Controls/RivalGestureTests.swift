import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Controls keep their taps from recognizers of superviews.
@MainActor @Suite(.app) struct RivalGestureTests {
    final class Log {
        var taps = 0
        var events: [String] = []
    }

    private func launched(_ control: UIControl, _ recognizer: UIGestureRecognizer) async throws -> (app: TestApp, log: Log) {
        let log = Log()
        control.frame = CGRect(x: 40, y: 200, width: max(120, control.intrinsicContentSize.width), height: 40)
        control.addAction(UIAction { _ in log.events.append("value") }, for: .valueChanged)
        control.addAction(UIAction { _ in log.events.append("tap") }, for: .touchUpInside)
        recognizer.addAction { if $0.state == .ended { log.taps += 1 } }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(control)
            controller.view.addGestureRecognizer(recognizer)
            return controller
        })
        try await app.settle()
        return (app, log)
    }

    private static func controls() -> [UIControl] {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let segments = UISegmentedControl(items: ["a", "b"])
        let pages = UIPageControl()
        pages.numberOfPages = 4
        return [button, UISwitch(), UIStepper(), segments, pages]
    }

    @Test(arguments: 0..<5) func aTapBelongsToTheControl(index: Int) async throws {
        let control = Self.controls()[index]
        let (app, log) = try await launched(control, UITapGestureRecognizer())
        let point = CGPoint(x: control.frame.maxX - 12, y: control.frame.midY)
        await app.tap(at: point)
        try await app.settle()
        #expect(log.taps == 0 && !log.events.isEmpty, "\(type(of: control))")
        await app.tap(at: CGPoint(x: 100, y: 500))
        try await app.settle()
        #expect(log.taps == 1)
        control.isEnabled = false
        await app.tap(at: point)
        try await app.settle()
        #expect(log.taps == 2, "\(type(of: control)) is disabled")
    }

    @Test func doubleTapsAndOwnRecognizersAreNoRivals() async throws {
        let control = Self.controls()[0]
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let (app, log) = try await launched(control, double)
        let own = UITapGestureRecognizer()
        var count = 0
        own.addAction { if $0.state == .ended { count += 1 } }
        control.addGestureRecognizer(own)
        for _ in 0..<2 { await app.tap(at: CGPoint(x: 60, y: 220)) }
        try await app.settle()
        #expect(log.taps == 1 && count >= 1)
    }

    @Test func aPlainControlLeavesTapsToOthers() async throws {
        let (app, log) = try await launched(UIControl(), UITapGestureRecognizer())
        await app.tap(at: CGPoint(x: 60, y: 220))
        try await app.settle()
        #expect(log.taps == 1 && log.events.isEmpty)
    }

    @Test func aDragAlongASwitchBelongsToTheSwitch() async throws {
        let toggle = UISwitch()
        let (app, log) = try await launched(toggle, UIPanGestureRecognizer())
        await app.drag(from: CGPoint(x: 50, y: 215), to: CGPoint(x: 120, y: 215))
        try await app.settle()
        #expect(log.taps == 0 && toggle.isOn)
        await app.drag(from: CGPoint(x: 50, y: 215), to: CGPoint(x: 50, y: 300))
        try await app.settle()
        #expect(log.taps == 1)
    }
}
