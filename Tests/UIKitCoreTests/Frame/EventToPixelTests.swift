import CoreGraphics
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The response to an event is visible in the very next frame.
@MainActor @Suite(.app) struct EventToPixelTests {
    private func launched(_ view: UIView) async throws -> TestApp {
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        return app
    }

    /// Returns the number of pixels in a rectangle that differ.
    private func difference(_ one: Snapshot, _ other: Snapshot, in rect: CGRect) -> Int {
        var count = 0
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) where one.pixel(at: CGPoint(x: x, y: y)) != other.pixel(at: CGPoint(x: x, y: y)) {
                count += 1
            }
        }
        return count
    }

    @Test func aKeyIsVisibleInTheNextFrame() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let app = try await launched(field)
        field.becomeFirstResponder()
        try await app.settle()
        let before = try app.snapshot()
        app.send(.key(KeyEvent(phase: .down, usage: 0x10, characters: "m", timestamp: app.clock.now)))
        await app.advance(frames: 1)
        #expect(field.text == "m")
        let after = try app.snapshot()
        #expect(difference(before, after, in: CGRect(x: 20, y: 100, width: 18, height: 34)) > 30)
    }

    @Test func aTapOnASwitchMovesInTheNextFrame() async throws {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        let app = try await launched(toggle)
        let point = CGPoint(x: toggle.frame.midX, y: toggle.frame.midY)
        func touch(_ phase: PointerEvent.Phase) {
            app.send(.pointer(PointerEvent(id: 2, phase: phase, location: point, timestamp: app.clock.now)))
        }
        let rest = try app.snapshot()
        touch(.began)
        await app.advance(frames: 2)
        let held = try app.snapshot()
        #expect(difference(rest, held, in: toggle.frame) > 0)
        touch(.ended)
        await app.advance(frames: 1)
        #expect(toggle.isOn)
        // The animation has begun: its first frame is visible one frame later.
        await app.advance(frames: 1)
        let moved = try app.snapshot()
        #expect(difference(held, moved, in: toggle.frame) > 20)
    }

    @Test func aTouchIsSeenToPressAButtonInTheNextFrame() async throws {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        let app = try await launched(button)
        let before = try app.snapshot()
        app.send(.pointer(PointerEvent(id: 2, phase: .began, location: CGPoint(x: 60, y: 120), timestamp: app.clock.now)))
        await app.advance(frames: 2)
        let after = try app.snapshot()
        #expect(button.isHighlighted && difference(before, after, in: button.frame) > 100)
    }
}
