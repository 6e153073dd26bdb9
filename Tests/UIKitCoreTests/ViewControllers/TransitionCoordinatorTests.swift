import CaretTesting
import Testing

/// Animations alongside a rotation of the device.
@MainActor @Suite(.app) struct TransitionCoordinatorTests {
    /// Fades its content in after each rotation, as the published gallery does.
    final class FadingController: UIViewController {
        let content = UIView()
        var sizes: [CGSize] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            content.frame = view.bounds
            view.addSubview(content)
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
            content.alpha = 0
            coordinator.animate(alongsideTransition: nil) { _ in
                UIView.animate(withDuration: 0.125, delay: 0, options: .curveLinear) { self.content.alpha = 1 }
            }
        }
    }

    @Test func changesAlongsideAreAnimatedWithTheRotation() async throws {
        final class Controller: UIViewController {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var hasEnded = false
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: { _ in self.box.frame.origin.x = 100 }, completion: { _ in self.hasEnded = true })
            }
        }
        let controller = Controller()
        let app = try await TestApp.launch(showing: { controller })
        controller.view.addSubview(controller.box)
        try await app.settle()
        await app.rotate()
        await app.advance(by: .milliseconds(150))
        let x = try #require(controller.box.layer.presentation()?.frame.minX)
        #expect(x > 10 && x < 90 && !controller.hasEnded)
        try await app.settle()
        #expect(controller.hasEnded && controller.box.frame.minX == 100)
    }

    @Test func resizingAWindowTakesNoTime() async throws {
        let controller = FadingController()
        let app = try await TestApp.launch(showing: { controller })
        await app.resize(to: CGSize(width: 500, height: 700))
        #expect(controller.sizes == [CGSize(width: 500, height: 700)])
        #expect(controller.view.bounds.size == CGSize(width: 500, height: 700))
    }
}
