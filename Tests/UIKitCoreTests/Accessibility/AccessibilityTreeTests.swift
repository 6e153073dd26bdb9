import CaretTesting
import Testing
import UIKit

/// Which elements are in the tree, and their order.
@MainActor @Suite(.app) struct AccessibilityTreeTests {
    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> (UIView, CGRect) {
        (UILabel(saying: text), CGRect(x: x, y: y, width: 80, height: 30))
    }

    private func labels(_ app: TestApp) -> [String] { app.accessibility.flatMap(\.all).compactMap(\.label) }

    @Test func elementsAreReadByRowsFromTopLeft() async throws {
        let app = try await accessibilityStage([
            label("d", 200, 300), label("c", 20, 305), label("a", 20, 100), label("b", 200, 95),
        ])
        #expect(labels(app) == ["a", "b", "c", "d"])
    }

    @Test func plainViewsAreOmittedAndGroupsStayTogether() async throws {
        let group = UIView()
        for (index, text) in ["a1", "a2"].enumerated() {
            let view = UILabel(saying: text)
            view.frame = CGRect(x: 0, y: index * 100, width: 80, height: 30)
            group.addSubview(view)
        }
        let left = (group, CGRect(x: 20, y: 100, width: 100, height: 200))
        let app = try await accessibilityStage([left, label("b1", 200, 100), label("b2", 200, 200)])
        #expect(labels(app) == ["a1", "b1", "a2", "b2"])
        group.shouldGroupAccessibilityChildren = true
        #expect(labels(app) == ["a1", "a2", "b1", "b2"])
        #expect(app.accessibility.first?.role == "group")
    }

    @Test func theElementsOfAContainerAreReadInItsOrder() async throws {
        let view = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "drawn"
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
        let inner = UILabel(saying: "shown")
        inner.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        let left = UILabel(saying: "left out")
        left.frame = CGRect(x: 0, y: 50, width: 50, height: 20)
        view.addSubview(inner)
        view.addSubview(left)
        view.accessibilityElements = [element, inner, view]
        let app = try await accessibilityStage([(view, CGRect(x: 100, y: 200, width: 100, height: 100))])
        #expect(labels(app) == ["drawn", "shown"])
        #expect(try app.accessibilityElement("drawn").frame == CGRect(x: 110, y: 220, width: 30, height: 40))
        #expect(view.index(ofAccessibilityElement: inner) == 1)
        #expect(view.accessibilityElementCount() == 3)
        #expect(view.accessibilityElement(at: 7) == nil)
    }

    @Test func aContainerMayProvideItsElementsByMethods() async throws {
        let app = try await accessibilityStage([(Counted(), CGRect(x: 0, y: 100, width: 100, height: 100))])
        #expect(labels(app) == ["0", "1", "2"])
    }

    @Test func elementsThatListEachOtherEndTheTraversal() async throws {
        let view = UIView()
        let (one, other) = (UIAccessibilityElement(accessibilityContainer: view), UIAccessibilityElement(accessibilityContainer: view))
        for element in [one, other] { element.isAccessibilityElement = false }
        one.accessibilityElements = [other]
        other.accessibilityElements = [one]
        view.accessibilityElements = [one]
        let app = try await accessibilityStage([(view, CGRect(x: 0, y: 100, width: 100, height: 100))])
        #expect(app.accessibility.isEmpty)
    }

    @Test func invisibleElementsAreOmitted() async throws {
        let views = ["hidden", "clear", "said", "empty", "outside"].map { ($0, UILabel(saying: $0)) }
        views[0].1.isHidden = true
        views[1].1.alpha = 0
        views[2].1.accessibilityElementsHidden = true
        var stage: [(UIView, CGRect)] = views.map { ($0.1, CGRect(x: 20, y: 100, width: 80, height: 30)) }
        stage[3].1 = .zero
        stage[4].1.origin.x = 5000
        #expect(labels(try await accessibilityStage(stage)).isEmpty)
    }

    @Test func elementsThatCanBeScrolledToAreIncluded() async throws {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 300, height: 4000)
        let view = UILabel(saying: "below")
        view.frame = CGRect(x: 0, y: 3000, width: 80, height: 30)
        scroll.addSubview(view)
        let app = try await accessibilityStage([(scroll, CGRect(x: 0, y: 100, width: 300, height: 400))])
        #expect(app.accessibilityTree() == "scrollArea\n  text \"below\"")
        try await app.perform(.focus, on: "below")
        #expect(scroll.contentOffset.y > 2500)
        #expect(try app.accessibilityElement("below").isFocused)
    }

    @Test func aModalViewHidesItsSiblings() async throws {
        let modal = UIView()
        let inner = UILabel(saying: "question")
        inner.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        modal.addSubview(inner)
        modal.accessibilityViewIsModal = true
        let app = try await accessibilityStage([label("behind", 20, 100), (modal, CGRect(x: 20, y: 300, width: 100, height: 100))])
        #expect(app.accessibilityTree() == "group modal\n  text \"question\"")
        modal.isHidden = true
        #expect(labels(app) == ["behind"])
    }

    @Test func dataTablesHaveRowsAndCells() async throws {
        let app = try await accessibilityStage([(DataTable(), CGRect(x: 20, y: 100, width: 200, height: 100))])
        let expected = """
            table "Prices"
              row
                text "wide" column header
              row
                text "1/0" row header
                text "1/1"
            """
        #expect(app.accessibilityTree() == expected)
    }
}

private final class Counted: UIView {
    private lazy var elements = (0..<3).map { index in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "\(index)"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 60 - index * 30, width: 30, height: 30)
        return element
    }
    override func accessibilityElementCount() -> Int { 3 }
    override func accessibilityElement(at index: Int) -> Any? { elements[index] }
}

private final class DataCell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1)
    var columns = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
}

private final class DataTable: UIView, UIAccessibilityContainerDataTable {
    private lazy var wide = cell("wide", row: 0, columns: NSRange(location: 0, length: 2))
    private lazy var cells = (0..<2).map { cell("1/\($0)", row: 1, columns: NSRange(location: $0, length: 1)) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityContainerType = .dataTable
        accessibilityLabel = "Prices"
    }

    required init?(coder: NSCoder) { nil }

    private func cell(_ text: String, row: Int, columns: NSRange) -> DataCell {
        let cell = DataCell(accessibilityContainer: self)
        cell.accessibilityLabel = text
        cell.accessibilityTraits = .staticText
        cell.accessibilityFrameInContainerSpace = CGRect(x: columns.location * 100, y: row * 50, width: columns.length * 100, height: 50)
        (cell.rows.location, cell.columns) = (row, columns)
        return cell
    }

    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
        row == 0 ? wide : cells[column]
    }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { [wide] }
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { row == 0 ? nil : [cells[0]] }
}
