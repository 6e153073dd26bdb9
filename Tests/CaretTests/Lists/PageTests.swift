import Caret
import CaretTesting
import Testing

/// Lists whose rows come in pages.
@MainActor @Suite(.app) struct PageTests {
    private func launch(size: Int = 30) async throws -> (app: TestApp, feed: Feed, table: UITableView, list: SectionList<UITableViewCell>) {
        let feed = Feed(size: size)
        var list: SectionList<UITableViewCell>?
        let (app, table) = try await ListScreen.launch { table in
            list = table.sections { Section("feed", lazy: feed.rows) { Row($0, .default, "Row \($0)") } }
            list?.paginate(feed) { feed in try await feed.loadPage() }
        }
        return (app, feed, table, try #require(list))
    }

    private func scrollToEnd(_ app: TestApp, _ table: UITableView) async {
        table.scrollToRow(at: IndexPath(row: table.numberOfRows(inSection: 0) - 1, section: 0), at: .bottom, animated: false)
        await app.run(frames: 3)
    }

    @Test func aPageIsRequestedOnceNearTheEnd() async throws {
        let (app, feed, table, _) = try await launch()
        #expect(feed.gates.log == ["page 1"] && app.exists(.label("Loading…")))
        feed.gates.open()
        await app.run(frames: 4)
        #expect(table.numberOfRows(inSection: 0) == 30 && feed.gates.log == ["page 1"])
        await scrollToEnd(app, table)
        for row in [22, 29, 25] {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
            await app.run(frames: 2)
        }
        #expect(feed.gates.log == ["page 1", "page 2"] && table.contentInset.bottom == 60)
        feed.gates.open()
        await app.run(frames: 4)
        #expect(table.numberOfRows(inSection: 0) == 60 && feed.gates.log.count == 2 && table.contentInset.bottom == 0)
        await scrollToEnd(app, table)
        feed.gates.open()
        await app.run(frames: 4)
        #expect(table.numberOfRows(inSection: 0) == 90)
        // The third page was the last one.
        await scrollToEnd(app, table)
        #expect(feed.gates.log == ["page 1", "page 2", "page 3"] && app.diagnostics.isEmpty)
    }

    @Test func shortPagesFillTheScreen() async throws {
        let (app, feed, table, _) = try await launch(size: 4)
        feed.lastPage = 100
        for page in 1...6 {
            #expect(feed.gates.log.count == page)
            feed.gates.open()
            await app.run(frames: 4)
        }
        #expect(table.numberOfRows(inSection: 0) == 24)
    }

    @Test func aPageWithoutRowsIsNotAskedForForever() async throws {
        let (app, feed, _, _) = try await launch(size: 0)
        for _ in 0..<5 {
            feed.gates.open()
            await app.run(frames: 4)
        }
        #expect(feed.gates.log == ["page 1"])
    }

    @Test func errorsAreTriedAgainLaterAndThenByTheUser() async throws {
        let (app, feed, table, _) = try await launch()
        feed.gates.open()
        await app.run(frames: 4)
        await scrollToEnd(app, table)
        feed.gates.fail()
        await app.run(frames: 30)
        #expect(feed.gates.log == ["page 1", "page 2"] && !app.exists(.label("Try Again")))
        await app.run(frames: 40)
        #expect(feed.gates.log == ["page 1", "page 2", "page 2"])
        feed.gates.fail()
        await app.run(frames: 70)
        #expect(feed.gates.log.count == 3)
        await app.run(frames: 60)
        #expect(feed.gates.log.count == 4)
        feed.gates.fail()
        await app.run(frames: 300)
        #expect(feed.gates.log.count == 4)
        await scrollToEnd(app, table)
        table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height + 60 - table.bounds.height), animated: false)
        await app.run(frames: 2)
        let button = try #require(table.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first)
        #expect(button.configuration?.subtitle == "The server is asleep.")
        button.sendActions(for: .primaryActionTriggered)
        await app.run(frames: 2)
        #expect(feed.gates.log.count == 5)
        feed.gates.open()
        await app.run(frames: 4)
        #expect(table.numberOfRows(inSection: 0) == 60 && table.contentInset.bottom == 0)
    }

    @Test func pagesEndWithTheirOwnerAndWithTheirSubscription() async throws {
        @MainActor final class Holder { var feed: Feed? = Feed(size: 30) }
        let holder = Holder()
        let gates = try #require(holder.feed?.gates)
        weak let weakFeed = holder.feed
        var subscription: Subscription?
        var shownList: SectionList<UITableViewCell>?
        let model = Feed(size: 30)
        model.rows = Array(0..<30)
        let (app, table) = try await ListScreen.launch { table in
            let list = table.sections { Section("feed", lazy: model.rows) { Row($0, .default, "Row \($0)") } }
            shownList = list
            if let feed = holder.feed { subscription = list.paginate(feed) { feed in try await feed.loadPage() } }
        }
        holder.feed = nil
        #expect(weakFeed == nil)
        await scrollToEnd(app, table)
        #expect(gates.log == [] && subscription?.isActive == false)
        let list = try #require(shownList)
        let second = list.paginate(model) { model in try await model.loadPage() }
        await app.run(frames: 3)
        #expect(model.gates.log == ["page 1"])
        second.cancel()
        await app.run(frames: 3)
        #expect(model.gates.log == ["page 1", "page 1 cancelled"] && table.contentInset.bottom == 0)
        await scrollToEnd(app, table)
        #expect(model.gates.log.count == 2)
    }
}
