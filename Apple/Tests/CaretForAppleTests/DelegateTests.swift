import CaretForApple
import CaretTesting
import Foundation
import Testing
import UIKit

/// Forwarders beside the app's delegates: one delegate of each shape.
@MainActor @Suite(.app) struct DelegateTests {
    /// Records what a delegate was told.
    @MainActor private final class Log { var lines: [String] = [] }

    private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
        let log: Log
        init(_ log: Log) { self.log = log }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.lines.append("delegate \(indexPath.row)") }
    }

    private final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.tag += 1 }
    }

    private final class Answers: NSObject, UITextFieldDelegate {
        var mayReturn = true
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
    }

    private func launch() async throws -> (TestApp, UIViewController, UITableView) {
        let controller = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        controller.view.addSubview(table)
        return (app, controller, table)
    }

    // MARK: - Events

    @Test func theDelegateIsCalledFirst() async throws {
        let (app, _, table) = try await launch()
        let log = Log()
        let rows = Rows(log)
        (table.dataSource, table.delegate) = (rows, rows)
        table.on(.didSelectRow) { log.lines.append("closure \($0.row)") }
        try await app.settle()
        await app.tap(at: CGPoint(x: 50, y: 160))
        try await app.settle()
        #expect(log.lines == ["delegate 1", "closure 1"])
        #expect(table.delegate !== rows, "the forwarder is the delegate")
    }

    @Test func aDelegateThatIsSetLaterIsAdoptedByTheNextHandler() async throws {
        let (app, _, table) = try await launch()
        let log = Log()
        let rows = Rows(log)
        table.dataSource = rows
        table.on(.didSelectRow) { log.lines.append("first \($0.row)") }
        table.delegate = rows
        table.on(.didSelectRow) { log.lines.append("second \($0.row)") }
        try await app.settle()
        await app.tap(at: CGPoint(x: 50, y: 160))
        try await app.settle()
        #expect(log.lines == ["delegate 1", "first 1", "second 1"])
    }

    @Test func scrollHandlersOfAListUseTheSameForwarder() async throws {
        let (app, _, table) = try await launch()
        let heights = Heights()
        table.delegate = heights
        var offsets: [CGFloat] = []
        table.on(.didScroll) { offsets.append($0.y) }
        table.answer(.numberOfRowsInSection) { _ in 30 }
        table.answer(.cellForRow) { _ in UITableViewCell() }
        try await app.settle()
        table.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(offsets.last == 50 && table.tag > 0)
    }

    // MARK: - Questions

    @Test func theDelegatesValueCountsAndElseTheLastClosure() async throws {
        let (app, _, table) = try await launch()
        table.answer(.numberOfRowsInSection) { _ in 3 }
        table.answer(.cellForRow) { _ in UITableViewCell() }
        table.answer(.heightForRow) { path in path.row == 0 ? 100 : 50 }
        try await app.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100 && table.numberOfRows(inSection: 0) == 3)
        let heights = Heights()
        table.delegate = heights
        table.on(.didSelectRow) { _ in }
        table.reloadData()
        try await app.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 77)
    }

    @Test func aDelegateWithoutTheMethodDoesNotAnswer() async throws {
        let (app, _, table) = try await launch()
        let rows = Rows(Log())
        (table.dataSource, table.delegate) = (rows, rows)
        let token = table.answer(.heightForRow) { _ in 66 }
        try await app.settle()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 66)
        token.cancel()
        table.rowHeight = 44
        table.reloadData()
        try await app.settle()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    }

    @Test func aQuestionWithoutAnAnswerLeavesTheQuestionAroundIt() async throws {
        final class Nested: NSObject, UITableViewDelegate {
            weak var other: UITableView?
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                // Nobody has a height for the rows of the other table.
                other?.reloadData()
                other?.layoutIfNeeded()
                return 77
            }
        }
        let (app, controller, table) = try await launch()
        let (other, nested) = (UITableView(frame: CGRect(x: 0, y: 500, width: 300, height: 200)), Nested())
        controller.view.addSubview(other)
        other.answer(.numberOfRowsInSection) { _ in 2 }
        other.answer(.cellForRow) { _ in UITableViewCell() }
        other.on(.didSelectRow) { _ in }
        nested.other = other
        table.delegate = nested
        table.answer(.numberOfRowsInSection) { _ in 3 }
        table.answer(.cellForRow) { _ in UITableViewCell() }
        table.answer(.heightForRow) { _ in 66 }
        try await app.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 77)
    }

    @Test func allMustAgree() async throws {
        let (app, controller, _) = try await launch()
        let (field, answers) = (UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40)), Answers())
        controller.view.addSubview(field)
        field.delegate = answers
        var (asked, agrees) = (0, true)
        field.answer(.shouldReturn) {
            asked += 1
            return agrees
        }
        var ends = 0
        field.on(.primaryActionTriggered) { ends += 1 }
        field.becomeFirstResponder()
        for (delegate, closure) in [(true, true), (true, false), (false, true)] {
            (answers.mayReturn, agrees) = (delegate, closure)
            await app.press(.return)
            try await app.settle()
        }
        #expect(asked == 3 && ends == 1)
    }

    // MARK: - Data sources

    @Test func aTableNeedsNoDataSource() async throws {
        let (app, _, table) = try await launch()
        table.answer(.numberOfRowsInSection) { _ in 2 }
        table.answer(.cellForRow) { path in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(path.row)"
            return cell
        }
        table.answer(.titleForHeaderInSection) { _ in "Header" }
        try await app.settle()
        #expect(app.exists(.label("Row 1")) && app.exists(.label("Header")))
    }

    @Test func listsAreDescribedByRows() async throws {
        let (app, _, table) = try await launch()
        let log = Log()
        table.on(.didSelectRow) { log.lines.append("closure \($0.row)") }
        table.sections([
            Section {
                Row("a", .default, "Apple").onSelect { log.lines.append("apple") }
                Row("b", .default, "Pear").onSelect { log.lines.append("pear") }
            }
        ])
        try await app.settle()
        try await app.tap(.label("Pear"))
        try await app.settle()
        #expect(log.lines == ["pear", "closure 1"])
    }

    @Test func pickersHaveTitlesAndReportSelections() async throws {
        let (app, controller, _) = try await launch()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 500, width: 320, height: 216))
        picker.answer(.numberOfRows) { _ in 5 }
        picker.answer(.titleForRow) { place in "Wheel \(place.row)" }
        controller.view.addSubview(picker)
        try await app.settle()
        #expect(picker.numberOfRows(inComponent: 0) == 5 && app.exists(.label("Wheel 1")))
    }

    @Test func pagesAreProvidedByClosures() async throws {
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIViewController(), UIViewController())
        book.answer(.viewControllerAfter) { $0 === first ? second : nil }
        book.setViewControllers([first], direction: .forward, animated: false)
        let app = try await TestApp.launch(showing: { book })
        try await app.swipe(.left)
        try await app.settle()
        #expect(book.viewControllers?.first === second)
    }

    // MARK: - Lifetimes

    @Test func anObjectReleasesItsForwarder() async throws {
        let (app, _, _) = try await launch()
        weak var captured: Log?
        weak var list: UITableView?
        do {
            let (log, table) = (Log(), UITableView())
            table.on(.didSelectRow) { _ in log.lines.append("") }
            table.answer(.heightForRow) { _ in CGFloat(log.lines.count) }
            (captured, list) = (log, table)
        }
        await app.advance(frames: 2)
        #expect(captured == nil && list == nil)
    }
}
