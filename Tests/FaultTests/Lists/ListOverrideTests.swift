import MapKit
import Testing
import UIKit
import UIKitCore

/// Members that apps override, and classes that are registered.
@Suite @MainActor struct ListOverrideTests {
    final class Table: UITableView {
        var log: [String] = []
        override weak var delegate: (any UITableViewDelegate)? { didSet { log.append("delegate") } }
        override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { log.append("cell \(identifier)") }
        override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { log.append("strip \(identifier)") }
        override func rect(forSection section: Int) -> CGRect { logged("section", super.rect(forSection: section)) }
        override func rectForRow(at indexPath: IndexPath) -> CGRect { logged("row", super.rectForRow(at: indexPath)) }
        override func rectForHeader(inSection section: Int) -> CGRect { logged("header", super.rectForHeader(inSection: section)) }
        override func rectForFooter(inSection section: Int) -> CGRect { logged("footer", super.rectForFooter(inSection: section)) }
        override func indexPathForRow(at point: CGPoint) -> IndexPath? { logged("at", super.indexPathForRow(at: point)) }
        override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { logged("in", super.indexPathsForRows(in: rect)) }
        override var adjustedContentInset: UIEdgeInsets { logged("inset", super.adjustedContentInset) }

        private func logged<Value>(_ word: String, _ value: Value) -> Value {
            log.append(word)
            return value
        }
    }

    final class List: UICollectionView {
        var log: [String] = []
        override weak var delegate: (any UICollectionViewDelegate)? { didSet { log.append("delegate") } }
        override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { log.append("cell \(identifier)") }
        override func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
            log.append("\(kind) \(identifier)")
        }
        override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [IndexPath(index: 7)] }
        override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [UICollectionReusableView()] }
        override func indexPathForItem(at point: CGPoint) -> IndexPath? { IndexPath(index: 1) }
        override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { IndexPath(index: 2) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
        override func layoutAttributesForSupplementaryElement(
            ofKind kind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        override var indexPathsForSelectedItems: [IndexPath]? { [IndexPath(index: 3)] }
    }

    final class Scroll: UIScrollView {
        var changes = 0
        override weak var delegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
    }

    final class Text: UITextView {
        var changes = 0
        override weak var delegate: (any UITextViewDelegate)? { didSet { changes += 1 } }
    }

    final class Navigation: UINavigationController {
        var changes = 0
        override weak var delegate: (any UINavigationControllerDelegate)? { didSet { changes += 1 } }
    }

    final class Progress: UIPageControlProgress {
        var changes = 0
        override weak var delegate: (any UIPageControlProgressDelegate)? { didSet { changes += 1 } }
    }

    final class Everything: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate, UINavigationControllerDelegate,
        UIPageControlProgressDelegate
    {}

    @Test func `F4 members of tables may be overridden`() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        table.log = []
        table.register(UINib?.none, forCellReuseIdentifier: "a")
        table.register(UINib?.none, forHeaderFooterViewReuseIdentifier: "b")
        let path = IndexPath(row: 0, section: 0)
        _ = (table.rect(forSection: 0), table.rectForRow(at: path), table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))
        _ = (table.indexPathForRow(at: .zero), table.indexPathsForRows(in: table.bounds))
        #expect(table.log.filter { $0 != "inset" } == ["cell a", "strip b", "section", "row", "header", "footer", "at", "in"])
        _ = table.adjustedContentInset
        #expect(table.log.last == "inset")
    }

    @Test func `F4 members of collection views may be overridden`() {
        let list = List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UINib?.none, forCellWithReuseIdentifier: "a")
        list.register(UINib?.none, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "b")
        #expect(list.log == ["cell a", "kind b"])
        let view: UICollectionView = list
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "") == [IndexPath(index: 7)])
        #expect(view.visibleSupplementaryViews(ofKind: "").count == 1)
        #expect(view.indexPathForItem(at: .zero) == IndexPath(index: 1))
        #expect(view.indexPath(for: UICollectionViewCell()) == IndexPath(index: 2))
        #expect(view.indexPathsForSelectedItems == [IndexPath(index: 3)])
        let path = IndexPath(item: 0, section: 0)
        #expect(view.layoutAttributesForItem(at: path) == nil)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: "", at: path) == nil)
    }

    @Test func `F4 weak delegates may be overridden, and retain nothing`() {
        let (scroll, text, navigation, progress) = (Scroll(), Text(), Navigation(), Progress())
        let table = Table(frame: .zero, style: .plain)
        table.log = []
        do {
            let delegate = Everything()
            scroll.delegate = delegate
            text.delegate = delegate
            navigation.delegate = delegate
            progress.delegate = delegate
            table.delegate = delegate
            let list = List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            list.delegate = delegate
            #expect(list.log == ["delegate"] && table.log == ["delegate"] && table.delegate === delegate)
            #expect((table as UIScrollView).delegate === delegate && (text as UIScrollView).delegate === delegate)
        }
        let changes = [scroll.changes, text.changes, navigation.changes, progress.changes]
        #expect(changes == [1, 1, 1, 1])
        #expect(scroll.delegate == nil)
        #expect(text.delegate == nil)
        #expect(navigation.delegate == nil)
        #expect(progress.delegate == nil)
        #expect(table.delegate == nil)
    }

    // MARK: - Classes of the wrong kind

    @Test func `B7 registering a class of the wrong kind does not trap`() {
        let table = UITableView()
        table.register(UIView.self, forCellReuseIdentifier: "a")
        table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "a")
        let layout = UICollectionViewFlowLayout()
        layout.register(UIView.self, forDecorationViewOfKind: "a")
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UIView.self, forCellWithReuseIdentifier: "a")
        list.register(UIView.self, forSupplementaryViewOfKind: "b", withReuseIdentifier: "a")
        MKMapView().register(UIView.self, forAnnotationViewWithReuseIdentifier: "a")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a") != nil)
    }

    private func failure(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    @Test func `B7 a cell of a wrong class stops the program when it is dequeued`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView()
                table.register(UIView.self, forCellReuseIdentifier: "row")
                _ = table.dequeueReusableCell(withIdentifier: "row")
            }
        }
        #expect(try failure(result).contains("UIView is registered for the cells 'row', but is no UITableViewCell"))
    }

    @Test func `B7 an item of a wrong class stops the program when it is dequeued`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                list.register(UITableViewCell.self, forCellWithReuseIdentifier: "item")
                _ = list.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
            }
        }
        #expect(try failure(result).contains("UITableViewCell is registered for the cells 'item', but is no UICollectionViewCell"))
    }
}
