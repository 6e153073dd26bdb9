import Caret
import CaretTesting
import Observation
import Testing

/// The cost of observation in views, by counters.
@MainActor @Suite(.app) struct ObservedViewTests {
    @MainActor @Observable final class Model {
        var number = 0
        var other = 0
    }

    private final class Face: UIView {
        let model: Model
        private(set) var updates = 0

        init(_ model: Model) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            updates += 1
            tag = model.number
        }
    }

    @Test func anUnreadPropertyCostsNothingAndManyWritesCostOnePass() async throws {
        let model = Model()
        let face = Face(model)
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: {
            controller.view.addSubview(face)
            return controller
        })
        await app.advance(frames: 2)
        let before = face.updates
        model.other += 1
        await app.advance(frames: 2)
        #expect(face.updates == before)
        for _ in 0..<50 { model.number += 1 }
        await app.advance(frames: 2)
        #expect(face.updates == before + 1 && face.tag == 50)
    }

    @Test func tenThousandViewsAreFreedAlthoughTheirModelExists() async throws {
        let model = Model()
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        for round in 0..<3 {
            var views: [Face] = (0..<10_000).map { _ in Face(model) }
            // A hundred in each, because removal from among thousands of siblings is slow.
            let boxes = (0..<100).map { _ in UIView() }
            for box in boxes { controller.view.addSubview(box) }
            for (index, view) in views.enumerated() { boxes[index / 100].addSubview(view) }
            await app.advance(frames: 1)
            let before = views.reduce(0) { $0 + $1.updates }
            model.number += 1
            await app.advance(frames: 2)
            #expect(views.reduce(0) { $0 + $1.updates } == before + 10_000)
            let weakViews = views.map { WeakFace(face: $0) }
            for view in views + boxes { view.removeFromSuperview() }
            views = []
            await app.advance(frames: 1)
            #expect(weakViews.allSatisfy { $0.face == nil }, "round \(round)")
        }
        // No observer is left.
        let layouts = app.counters.layouts
        model.number += 1
        await app.advance(frames: 2)
        #expect(app.counters.layouts == layouts)
    }

    private struct WeakFace {
        weak var face: Face?
    }
}
