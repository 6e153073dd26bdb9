import Platform
import Testing

@testable import UIKitCore

/// The force and the angles of a touch or a stylus.
@MainActor @Suite(.app) struct TouchStylusTests {
    private final class Pad: UIView {
        var touch: UITouch?
        var moves = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
    }

    @Test func `a stylus's force and angles are reported, also in the points of a rotated view`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(pad)
            host.step()
            var event = PointerEvent(id: 2, kind: .pen, phase: .began, location: CGPoint(x: 50, y: 50), timestamp: host.now)
            event.stylus = PointerEvent.StylusAttributes(pressure: 0.25, radius: 3, altitude: 0.5, azimuth: 1)
            host.send(.pointer(event))
            host.step()
            let touch = try #require(pad.touch)
            #expect(touch.force == 0.5 && touch.maximumPossibleForce == 2 && touch.majorRadius == 3 && touch.altitudeAngle == 0.5)
            #expect(abs(touch.azimuthAngle(in: nil) - 1) < 0.001)
            pad.transform = CGAffineTransform(rotationAngle: 0.4)
            #expect(abs(touch.azimuthAngle(in: pad) - 0.6) < 0.001)
            // Only the force differs.
            event.phase = .moved
            event.stylus?.pressure = 1
            host.send(.pointer(event))
            host.step()
            #expect(touch.force == 2 && pad.moves == 1)
            host.send(.pointer(event))
            host.step()
            #expect(pad.moves == 1)
        }
    }

    @Test func `a touch without stylus attributes has no force and is perpendicular`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(pad)
            host.step()
            host.touch(.began, 50, 50)
            host.step()
            let touch = try #require(pad.touch)
            #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.majorRadius == 0)
            #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: pad) == 0 && touch.azimuthUnitVector(in: nil).dx == 1)
        }
    }
}
