import Caret
import CaretTesting
import Observation
import Testing

@MainActor @Suite(.app) struct ObserveTests {
    @MainActor @Observable final class Model {
        var name = "a"
        var count = 0
        var other = 0
    }

    private final class Screen: UIViewController { var log: [String] = [] }

    private func launch() async throws -> (app: TestApp, screen: Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        try await app.settle()
        return (app, screen)
    }

    @Test func severalChangesInAFrameCauseOneCall() async throws {
        let (app, screen) = try await launch()
        let model = Model()
        screen.observe(screen) { screen in screen.log.append("\(model.name)\(model.count)") }
        #expect(screen.log == ["a0"])
        model.name = "b"
        model.count = 1
        model.count = 2
        await app.advance(frames: 2)
        #expect(screen.log == ["a0", "b2"])
        model.other = 1
        await app.advance(frames: 2)
        #expect(screen.log.count == 2)
    }

    @Test func theObservationEndsWithItsSubscriptionAndWithItsOwner() async throws {
        final class Owner { var count = 0 }
        let (app, screen) = try await launch()
        let model = Model()
        let subscription = screen.observe(screen) { screen in screen.log.append("\(model.count)") }
        subscription.cancel()
        var calls = 0
        weak var weakOwner: Owner?
        func observe() {
            let owner = Owner()
            weakOwner = owner
            screen.view.observe(owner) { _ in calls += model.count >= 0 ? 1 : 0 }
        }
        observe()
        #expect(weakOwner == nil)
        model.count = 1
        await app.advance(frames: 2)
        #expect(screen.log == ["0"] && calls == 1)
    }

    @Test func aChangeThatTheClosureMakesItselfCausesNoCall() async throws {
        let (app, screen) = try await launch()
        let model = Model()
        screen.observe(screen) { _ in model.count += 1 }
        await app.advance(frames: 10)
        #expect(model.count == 1)
        model.count = 5
        await app.advance(frames: 10)
        #expect(model.count == 6 && app.diagnostics.isEmpty)
    }

    @Test func closuresThatChangeEachOtherAreNamedWithBothPlaces() async throws {
        let (app, screen) = try await launch()
        let model = Model()
        screen.observe(screen) { _ in model.other = model.count + 1 }
        let secondLine = #line + 1
        screen.observe(screen) { _ in model.count = model.other + 1 }
        await app.advance(frames: 260)
        let report = try #require(app.diagnostics.first { $0.code == "observation.loop" })
        #expect(
            report.message.contains("ObserveTests.swift:\(secondLine)") && report.message.contains("ObserveTests.swift:\(secondLine - 2)"))
        let count = model.count
        await app.advance(frames: 5)
        #expect(model.count == count && count <= 2 * 101)
    }

    @Test(arguments: [true, false]) func anObservationWhileVisibleIsResumed(usesController: Bool) async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let (screen, model) = (Screen(), Model())
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        let subscription = screen.observe(screen) { screen in screen.log.append("\(model.count)") }
        subscription.lifetime(usesController ? .whileVisible(screen) : .whileVisible(screen.view))
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        for count in 1...2 {
            model.count = count
            try await app.settle()
        }
        #expect(screen.log == ["0"])
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(screen.log == ["0", "2"])
        model.count = 3
        try await app.settle()
        #expect(screen.log == ["0", "2", "3"])
        subscription.cancel()
        navigation.pushViewController(UIViewController(), animated: false)
        model.count = 4
        try await app.settle()
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(screen.log == ["0", "2", "3"])
    }

    @Test func aClosureMayCorrectItsModel() async throws {
        let (app, screen) = try await launch()
        let model = Model()
        screen.observe(screen) { _ in if model.count > 10 { model.count = 10 } }
        for value in 0..<200 {
            model.count = value
            await app.advance(frames: 2)
        }
        #expect(model.count == 10)
        #expect(!app.diagnostics.contains { $0.code == "observation.loop" })
    }
}
