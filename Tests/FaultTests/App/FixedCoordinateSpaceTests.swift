import CaretTesting
import Testing
import UIKit

/// The coordinate space of the hardware, which does not rotate with the device.
@MainActor @Suite(.app) struct FixedCoordinateSpaceTests {
    private let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    private func launched() async throws -> (app: TestApp, fixed: any UICoordinateSpace) {
        let box = box
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(box)
            return controller
        })
        return (app, UIScreen.main.fixedCoordinateSpace)
    }

    @Test func `G14 in portrait the fixed space is that of the screen`() async throws {
        let (app, fixed) = try await launched()
        #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(fixed.convert(box.bounds, from: box) == box.frame && box.convert(CGPoint.zero, to: fixed) == CGPoint(x: 10, y: 20))
        withExtendedLifetime(app) {}
    }

    @Test func `G14 in landscape the fixed space keeps its corner at the hardware`() async throws {
        let (app, fixed) = try await launched()
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
        #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        // The top of the hardware is on the left: its first corner is the lower left one of the interface.
        #expect(fixed.convert(CGPoint.zero, to: box.superview ?? box) == CGPoint(x: 0, y: 390))
        #expect(fixed.convert(box.bounds, from: box) == CGRect(x: 330, y: 10, width: 40, height: 30))
        #expect(box.convert(CGRect(x: 330, y: 10, width: 40, height: 30), from: fixed) == box.bounds)
        #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 844, y: 0), to: fixed) == CGPoint(x: 390, y: 844))
        await app.turn(to: .landscapeRight)
        try await app.settle()
        #expect(fixed.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 844, y: 0))
        #expect(fixed.convert(UIScreen.main.bounds, from: UIScreen.main.coordinateSpace) == fixed.bounds)
    }

    @Test func `G14 the native bounds of the screen do not rotate`() async throws {
        let (app, _) = try await launched()
        let upright = UIScreen.main.nativeBounds
        #expect(upright == CGRect(x: 0, y: 0, width: 1170, height: 2532))
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        #expect(UIScreen.main.nativeBounds == upright)
    }
}
