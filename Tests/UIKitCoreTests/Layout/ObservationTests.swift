import CaretTesting
import HeadlessBackend
import Observation
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct ObservationTests {
    @Observable final class Model {
        var name = "a"
        var size = 1
    }

    private final class Reading: UIView {
        var model: Model?
        var shown: [String] = []
        override func updateProperties() {
            super.updateProperties()
            if let model { shown.append(model.name) }
        }
    }

    @Test func `values that updateProperties read update it once after a change, and nothing is retained`() async throws {
        let model = Model()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        weak var gone: Reading?
        do {
            let view = Reading()
            gone = view
            view.model = model
            window.addSubview(view)
            view.layoutIfNeeded()
            #expect(view.shown == ["a"])
            model.name = "b"
            model.name = "c"
            model.size = 2
            await Task.yield()
            for _ in 0..<10 where !view.autoLayout.needsProperties { await Task.yield() }
            view.layoutIfNeeded()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.shown == ["a", "c"])
            view.removeFromSuperview()
        }
        window.layoutIfNeeded()
        #expect(gone == nil)
    }

    @Test func `trait overrides apply below, and can be removed`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.horizontalSizeClass = .regular
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(outer.traitOverrides.contains(UITraitLayoutDirection.self))
        outer.traitOverrides.remove(UITraitLayoutDirection.self)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
    }

    @Test func `a button's update handler is called once for all changed values that it read`() async {
        let model = Model()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var titles: [String] = []
        button.configurationUpdateHandler = { button in
            titles.append("\(model.name)\(model.size)")
            var configuration = button.configuration ?? .plain()
            configuration.title = model.name
            button.configuration = configuration
        }
        button.isHighlighted = true
        button.isHighlighted = false
        button.layoutIfNeeded()
        titles = []
        model.name = "b"
        model.size = 7
        for _ in 0..<10 where !button.needsConfiguration { await Task.yield() }
        #expect(titles.isEmpty)
        button.layoutIfNeeded()
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(titles == ["b7"] && button.currentTitle == "b")
    }

    private final class Everywhere: UIView {
        let model: Model
        var log: [String] = []
        init(_ model: Model) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout \(model.name)")
        }
        override func updateConstraints() {
            log.append("constraints \(model.name)")
            super.updateConstraints()
        }
        override func draw(_ rect: CGRect) { log.append("draw \(model.name)") }
    }

    @Test func `layout, constraints and drawing follow the values they read, once a frame however often these change`() async throws {
        let model = Model()
        weak var gone: Everywhere?
        let backend = HeadlessBackend(displays: [.standard])
        let host = ApplicationHost(backend: backend) { nil }
        try host.launch()
        defer { host.terminate() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        do {
            let view = Everywhere(model)
            gone = view
            window.addSubview(view)
            backend.headlessClock.step()
            #expect(Set(view.log) == ["layout a", "constraints a", "draw a"] && view.log.count == 3)
            view.log = []
            backend.headlessClock.step()
            #expect(view.log.isEmpty)
            model.name = "b"
            model.name = "c"
            for _ in 0..<20 { await Task.yield() }
            backend.headlessClock.step()
            #expect(Set(view.log) == ["layout c", "constraints c", "draw c"] && view.log.count == 3)
            view.removeFromSuperview()
        }
        backend.headlessClock.step()
        #expect(gone == nil)
    }
}
