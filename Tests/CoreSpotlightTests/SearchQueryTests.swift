import CaretTesting
import CoreSpotlight
import Synchronization
import Testing

@testable import UIKitCore

/// Queries of the app in its own items.
@MainActor @Suite(.app) struct SearchQueryTests {
    private func launch() async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let old = SpotlightTests.item("old", "The old Bakery", text: "Bread (white)")
        old.attributeSet.contentCreationDate = Date(timeIntervalSince1970: 0)
        old.attributeSet.latitude = 51.5
        let new = SpotlightTests.item("new", "Döner \"Kebab\"")
        new.attributeSet.rating = 2
        new.attributeSet.contentCreationDate = Date()
        try await CSSearchableIndex.default().indexSearchableItems([old, new])
        return app
    }

    /// Returns the identifiers of the found items; `nil` after an error.
    private func find(_ query: CSSearchQuery) async -> [String]? {
        let found = Mutex<[String]>([])
        return await withCheckedContinuation { continuation in
            query.foundItemsHandler = { @Sendable items in found.withLock { $0 += items.map(\.uniqueIdentifier) } }
            query.completionHandler = { @Sendable error in continuation.resume(returning: error == nil ? found.withLock { $0 } : nil) }
            query.start()
            query.start()
        }
    }

    private func find(_ text: String) async -> [String]? { await find(CSSearchQuery(queryString: text, attributes: nil)) }

    @Test(arguments: [
        ("title == \"The old Bakery\"", ["old"]), ("title == 'the*'", []), ("title == 'the*'c", ["old"]), ("title=='*old*'", ["old"]),
        ("title == \"doner*\"cd", ["new"]), ("title == \"*\\\"Kebab\\\"\"", ["new"]), ("title == \"bak*\"cw", ["old"]),
        ("title == \"aker*\"cw", []), ("** == \"bread*\"cwd", ["old"]), ("* == 'food'", ["old", "new"]),
        ("keywords == 'cafe'cd", ["old", "new"]),
        ("title != 'The*'", ["new"]), ("rating > 2", ["old"]), ("rating >= 2 && rating<4", ["new"]),
        ("rating == 2 || latitude == 51.5", ["old", "new"]),
        ("!(rating == 2) && title == '*'", ["old"]), ("InRange(latitude, 51, 52)", ["old"]), ("InRange(latitude,52,53)", []),
        ("contentCreationDate > $time.now(-3600)", ["new"]), ("contentCreationDate < $time.iso(2001-01-01T00:00:00Z)", ["old"]),
        ("(title == '*e*' && rating == 4) || noSuchAttribute == 'x'", ["old"]), ("contentTypeTree == 'public.item'", ["old", "new"]),
        ("title == '*a*a*e*e*'", []), ("title == '*****'", ["old", "new"]),
    ])
    func queriesFindItems(query: String, result: [String]) async throws {
        _ = try await launch()
        #expect(await find(query) == result)
    }

    @Test(arguments: [
        "", "title", "title ==", "title == x", "title == 'x", "title == 'x' &&", "(title == 'x'", "title == 'x')", "== 'x'", "&& ||",
        "InRange(latitude, 2, 1)", "rating == 1e999", "$time.now", "title == 'x' title == 'y'", String(repeating: "(", count: 100_000),
        String(repeating: "!", count: 100_000) + "title == 'x'",
    ])
    func queriesWithErrorsFail(query: String) async throws {
        _ = try await launch()
        #expect(await find(query) == nil)
    }

    @Test func resultsHaveTheRequestedAttributes() async throws {
        let app = try await launch()
        let context = CSSearchQueryContext()
        context.fetchAttributes = ["title"]
        context.filterQueries = ["rating == 4"]
        let query = CSSearchQuery(queryString: "title == '*'", queryContext: context)
        let titles = Mutex<[String?]>([])
        let other = Mutex<[NSNumber?]>([])
        let isMain = Mutex<Bool?>(nil)
        query.foundItemsHandler = { @Sendable items in
            titles.withLock { $0 = items.map(\.attributeSet.title) }
            other.withLock { $0 = items.map(\.attributeSet.rating) }
            isMain.withLock { $0 = MainQueue.isCurrent }
        }
        query.start()
        try await app.settle()
        #expect(titles.withLock { $0 } == ["The old Bakery"] && other.withLock { $0 } == [nil] && query.foundItemCount == 1)
        #expect(isMain.withLock { $0 } == false)
    }

    @Test func aQueryIsCancelled() async throws {
        let app = try await launch()
        let query = CSSearchQuery(queryString: "title == '*'", attributes: nil)
        query.cancel()
        #expect(await find(query) == nil && query.isCancelled && query.foundItemCount == 0)
        app.system.spotlight.isAvailable = false
        #expect(await find("title == '*'") == nil)
        #expect((CSSearchQueryError(.invalidQuery) as NSError).code == -2002)
    }

    @Test func attributesAreCopiedAndArchived() throws {
        let item = SpotlightTests.item("1", "One", domain: "a")
        let attributes = item.attributeSet
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_key"))
        #expect(CSCustomAttributeKey(keyName: "1 b") == nil && CSCustomAttributeKey(keyName: "") == nil)
        attributes.setValue("own" as NSString, forCustomKey: key)
        attributes.thumbnailData = Data([1, 2])
        attributes.url = URL(string: "https://example.com")
        attributes.importantDates = [Date(timeIntervalSinceReferenceDate: 5)]
        let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: data))
        for copy in [read, try #require(item.copy() as? CSSearchableItem)] {
            #expect(copy.uniqueIdentifier == "1" && copy.domainIdentifier == "a" && copy.attributeSet !== attributes)
            #expect(copy.attributeSet.title == "One" && copy.attributeSet.keywords == ["food", "Café"] && copy.attributeSet.rating == 4)
            #expect(copy.attributeSet.thumbnailData == Data([1, 2]) && copy.attributeSet.url == attributes.url)
            #expect(copy.attributeSet.importantDates == attributes.importantDates)
            #expect(copy.attributeSet.value(forCustomKey: key).map { "\($0)" } == "own")
            #expect(abs(copy.expirationDate.timeIntervalSince(item.expirationDate)) < 1)
        }
        attributes.title = nil
        #expect(read.attributeSet.title == "One" && attributes.title == nil && attributes.contentType == "public.text")
        #expect(CSSearchableItemAttributeSet(itemContentType: "public.image").contentTypeTree?.contains("public.data") == true)
    }

    @Test func itemsWithoutArgumentsHaveNewIdentifiers() {
        let (first, second) = (CSSearchableItem(), CSSearchableItem())
        #expect(first.uniqueIdentifier != second.uniqueIdentifier && first.domainIdentifier == nil)
        #expect(first.attributeSet.title == nil && CSSearchableItemAttributeSet().contentType == "public.item")
    }

    @Test func nestedTimesAreAnError() async throws {
        _ = try await launch()
        let depth = 100_000
        let text = "rating > " + String(repeating: "$time.now(", count: depth) + "1" + String(repeating: ")", count: depth)
        #expect(await find(text) == nil)
        #expect(await find("contentCreationDate > $time.now($time.now(-1000))") != nil)
    }

    /// An object of an app that uses a query when it is released.
    private final class Owner: Sendable {
        private let use: @Sendable () -> Void
        init(_ use: @escaping @Sendable () -> Void) { self.use = use }
        deinit { use() }
    }

    @Test func formerHandlersMayUseTheQuery() {
        let query = CSSearchQuery(queryString: "title == 'a'", attributes: nil)
        let reads = Mutex(0)
        for _ in 0..<2 {
            let owner = Owner { reads.withLock { $0 += query.isCancelled ? 0 : 1 } }
            query.foundItemsHandler = { @Sendable _ in _ = owner }
            query.completionHandler = { @Sendable _ in _ = owner }
        }
        query.foundItemsHandler = nil
        query.completionHandler = nil
        #expect(reads.withLock { $0 } == 2)
    }
}
