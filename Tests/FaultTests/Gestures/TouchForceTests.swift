import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The force of touches, on devices without 3D Touch.
@MainActor @Suite(.app) struct TouchForceTests {
    private final class Pad: UIView {
        var touch: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
    }

    private func pressed(_ kind: PointerEvent.Kind, _ pressure: CGFloat) async throws -> UITouch {
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(pad)
            return controller
        })
        var event = PointerEvent(id: 1, kind: kind, phase: .began, location: CGPoint(x: 50, y: 50), timestamp: app.clock.now)
        event.stylus = PointerEvent.StylusAttributes(pressure: pressure, radius: 3)
        app.send(.pointer(event))
        await app.advance(frames: 1)
        return try #require(pad.touch)
    }

    @Test func `G17 fingers have no force, and the trait reports it`() async throws {
        let touch = try await pressed(.touch, 0.5)
        #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
        #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
        #expect(touch.view?.traitCollection.forceTouchCapability == .unavailable)
        #expect(UITraitCollection().forceTouchCapability == .unknown)
        let mouse = try await pressed(.mouse, 0.5)
        #expect(mouse.force == 0 && mouse.maximumPossibleForce == 0)
    }

    @Test func `G17 a stylus has the force that its device reports`() async throws {
        let touch = try await pressed(.pen, 0.75)
        #expect(touch.type == .pencil && touch.force == 1.5 && touch.maximumPossibleForce == 2)
    }

    @Test func `G17 the force trait can be created, merged, overridden and observed`() {
        let traits = UITraitCollection(forceTouchCapability: .available)
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 2)]).forceTouchCapability == .available)
        let other = traits.modifyingTraits { $0.forceTouchCapability = .unavailable }
        #expect(other[UITraitForceTouchCapability.self] == .unavailable)
        #expect(other.changedTraits(from: traits).contains { $0 == UITraitForceTouchCapability.self })
    }

    @Test func `G17 a double of a touch overrides force and angles`() {
        final class Double: UITouch {
            override var force: CGFloat { 3 }
            override var majorRadius: CGFloat { 4 }
            override var altitudeAngle: CGFloat { 1 }
            override func azimuthAngle(in view: UIView?) -> CGFloat { 2 }
        }
        let touch: UITouch = Double()
        #expect(touch.force == 3 && touch.majorRadius == 4 && touch.majorRadiusTolerance == 4)
        #expect(touch.altitudeAngle == 1 && touch.azimuthAngle(in: nil) == 2)
    }
}
