import Caret
import CaretTesting
import Observation
import Testing

/// The lines in diagnostics of fields, galleries, frames and lists.
@MainActor @Suite(.app) struct SiteFaultTests {
    @MainActor @Observable final class Model {
        var name = ""
        var isOn = false
        var number: Float = 0
    }

    private static let file = "FaultTests/SiteFaultTests.swift"

    @Test func `I6 two fields with one id are reported with their own lines`() async throws {
        let controller = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        controller.view.addSubview(table)
        var line = 0
        let form = Form(of: Model()) {
            Fields {
                Field(text: "Name", \.name)
                Field(toggle: "Name", \.isOn)
            }
        }
        line = #line - 3
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        table.show(form)
        try await app.settle()
        let report = app.diagnostics.first { $0.code == "list.duplicate-id" }
        #expect(report?.message.contains("\(Self.file):\(line - 1) and \(Self.file):\(line)") == true, "\(app.diagnostics)")
        #expect(report?.fileID == Self.file && report?.line == line)
    }

    @Test func `I6 handlers of a field's controls are named by the field's line`() async throws {
        let (controller, model) = (UIViewController(), Model())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        controller.view.addSubview(table)
        let form = Form(of: model) { Fields { Field(slider: "Number", \.number) } }
        let line = #line - 1
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        table.show(form)
        try await app.settle()
        // All handlers of the table are removed, and report their origin.
        let report = leakAudit { (model, [table]) }
        let named = [report?.guilty].compactMap { $0 } + (report?.alsoEnded ?? [])
        #expect(named.contains("\(Self.file):\(line)"), "\(named)")
        #expect(named.allSatisfy { $0.hasPrefix("FaultTests/") }, "\(named)")
    }

    @Test func `I6 two pages of a gallery with one id are reported with the gallery's line`() async throws {
        struct Photo: Identifiable { let id = 1 }
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        let line = #line + 1
        let gallery = Gallery(items: [Photo(), Photo()]) { _ in UIView() }
        gallery.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        controller.view.addSubview(gallery)
        try await app.settle()
        let report = app.diagnostics.first { $0.code == "list.duplicate-id" }
        #expect(report?.fileID == Self.file && report?.line == line, "\(app.diagnostics)")
    }

    @Test func `I6 frames of a view are named by the line that requests them`() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        @MainActor final class Screen {
            let view = UIView()
            var count = 0
        }
        var line = 0
        let report = leakAudit {
            let screen = Screen()
            line = #line + 1
            let frames = screen.view.frames()
            Task { for await _ in frames { screen.count += 1 } }
            return (screen, [screen.view])
        }
        #expect(report?.waiting == ["\(Self.file):\(line)"])
        let other = leakAudit {
            let screen = Screen()
            let frames = screen.view.frames
            Task { for await _ in frames { screen.count += 1 } }
            return (screen, [screen.view])
        }
        #expect(other?.waiting == ["frames of UIView"])
    }

    @Test func `I12 a cell without a row is reported with the list's line`() async throws {
        let (controller, table) = (UIViewController(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 300, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        for view in [table, grid] { controller.view.addSubview(view) }
        let line = #line + 1
        table.sections { Section { Row("a", .default, "A") } }
        grid.sections { Section { Row("a", cell: UICollectionViewCell.self) } }
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        try await app.settle()
        #expect(app.diagnostics.isEmpty)
        _ = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 7, section: 0))
        _ = grid.dataSource?.collectionView(grid, cellForItemAt: IndexPath(item: 7, section: 0))
        let reports = app.diagnostics.filter { $0.code == "list.missing-row" }
        #expect(reports.map(\.line) == [line, line + 1] && reports.allSatisfy { $0.fileID == Self.file }, "\(reports)")
    }
}
