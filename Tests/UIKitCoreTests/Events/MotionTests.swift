import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct MotionTests {
    private final class Shaken: UIViewController {
        var heard: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake, event?.type == .motion, event?.subtype == .motionShake { heard.append("began") }
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("ended") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("cancelled") }
    }

    @Test func theVisibleScreenReceivesShakes() async throws {
        let controller = Shaken()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: controller) })
        await app.shake()
        await app.shake(isCancelled: true)
        #expect(controller.heard == ["began", "ended", "began", "cancelled"])
    }

    @Test func theFirstResponderReceivesMotionFirstAndPassesItOn() async throws {
        let (controller, field) = (Shaken(), UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
        let app = try await TestApp.launch(showing: {
            controller.view.addSubview(field)
            return controller
        })
        field.becomeFirstResponder()
        await app.shake()
        #expect(controller.heard == ["began", "ended"] && UIEvent(timestamp: 0).subtype == .none)
    }
}
