import CaretTesting
import Testing

@testable import UIKitCore

/// Whether a view draws over its former content.
@MainActor @Suite(.app) struct ClearedContextTests {
    /// Draws one square at each drawing, further to the right each time.
    private final class Stamp: UIView {
        var count = 0
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 20 * count, y: 0, width: 10, height: 10))
            count += 1
        }
    }

    private func launched(_ stamp: Stamp) async throws -> TestApp {
        stamp.frame = CGRect(x: 100, y: 100, width: 100, height: 20)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addSubview(stamp)
            return controller
        })
    }

    /// Returns which of the first three squares are visible.
    private func squares(_ app: TestApp) throws -> [Bool] {
        let picture = try app.snapshot()
        return (0..<3).map { picture.pixel(at: CGPoint(x: 105 + 20 * $0, y: 105)) == SIMD4(255, 0, 0, 255) }
    }

    @Test func `G16 a redraw begins with cleared pixels`() async throws {
        let stamp = Stamp()
        stamp.isOpaque = false
        let app = try await launched(stamp)
        #expect(stamp.clearsContextBeforeDrawing)
        stamp.setNeedsDisplay()
        await app.advance(frames: 1)
        #expect(try squares(app) == [false, true, false])
    }

    @Test(arguments: [true, false]) func `G16 without clearing a redraw covers the former pixels`(isOpaque: Bool) async throws {
        let stamp = Stamp()
        stamp.isOpaque = isOpaque
        stamp.backgroundColor = isOpaque ? .white : nil
        stamp.clearsContextBeforeDrawing = false
        let app = try await launched(stamp)
        #expect(try squares(app) == [true, false, false])
        let first = stamp.layer.backing
        stamp.setNeedsDisplay()
        await app.advance(frames: 1)
        #expect(try squares(app) == [true, true, false])
        #expect(first !== stamp.layer.backing, "pictures that are shown do not change")
        // A resized backing store has new pixels.
        stamp.frame.size.width = 90
        stamp.setNeedsDisplay()
        await app.advance(frames: 1)
        #expect(try squares(app) == [false, false, true])
    }
}
