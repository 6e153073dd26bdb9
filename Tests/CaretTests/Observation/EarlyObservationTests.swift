import Caret
import CaretTesting
import Observation
import Testing

/// Lists, forms and observers that exist before the app is launched.
@MainActor @Suite(.app) struct EarlyObservationTests {
    @MainActor @Observable final class Model {
        var names = ["a"]
        var isLong = false
        var text = ""
    }

    private let model = Model()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .insetGrouped)

    private func launch() async throws -> TestApp {
        let (screen, table) = (UIViewController(), table)
        let app = try await TestApp.launch(showing: { screen })
        screen.view.addSubview(table)
        try await app.settle()
        return app
    }

    @Test(arguments: [true, false]) func aListFollowsItsModel(changesBeforeLaunch: Bool) async throws {
        let model = model
        table.sections { Section { for name in model.names { Row(name, .default, name) } } }
        if changesBeforeLaunch { model.names = ["b"] }
        let app = try await launch()
        #expect(table.words == model.names)
        model.names = ["c", "d"]
        try await app.settle()
        #expect(table.words == ["c", "d"])
    }

    @Test(arguments: [true, false]) func aFormFollowsItsModel(changesBeforeLaunch: Bool) async throws {
        let model = model
        let form = Form(of: model) {
            Fields {
                Field(text: "Text", \.text).hidden { !$0.isLong }
                if model.isLong { Field(label: "Long") { _ in "" } }
                Field(label: "Last") { _ in "" }
            }
        }
        table.show(form)
        if changesBeforeLaunch { model.isLong = true }
        let app = try await launch()
        #expect(table.numberOfRows(inSection: 0) == (changesBeforeLaunch ? 3 : 1))
        model.isLong.toggle()
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) == (changesBeforeLaunch ? 1 : 3))
    }

    @Test func anObserverFollowsItsModel() async throws {
        final class Log { var texts: [String] = [] }
        let (model, log) = (model, Log())
        table.observe(log) { $0.texts.append(model.text) }
        model.text = "early"
        let app = try await launch()
        model.text = "late"
        try await app.settle()
        #expect(log.texts == ["", "early", "late"])
    }

    @Test func aTaskOfAnEarlyControllerEndsWithItsContainer() async throws {
        final class Log { var lines: [String] = [] }
        let (log, container, child) = (Log(), UIViewController(), UIViewController())
        container.addChild(child)
        child.task { _ in
            while !Task.isCancelled { await Task.yield() }
            log.lines.append("ended")
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        navigation.pushViewController(container, animated: false)
        await app.advance(frames: 4)
        #expect(log.lines == [])
        navigation.popViewController(animated: false)
        await app.advance(frames: 4)
        #expect(log.lines == ["ended"])
    }
}
