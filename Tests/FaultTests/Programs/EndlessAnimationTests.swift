import CaretTesting
import Testing

@testable import UIKitCore

/// The time at which a program's picture is taken during endless animations.
@MainActor @Suite(.app) struct EndlessAnimationTests {
    private func pulsing() async throws -> (TestApp, UIView) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
        return (app, view)
    }

    @Test func `L6 a picture that accepts endless animations does not wait for them`() async throws {
        let (_, _) = try await pulsing()
        let host = try #require(ApplicationHost.current)
        #expect(await host.settle(limit: .seconds(2)) == ["animations"])
        #expect(await host.settle(limit: .seconds(2), acceptsEndless: true).isEmpty)
    }

    @Test func `L6 a finite animation is waited for beside an endless one`() async throws {
        let (app, view) = try await pulsing()
        let host = try #require(ApplicationHost.current)
        let start = app.now
        UIView.animate(withDuration: 1) { view.frame.origin.y = 100 }
        #expect(await host.settle(limit: .seconds(5), acceptsEndless: true).isEmpty)
        #expect(app.now - start >= 1 && app.now - start < 1.2)
    }

    @Test func `M16 a picture can be taken at a moment of the frame clock`() async throws {
        let (app, _) = try await pulsing()
        let host = try #require(ApplicationHost.current)
        let start = app.now
        await host.run(to: start + 1.5, limit: .seconds(1))
        #expect(abs(app.now - start - 1.5) < 1e-9)
    }
}
