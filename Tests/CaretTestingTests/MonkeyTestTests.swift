import CaretTesting
import Foundation
import Testing

/// A monkey test of a correct screen, and of a faulty one.
@MainActor @Suite(.app) struct MonkeyTestTests {
    /// A button over the whole screen that counts its touches, and corrupts the tree with one of them.
    final class Screen: UIViewController {
        /// The touch that corrupts the tree; none by default.
        var last = Int.max
        private(set) var touches: [CGPoint] = []
        private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 20))

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: view.bounds)
            button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            button.addAction(UIAction { [weak self] _ in self?.count(button) }, for: .touchDown)
            view.addSubview(button)
            view.addSubview(label)
        }

        private func count(_ button: UIButton) {
            touches.append(CGPoint(x: button.bounds.width, y: button.bounds.height))
            if touches.count == last { label.layer.removeFromSuperlayer() }
        }
    }

    private func play(seed: UInt64, spoiling last: Int = .max) async throws -> (problems: [String], events: Int, touches: [CGPoint]) {
        let screen = Screen()
        screen.last = last
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        var events = 0
        let problems = await app.monkeyTest(events: 300, seed: seed) { events = $0 }
        return (problems, events, screen.touches)
    }

    @Test func aCorrectScreenHasNoProblems() async throws {
        let result = try await play(seed: 1)
        #expect(result.problems.isEmpty && result.events == 300 && result.touches.count > 20)
    }

    @Test func aViolationIsReportedAndEndsThePlay() async throws {
        let result = try await play(seed: 1, spoiling: 5)
        #expect(result.problems == ["after \(result.events): the layer of UILabel is not in that of UIView"])
        #expect(result.events < 300)
    }

    @Test func theSameSeedRepeatsTheEvents() async throws {
        let first = try await play(seed: 3).touches
        #expect(try await play(seed: 3).touches == first)
        #expect(try await play(seed: 4).touches != first)
    }
}
