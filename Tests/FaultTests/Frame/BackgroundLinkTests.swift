import Caret
import CaretTesting
import Testing

@testable import UIKitCore

/// Display links of an app that is in the background.
@MainActor @Suite(.app) struct BackgroundLinkTests {
    @MainActor private final class Counter {
        var count = 0
        func step() { count += 1 }
    }

    @Test func `M14 display links do not fire in the background`() async throws {
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Selector("step", Counter.step))
        let app = try await TestApp.launch(showing: { UIViewController() })
        link.add(to: .main, forMode: .common)
        await app.advance(frames: 3)
        #expect(counter.count >= 3)
        await app.enterBackground()
        let before = counter.count
        await app.advance(frames: 10)
        #expect(counter.count == before)
        await app.enterForeground()
        await app.advance(frames: 3)
        #expect(counter.count >= before + 3)
        link.invalidate()
    }

    @Test func `M14 a pie stops in the background and continues from there`() async throws {
        let pie = PieView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(pie)
            return controller
        })
        pie.start(for: .seconds(2))
        await app.advance(by: .seconds(1))
        await app.enterBackground()
        let shown = pie.fraction
        #expect(shown > 0.4 && shown < 0.6)
        await app.advance(by: .seconds(5))
        #expect(pie.fraction == shown)
        await app.enterForeground()
        await app.advance(frames: 2)
        #expect(pie.fraction - shown < 0.1)
        await app.advance(by: .seconds(2))
        #expect(pie.fraction == 1 && !pie.isRunning)
    }
}
