import CaretTesting
import Testing

@testable import UIKitCore

/// Tab in lists whose next rows are off the screen.
@MainActor @Suite(.app) struct TabInListTests {
    final class FieldCell: UITableViewCell {
        let field = UITextField(frame: CGRect(x: 20, y: 6, width: 200, height: 32))
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
        let after = UITextField(frame: CGRect(x: 20, y: 420, width: 200, height: 32))
        var texts: [String]
        var hasField: (Int) -> Bool

        init(_ count: Int, hasField: @escaping (Int) -> Bool) {
            texts = (0..<count).map(String.init)
            self.hasField = hasField
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 44
            table.register(FieldCell.self, forCellReuseIdentifier: "field")
            table.dataSource = self
            view.addSubview(table)
            view.addSubview(after)
            after.text = "after"
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            let field = (cell as? FieldCell)?.field
            field?.text = texts[indexPath.row]
            field?.isHidden = !hasField(indexPath.row)
            return cell
        }
    }

    private func launched(_ count: Int, hasField: @escaping (Int) -> Bool = { _ in true }) async throws -> (TestApp, Screen) {
        let screen = Screen(count, hasField: hasField)
        return (try await TestApp.launch(showing: { screen }), screen)
    }

    private func walk(_ app: TestApp, _ steps: Int, back: Bool = false) async throws -> [String] {
        var seen: [String] = []
        for _ in 0..<steps {
            await app.press(.tab, modifiers: back ? .shift : [])
            try await app.settle()
            seen.append((app.mainWindow.firstResponder as? UITextField)?.text ?? "nobody")
        }
        return seen
    }

    @Test func tabGoesThroughAllRowsAndShowsEach() async throws {
        let (app, screen) = try await launched(40)
        var seen: [String] = []
        for row in 0..<40 {
            seen += try await walk(app, 1)
            let field = try #require(app.mainWindow.firstResponder as? UIView)
            #expect(screen.table.bounds.contains(screen.table.convert(field.bounds, from: field)), "row \(row)")
        }
        #expect(seen == screen.texts)
        #expect(try await walk(app, 1) == ["after"])
    }

    @Test func shiftTabGoesBackThroughAllRows() async throws {
        let (app, screen) = try await launched(40)
        screen.table.scrollToRow(at: [0, 39], at: .bottom, animated: false)
        await app.advance(frames: 2)
        screen.after.becomeFirstResponder()
        #expect(try await walk(app, 40, back: true) == screen.texts.reversed())
    }

    @Test func aFieldAboveTheListIsPartOfTheOrder() async throws {
        let (app, screen) = try await launched(40)
        let search = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 32))
        search.text = "search"
        screen.view.addSubview(search)
        #expect(try await walk(app, 41) == ["search"] + screen.texts)
    }

    @Test func rowsWithoutFieldsAreSkipped() async throws {
        let (app, screen) = try await launched(60) { [0, 1, 12, 30].contains($0) }
        #expect(try await walk(app, 5) == ["0", "1", "12", "30", "after"])
        #expect(screen.table.contentOffset.y > 500)
    }

    @Test func withoutAFurtherFieldTheListDoesNotScroll() async throws {
        let (app, screen) = try await launched(100_000) { $0 < 2 }
        #expect(try await walk(app, 3) == ["0", "1", "after"])
        #expect(screen.table.contentOffset == .zero)
    }

    @Test func textInAFieldThatScrolledAwayIsStillTyped() async throws {
        let (app, screen) = try await launched(100)
        #expect(try await walk(app, 1) == ["0"])
        screen.table.contentOffset.y = 3000
        await app.advance(frames: 2)
        await app.type("!")
        let field = try #require(app.mainWindow.firstResponder as? UITextField)
        #expect(field.text == "0!" && screen.table.cellForRow(at: [0, 0])?.contentView === field.superview)
        #expect(try await walk(app, 1) == ["1"])
    }

    private final class Follower: NSObject, UITableViewDelegate {
        var offsets: [CGFloat] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test func rowsThatAreOnlyScannedAreNotReported() async throws {
        let (app, screen) = try await launched(60) { $0 == 0 }
        let follower = Follower()
        screen.table.delegate = follower
        screen.table.layoutIfNeeded()
        (screen.table.cellForRow(at: [0, 0]) as? FieldCell)?.field.becomeFirstResponder()
        try await app.settle()
        follower.offsets = []
        #expect(try await walk(app, 1) == ["after"])
        #expect(follower.offsets.isEmpty && screen.table.contentOffset == .zero)
    }
}
