import CaretTesting
import HeadlessBackend
import QuartzCore
import Testing

@testable import UIKitCore

/// The cost of headless frames without a reader.
@MainActor @Suite(.app) struct HeadlessDrawingTests {
    private func moving() async throws -> (app: TestApp, box: UIView, compositor: Compositor) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        box.backgroundColor = .red
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addSubview(box)
            return controller
        })
        return (app, box, try #require(ApplicationHost.current?.frameLoop.surfaces.first?.compositor))
    }

    @Test func `L1 frames without a reader are not drawn`() async throws {
        let (app, box, compositor) = try await moving()
        UIView.animate(withDuration: 0.5) { box.frame.origin.x = 200 }
        let before = app.counters
        await app.advance(by: .seconds(1))
        let spent = app.counters - before
        #expect(spent.damageRects >= 30 && spent.pixelsDrawn > 0, "damage is collected all the same")
        #expect(compositor.counters.pixelsDrawn == 0)
    }

    @Test func `L1 a picture shows the newest frame, drawn once`() async throws {
        let (app, box, compositor) = try await moving()
        for x in [10, 20, 100] as [CGFloat] {
            box.frame.origin.x = x
            await app.advance(frames: 1)
        }
        let pixels = try #require((ApplicationHost.current?.backend as? HeadlessBackend)?.windows.first?.pixels)
        #expect(compositor.counters.pixelsDrawn == pixels.width * pixels.height)
        let picture = try app.snapshot()
        #expect(picture.pixel(at: CGPoint(x: 125, y: 25)) == SIMD4(255, 0, 0, 255))
        #expect(picture.pixel(at: CGPoint(x: 25, y: 25)) == SIMD4(255, 255, 255, 255))
    }

    @Test func `L1 pixels that were drawn before are drawn again only where they changed`() async throws {
        let (app, box, compositor) = try await moving()
        _ = try app.snapshot()
        let whole = compositor.counters.pixelsDrawn
        box.frame.origin.x = 100
        await app.advance(frames: 1)
        box.frame.origin.x = 200
        await app.advance(frames: 1)
        _ = try app.snapshot()
        #expect(compositor.counters.pixelsDrawn - whole == 2 * 150 * 150, "where the box was drawn last, and where it is")
    }
}
