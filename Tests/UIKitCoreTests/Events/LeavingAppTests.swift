import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Touches when the app enters the background.
@MainActor @Suite(.app) struct LeavingAppTests {
    private final class Log: UIView {
        var lines: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
    }

    @Test(arguments: [PlatformEvent.activation(false), .visibility(false)]) func touchesAreCancelled(event: PlatformEvent) async throws {
        let controller = UIViewController()
        let log = Log()
        controller.view = log
        let app = try await TestApp.launch(showing: { controller })
        func send(_ phase: PointerEvent.Phase) {
            app.send(.pointer(PointerEvent(id: 1, phase: phase, location: CGPoint(x: 50, y: 200), timestamp: app.clock.now)))
            app.clock.step()
        }
        send(.began)
        app.send(event)
        app.clock.step()
        #expect(log.lines == ["began", "cancelled"])
        send(.ended)
        #expect(log.lines.count == 2)
    }
}
