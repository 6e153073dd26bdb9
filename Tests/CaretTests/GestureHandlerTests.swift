import Caret
import CaretTesting
import Testing

/// Closures as handlers of gestures.
@MainActor @Suite(.app) struct GestureHandlerTests {
    private func launch(_ recognizer: UIGestureRecognizer) async throws -> TestApp {
        try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addGestureRecognizer(recognizer)
            return controller
        })
    }

    @Test func aTapCarriesItsLocation() async throws {
        let tap = UITapGestureRecognizer()
        var places: [CGPoint] = []
        let subscription = tap.on(.tap) { places.append($0) }
        let app = try await launch(tap)
        await app.tap(at: CGPoint(x: 30, y: 40))
        #expect(places == [CGPoint(x: 30, y: 40)])
        subscription.cancel()
        await app.tap(at: CGPoint(x: 30, y: 40))
        #expect(places.count == 1)
    }

    @Test func aDragIsReportedFromBeginningToEnd() async throws {
        let pan = UIPanGestureRecognizer()
        var log: [String] = []
        var reach = CGPoint.zero
        pan.on(.began) { log.append("began") }
        pan.on(.drag) { reach = $0 }
        pan.on(.ended) { log.append("ended") }
        let app = try await launch(pan)
        await app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: .milliseconds(200))
        #expect(log == ["began", "ended"])
        #expect(reach.x > 80 && reach.x <= 100 && reach.y == 0)
    }
}
