import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Invalid lengths: lists report them, and stay usable.
@Suite(.app) @MainActor struct BadLengthTests {
    nonisolated static let lengths: [CGFloat] = [0, -5, .nan, .infinity, -1, .greatestFiniteMagnitude]

    /// Returns the size of each item.
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        let size: CGSize
        init(_ size: CGSize) { self.size = size }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { indexPath.item == 1 ? size : CGSize(width: 50, height: 50) }
    }

    private func isSound(_ view: UICollectionView) -> Bool {
        let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        return frames.count == 4 && frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0 }
            && view.contentSize.height.isFinite && view.contentSize.width.isFinite
    }

    @Test(arguments: lengths, [true, false]) func invalidItemSizesOfALayoutAreReported(length: CGFloat, isWidth: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let size = isWidth ? CGSize(width: length, height: 50) : CGSize(width: 50, height: length)
        let view = UICollectionView.make(Items(4), itemSize: size)
        let found = reported { stage.show(view) }
        #expect(isSound(view))
        #expect(found.contains("collection.item-size") == (length != 0), "\(found)")
        view.contentOffset.y = 100
        stage.advance(2)
    }

    @Test(arguments: lengths, [true, false]) func oneInvalidItemSizeAmongOthersIsReported(length: CGFloat, isWidth: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let sizes = Sizes(isWidth ? CGSize(width: length, height: 50) : CGSize(width: 50, height: length))
        let view = UICollectionView.make(Items(4), itemSize: CGSize(width: 50, height: 50))
        view.delegate = sizes
        let found = reported { stage.show(view) }
        #expect(isSound(view))
        #expect(found.contains("collection.item-size") == (length != 0), "\(found)")
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 50, height: 50))
    }

    @Test func theAutomaticSizeIsAnEstimateAndNoSize() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UICollectionView.make(Items(4), itemSize: UICollectionViewFlowLayout.automaticSize)
        let found = reported { stage.show(view) }
        #expect(isSound(view) && found.contains("collection.item-size"))
    }

    @Test(arguments: lengths) func invalidEstimatesOfRowsAreReported(length: CGFloat) throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(40), rowHeight: UITableView.automaticDimension)
        table.estimatedRowHeight = length
        let isFine = length == 0 || length == UITableView.automaticDimension
        let found = reported { stage.show(table) }
        #expect(found.contains("table.length") == !isFine, "\(found)")
        #expect(table.visibleCells.map(\.frame.minY).prefix(3) == [0, 44, 88] && table.contentSize.height == 40 * 44)
    }

    @Test(arguments: lengths) func invalidHeightsOfRowsAreReported(length: CGFloat) throws {
        let stage = try Stage()
        defer { stage.end() }
        let table = UITableView.make(Rows(40), rowHeight: length)
        let isFine = length == 0 || length == UITableView.automaticDimension
        let found = reported { stage.show(table) }
        #expect(found.contains("table.length") == !isFine, "\(found)")
        #expect(table.contentSize.height.isFinite && table.rectForRow(at: IndexPath(row: 39, section: 0)).minY.isFinite)
    }

    @Test(arguments: lengths) func invalidTopPaddingOfHeadersKeepsTheLayoutFinite(length: CGFloat) throws {
        let stage = try Stage()
        defer { stage.end() }
        let rows = Rows(2, 2)
        rows.titles = ["A", "B"]
        let table = UITableView.make(rows)
        table.sectionHeaderTopPadding = length
        stage.show(table)
        #expect(table.contentSize.height.isFinite && table.visibleCells.count == 4)
    }
}

/// Invalid answers of a data source, and updates that contradict each other.
@Suite struct BadUpdateExitTests {
    private func words(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    @Test func aNegativeNumberOfItemsStopsWithTheNumber() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView.make(Items(3, -1), itemSize: CGSize(width: 50, height: 50))
                _ = view.numberOfSections
            }
        }
        let text = try words(result)
        #expect(text.contains("reports -1 items in section 1. Return 0 or more."), "\(text)")
    }

    @Test func reloadingATableInABatchStopsWithAMessage() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let rows = Rows(3)
                let table = UITableView.make(rows)
                table.performBatchUpdates {
                    rows.sections[0].append("new")
                    table.reloadData()
                    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
                }
            }
        }
        let text = try words(result)
        #expect(text.contains("reloadData() was called within performBatchUpdates"), "\(text)")
    }

    @Test func reloadingACollectionViewInABatchStopsWithAMessage() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let items = Items(3)
                let view = UICollectionView.make(items, itemSize: CGSize(width: 50, height: 50))
                view.performBatchUpdates {
                    items.sections = [4]
                    view.reloadData()
                    view.insertItems(at: [IndexPath(item: 3, section: 0)])
                }
            }
        }
        let text = try words(result)
        #expect(text.contains("reloadData() was called within performBatchUpdates"), "\(text)")
    }

    @Test func aSectionOfATableThatIsMovedTwiceStops() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView.make(Rows(1, 1, 1))
                table.performBatchUpdates {
                    table.moveSection(0, toSection: 1)
                    table.moveSection(0, toSection: 2)
                }
            }
        }
        let text = try words(result)
        #expect(text.contains("multiple moves from the same section (0)"), "\(text)")
    }

    @Test func anItemThatIsDeletedAndReloadedStops() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let items = Items(3)
                let view = UICollectionView.make(items, itemSize: CGSize(width: 50, height: 50))
                view.performBatchUpdates {
                    items.sections = [2]
                    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
                }
            }
        }
        let text = try words(result)
        #expect(text.contains("attempt to delete and reload the same index path ([0, 1])"), "\(text)")
    }
}
