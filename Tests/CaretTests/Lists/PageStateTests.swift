import Caret
import CaretTesting
import Testing

/// Pages that are cancelled or fail, and the place of their progress.
@MainActor @Suite(.app) struct PageStateTests {
    /// A table that knows whether it is laying out its rows.
    private final class LayoutTable: UITableView {
        private(set) var isInLayout = false

        override func layoutSubviews() {
            isInLayout = true
            super.layoutSubviews()
            isInLayout = false
        }
    }

    private struct Parts {
        let app: TestApp
        let feed: Feed
        let table: LayoutTable
        let list: SectionList<UITableViewCell>
    }

    private func launch(size: Int = 30, rows: Int = 0, _ setUp: (Parts) -> Void) async throws -> Parts {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        let (feed, table) = (Feed(size: size), LayoutTable())
        feed.rows = Array(0..<rows)
        let list = table.sections { Section("feed", lazy: feed.rows) { Row($0, .default, "Row \($0)") } }
        let parts = Parts(app: app, feed: feed, table: table, list: list)
        setUp(parts)
        table.frame = controller.view.bounds
        controller.view.addSubview(table)
        await app.run(frames: 3)
        return parts
    }

    private func paginate(_ parts: Parts, retries: Int = 2) {
        parts.list.paginate(parts.feed, retries: retries) { feed in try await feed.loadPage() }
    }

    private func scrollToEnd(_ parts: Parts) async {
        let last = IndexPath(row: parts.table.numberOfRows(inSection: 0) - 1, section: 0)
        parts.table.scrollToRow(at: last, at: .bottom, animated: false)
        await parts.app.run(frames: 3)
    }

    private func pull(_ parts: Parts) async throws {
        await parts.app.drag(
            from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 400), over: .milliseconds(300), rest: .milliseconds(200))
        try await parts.app.settle()
    }

    // MARK: - Layout

    @Test func noPageIsRequestedDuringLayout() async throws {
        var changes: [Bool] = []
        let parts = try await launch(rows: 30) { parts in
            parts.feed.lastPage = 100
            paginate(parts)
            parts.table.on(.didChangeAdjustedContentInset) { [weak table = parts.table] in changes.append(table?.isInLayout ?? true) }
        }
        changes = []
        await scrollToEnd(parts)
        #expect(parts.feed.gates.log == ["page 1"] && changes == [false] && parts.table.contentInset.bottom == 60)
        parts.feed.gates.open()
        await parts.app.run(frames: 4)
        #expect(!changes.contains(true) && parts.table.contentInset.bottom == 0)
    }

    /// An app that stays at the end of its content scrolls while the inset changes.
    @Test func theFooterAddsItsHeightOnceWhileTheAppFollowsTheEnd() async throws {
        let parts = try await launch(rows: 8) { parts in
            parts.table.on(.didChangeAdjustedContentInset) { [weak table = parts.table] in
                guard let table, table.contentInset.bottom < 600 else { return }
                table.contentOffset.y = table.contentSize.height - 100 + table.contentInset.bottom
            }
            parts.feed.lastPage = 1
            paginate(parts)
        }
        #expect(parts.feed.gates.log == ["page 1"] && parts.table.contentInset.bottom == 60)
        parts.feed.gates.open()
        await parts.app.run(frames: 4)
        #expect(parts.feed.gates.log == ["page 1"] && parts.table.contentInset.bottom == 0)
    }

    @Test func aPageThatEndsAtOnceIsFollowedByTheNext() async throws {
        var calls = 0
        let parts = try await launch(rows: 1) { parts in
            parts.list.paginate(parts.feed) { feed in
                calls += 1
                feed.rows.append(calls)
                return calls < 50
            }
        }
        try await parts.app.settle()
        await parts.app.run(frames: 150)
        let visibleCount = parts.table.visibleCells.count
        #expect(calls >= visibleCount - 1 && calls <= visibleCount + 10, "\(calls) pages for \(visibleCount) rows")
        #expect(parts.table.contentInset.bottom == 0)
    }

    // MARK: - Cancelled pages

    /// The owner of the page is the table, so that the page is cancelled when the table leaves its window.
    @Test(arguments: [0, 5]) func aCancelledPageIsRequestedAgainWhenTheListReturns(rows: Int) async throws {
        let parts = try await launch(rows: rows) { parts in
            parts.list.paginate(parts.table) { [feed = parts.feed] _ in try await feed.loadPage() }
        }
        #expect(parts.feed.gates.log == ["page 1"])
        let superview = try #require(parts.table.superview)
        parts.table.removeFromSuperview()
        await parts.app.run(frames: 3)
        #expect(parts.feed.gates.log == ["page 1", "page 1 cancelled"] && parts.table.contentInset.bottom == 0)
        superview.addSubview(parts.table)
        await parts.app.run(frames: 3)
        #expect(parts.feed.gates.log.last == "page 1")
        parts.feed.gates.open()
        await parts.app.run(frames: 4)
        #expect(parts.table.numberOfRows(inSection: 0) == rows + 30)
    }

    @Test func theUserAsksAgainByScrollingRowsThatFitTheScreen() async throws {
        var calls = 0
        let parts = try await launch(rows: 3) { parts in
            parts.table.alwaysBounceVertical = true
            parts.list.paginate(parts.feed) { feed in
                calls += 1
                if calls == 1 { throw CancellationError() }
                if calls == 3 { feed.rows += [7, 8] }
                return true
            }
        }
        await parts.app.run(frames: 10)
        #expect(calls == 1)
        // The second page adds no rows, and the third one does.
        for page in 2...3 {
            try await pull(parts)
            #expect(calls >= page && parts.table.contentInset.bottom == 0)
            if page == 2 { #expect(calls == 2) }
        }
        #expect(parts.table.words == ["Row 0", "Row 1", "Row 2", "Row 7", "Row 8"])
    }

    @Test func aRetryWaitsUntilTheListReturns() async throws {
        let parts = try await launch { paginate($0) }
        parts.feed.gates.fail()
        await parts.app.run(frames: 3)
        let superview = try #require(parts.table.superview)
        parts.table.removeFromSuperview()
        await parts.app.run(frames: 90)
        #expect(parts.feed.gates.log == ["page 1"])
        superview.addSubview(parts.table)
        await parts.app.run(frames: 3)
        #expect(parts.feed.gates.log == ["page 1", "page 1"])
        parts.feed.gates.open()
        await parts.app.run(frames: 4)
        #expect(parts.table.words.first == "Row 0" && parts.table.backgroundView == nil)
    }

    // MARK: - Failed pages

    private func button(_ parts: Parts) -> UIButton? {
        parts.table.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first
    }

    @Test func theUserCanTryAgainAfterRowsHaveAppearedAndDisappeared() async throws {
        let parts = try await launch { paginate($0, retries: 0) }
        let (app, feed) = (parts.app, parts.feed)
        feed.gates.fail()
        await app.run(frames: 4)
        #expect(app.exists(.label("Try Again")) && button(parts) == nil)
        feed.rows = [1, 2]
        await app.run(frames: 4)
        #expect(parts.table.backgroundView == nil && button(parts)?.isHidden == false && parts.table.contentInset.bottom >= 60)
        feed.rows = []
        await app.run(frames: 4)
        #expect(parts.table.backgroundView != nil && button(parts) == nil && parts.table.contentInset.bottom == 0)
        feed.rows = [1, 2]
        await app.run(frames: 4)
        button(parts)?.sendActions(for: .primaryActionTriggered)
        await app.run(frames: 2)
        #expect(feed.gates.log == ["page 1", "page 1"])
        feed.gates.open()
        await app.run(frames: 4)
        #expect(parts.table.numberOfRows(inSection: 0) == 32 && parts.table.contentInset.bottom == 0 && button(parts) == nil)
    }

    @Test func onlyTheFailedPageIsTriedAgain() async throws {
        let parts = try await launch(size: 0) { parts in
            parts.list.load(parts.feed) { feed in try await feed.gates.wait("load") }
            paginate(parts, retries: 0)
        }
        let (app, gates) = (parts.app, parts.feed.gates)
        #expect(gates.log == ["load"])
        gates.open()
        await app.run(frames: 4)
        #expect(gates.log == ["load", "page 1"])
        gates.fail()
        await app.run(frames: 4)
        try await app.tap(.label("Try Again"))
        await app.run(frames: 2)
        #expect(gates.log == ["load", "page 1", "page 1"])
    }

    /// The progress of an earlier page does not hide that the contents are loaded.
    @Test func loadingTakesThePlaceOfAFailedPage() async throws {
        let parts = try await launch { paginate($0, retries: 0) }
        let (app, gates) = (parts.app, parts.feed.gates)
        gates.fail()
        await app.run(frames: 4)
        parts.list.load(parts.feed) { feed in try await feed.loadAll() }
        await app.run(frames: 4)
        #expect(app.exists(.label("Loading…")) && !app.exists(.label("Try Again")))
        #expect(gates.log == ["page 1", "load"], "no page is asked for while the contents are loaded")
        gates.open()
        await app.run(frames: 4)
        #expect(parts.table.words.first == "Row 0")
    }

    @Test func noPageIsAskedForWhileTheContentsAreLoadedAgain() async throws {
        let parts = try await launch(rows: 30) { parts in
            paginate(parts)
            parts.list.load(parts.feed) { feed in try await feed.loadAll() }
        }
        await scrollToEnd(parts)
        #expect(parts.feed.gates.log == ["load"])
        parts.feed.gates.open()
        await parts.app.run(frames: 4)
        #expect(parts.feed.gates.log == ["load", "page 1"])
    }
}
