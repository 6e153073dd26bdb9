import Caret
import CaretTesting
import Testing

/// Closures beside a delegate.
@MainActor @Suite(.app) struct DelegateClosureTests {
    private final class FieldDelegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var mayReturn = true
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("delegate asked")
            return mayReturn
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("delegate began") }
    }

    private final class HeightDelegate: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 31 }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    }

    private func launch(_ field: UITextField) async throws -> TestApp {
        let controller = UIViewController()
        return try await TestApp.launch(showing: {
            field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            controller.view.addSubview(field)
            return controller
        })
    }

    @Test func `R42 what happened reaches the delegate first, then closures in order`() async throws {
        let field = UITextField()
        let fieldDelegate = FieldDelegate()
        field.delegate = fieldDelegate
        for name in ["one", "two"] { field.on(.didBeginEditing) { fieldDelegate.log.append(name) } }
        _ = try await launch(field)
        field.becomeFirstResponder()
        #expect(fieldDelegate.log == ["delegate began", "one", "two"])
    }

    @Test func `R42 an action is performed if all agree, and all are asked`() async throws {
        let field = UITextField()
        let fieldDelegate = FieldDelegate()
        field.delegate = fieldDelegate
        var answers = (first: true, second: true)
        field.answer(.shouldReturn) {
            fieldDelegate.log.append("first asked"); return answers.first
        }
        field.answer(.shouldReturn) {
            fieldDelegate.log.append("second asked"); return answers.second
        }
        let app = try await launch(field)
        var ends = 0
        field.on(.editingDidEndOnExit) { _ in ends += 1 }
        for (delegate, first, second) in [(true, true, true), (false, true, true), (true, false, true), (true, true, false)] {
            field.becomeFirstResponder()
            fieldDelegate.log = []
            (fieldDelegate.mayReturn, answers) = (delegate, (first, second))
            await app.press(.return)
            #expect(fieldDelegate.log == ["delegate asked", "first asked", "second asked"])
            #expect((ends == 1) == (delegate && first && second))
            ends = 0
        }
    }

    @Test func `R42 a value is the delegate's if it has the method, else that of the closure set last`() async throws {
        let heights = HeightDelegate()
        let data = NumberSource()
        let (app, table) = try await ListScreen.launch { table in
            table.dataSource = data
            table.delegate = heights
            table.answer(.heightForHeaderInSection) { _ in 99 }
            table.answer(.heightForRow) { _ in 50 }
            table.answer(.heightForRow) { path in path.row == 0 ? 80 : 60 }
        }
        #expect(table.rectForHeader(inSection: 0).height == 31)
        #expect((0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [80, 60])
        let reports = app.diagnostics.filter { $0.code == "delegate.second-answer" }
        #expect(reports.count == 1 && reports[0].message.components(separatedBy: "DelegateClosureTests.swift:").count == 3)
    }

    private final class NumberSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test func aTableNeedsNoDataSource() async throws {
        let (_, table) = try await ListScreen.launch { table in
            table.answer(.numberOfSections) { 2 }
            table.answer(.numberOfRowsInSection) { section in section + 1 }
            table.answer(.titleForHeaderInSection) { section in section == 0 ? "First" : nil }
            table.answer(.cellForRow) { path in
                let cell = UITableViewCell()
                cell.textLabel?.text = "\(path.section).\(path.row)"
                return cell
            }
        }
        #expect(table.words == ["0.0", "1.0", "1.1"] && table.headerView(forSection: 0)?.textLabel?.text == "First")
    }

    @Test func closuresChangeTheTargetOfScrolling() async throws {
        var ends: [Bool] = []
        let (app, table) = try await ListScreen.launch { table in
            table.sections { Section { for row in 0..<100 { Row(row, .default, "\(row)") } } }
            table.answer(.willEndDragging) { drag in CGPoint(x: 0, y: (drag.target.y / 44).rounded() * 44) }
            table.on(.didEndDragging) { ends.append($0) }
        }
        try await app.swipe(.up)
        try await app.settle()
        #expect(!ends.isEmpty && table.contentOffset.y > 44)
        #expect(table.contentOffset.y.truncatingRemainder(dividingBy: 44) == 0)
    }

    @Test func anAnswerEndsWithItsOwner() async throws {
        final class Owner {}
        let field = UITextField()
        let app = try await launch(field)
        var ends = 0
        field.on(.editingDidEndOnExit) { _ in ends += 1 }
        var owner: Owner? = Owner()
        if let owner { field.answer(.shouldReturn, owner) { _ in false } }
        field.becomeFirstResponder()
        await app.press(.return)
        #expect(ends == 0)
        owner = nil
        field.becomeFirstResponder()
        await app.press(.return)
        #expect(ends == 1)
    }

    @Test func anAnswerThatReplacesTheAnswerOfAFreedOwnerIsNotReported() async throws {
        final class Owner {}
        let field = UITextField()
        let app = try await launch(field)
        var owner: Owner? = Owner()
        if let owner { field.answer(.shouldReturn, owner) { _ in false } }
        let table = UITableView()
        if let owner { table.answer(.heightForRow, owner) { _, _ in 50 } }
        owner = nil
        table.answer(.heightForRow) { _ in 60 }
        #expect(app.diagnostics.isEmpty)
        table.answer(.heightForRow) { _ in 70 }
        #expect(app.diagnostics.map(\.code) == ["delegate.second-answer"])
    }

    @Test func gesturesNavigationAndFlowLayoutsAskClosures() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        var shownControllers: [UIViewController] = []
        navigation.on(.didShow) { shownControllers.append($0.viewController) }
        let layout = UICollectionViewFlowLayout()
        let grid = UICollectionView(frame: CGRect(x: 0, y: 200, width: 300, height: 300), collectionViewLayout: layout)
        grid.answer(.sizeForItem) { path in CGSize(width: 50, height: 30 + CGFloat(path.item)) }
        grid.sections { Section { for item in 0..<3 { Row(item, cell: UICollectionViewCell.self) } } }
        let tap = UITapGestureRecognizer()
        var (taps, calls) = (0, 0)
        tap.on(.tap) { _ in taps += 1 }
        tap.answer(.shouldBegin) {
            calls += 1; return calls > 1
        }
        root.view.addSubview(grid)
        root.view.addGestureRecognizer(tap)
        let app = try await TestApp.launch(showing: { navigation })
        await app.advance(frames: 2)
        #expect(shownControllers.last === root)
        #expect(grid.visibleCells.map(\.bounds.height).sorted() == [30, 31, 32])
        await app.tap(at: CGPoint(x: 100, y: 150))
        await app.advance(by: .seconds(1))
        await app.tap(at: CGPoint(x: 100, y: 150))
        #expect(taps == 1 && calls == 2)
    }

    @Test func textsAndLayoutManagersHaveTheirOwnClosures() {
        let storage = NSTextStorage(string: "Caret")
        var log: [String] = []
        storage.onWillProcessEditing { log.append("will \($0.delta)") }
        let didProcess = storage.onDidProcessEditing { log.append("did \($0.range.location)") }
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "x")
        didProcess.cancel()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "yy")
        #expect(log == ["will -1", "did 1", "will 2"])
    }

    @Test func aBarItemHasSeveralHandlersBesideItsAction() {
        var log: [String] = []
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in log.append("action") })
        item.on(.tap) { log.append("one") }
        let second = item.on(.tap) { log.append("two") }
        item.fire()
        second.cancel()
        item.fire()
        #expect(log == ["action", "one", "two", "action", "one"])
    }
}
