import ActivityDelegate
import CaretTesting
import CoreSpotlight
import Synchronization
import Testing

@testable import UIKitCore

/// The items of an app in the search index.
@MainActor @Suite(.app) struct SpotlightTests {
    private let delegate = ActivityDelegate()

    nonisolated static func item(_ identifier: String, _ title: String, domain: String? = nil, text: String? = nil) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        (attributes.title, attributes.contentDescription) = (title, text)
        attributes.keywords = ["food", "Café"]
        attributes.rating = 4
        return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
    }

    @Test func aPersonFindsAndOpensAnItem() async throws {
        let app = try await TestApp.launch(delegate)
        let index = CSSearchableIndex.default()
        try await index.indexSearchableItems([
            Self.item("recipe-7", "Döner Kebab", text: "With yoghurt"), Self.item("recipe-8", "Falafel"),
        ])
        let spotlight = app.system.spotlight
        #expect(spotlight.search("keb").map(\.identifier) == ["recipe-7"] && spotlight.search("doner YOG").count == 1)
        #expect(spotlight.search("cafe").count == 2 && spotlight.search("ebab").isEmpty && spotlight.search(" ").isEmpty)
        #expect(spotlight.items.first?.title == "Döner Kebab" && spotlight.items.first?.contentDescription == "With yoghurt")
        #expect(spotlight.open("recipe-7") && !spotlight.open("recipe-9"))
        let activity = try #require(delegate.activities.first)
        #expect(activity.activityType == CSSearchableItemActionType && activity.title == "Döner Kebab")
        #expect(activity.userInfo?[CSSearchableItemActivityIdentifier] as? String == "recipe-7")
        #expect(spotlight.continueSearch("bread") && delegate.activities.last?.activityType == CSQueryContinuationActionType)
        #expect(delegate.activities.last?.userInfo?[CSSearchQueryString] as? String == "bread" && delegate.activities.count == 2)
        #expect(app.system.requests.requests(to: "spotlight").first?.text == "indexes 2 items")
        await app.enterBackground()
        #expect(app.application.applicationState == .background && spotlight.open("recipe-8"))
        #expect(app.application.applicationState != .background && delegate.activities.count == 3)
    }

    @Test func itemsAreReplacedUpdatedAndDeleted() async throws {
        let app = try await TestApp.launch(delegate)
        let (spotlight, index) = (app.system.spotlight, CSSearchableIndex.default())
        func identifiers() -> [String] { spotlight.items.map(\.identifier) }
        try await index.indexSearchableItems([
            Self.item("1", "One", domain: "a"), Self.item("2", "Two", domain: "a.b"), Self.item("3", "Three", domain: "ab"),
            Self.item("4", "Four"), Self.item("4", "Four again"),
        ])
        #expect(identifiers() == ["1", "2", "3", "4"] && spotlight.items.last?.title == "Four again")
        let update = Self.item("4", "Updated")
        update.attributeSet = CSSearchableItemAttributeSet(contentType: .text)
        update.attributeSet.contentDescription = "New"
        update.isUpdate = true
        try await index.indexSearchableItems([update])
        #expect(spotlight.items.last?.title == "Four again" && spotlight.items.last?.contentDescription == "New")
        let other = CSSearchableIndex(name: "other")
        try await other.indexSearchableItems([Self.item("1", "Other")])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["a"])
        #expect(identifiers() == ["3", "4", "1"])
        try await index.deleteSearchableItems(withIdentifiers: ["1", "3", "9"])
        #expect(identifiers() == ["4", "1"], "the index with a name has its own items")
        try await index.deleteAllSearchableItems()
        #expect(identifiers() == ["1"] && spotlight.items.first?.index == "other")
        let expired = Self.item("5", "Old")
        #expect(abs(expired.expirationDate.timeIntervalSinceNow - 30 * 86400) < 60)
        expired.expirationDate = Date(timeIntervalSinceNow: -1)
        try await index.indexSearchableItems([expired])
        #expect(identifiers() == ["1"])
    }

    @Test func handlersRunInTheBackgroundAndReportErrors() async throws {
        let app = try await TestApp.launch(delegate)
        let errors = Mutex<[CSIndexError.Code?]>([])
        let isMain = Mutex<[Bool]>([])
        let handler: @Sendable ((any Error)?) -> Void = { error in
            errors.withLock { $0.append((error as? CSIndexError)?.code) }
            isMain.withLock { $0.append(MainQueue.isCurrent) }
        }
        CSSearchableIndex.default().indexSearchableItems([], completionHandler: handler)
        CSSearchableIndex.default().indexSearchableItems([Self.item("1", "One")], completionHandler: nil)
        app.system.spotlight.isAvailable = false
        CSSearchableIndex.default().deleteAllSearchableItems(completionHandler: handler)
        try await app.settle()
        #expect(errors.withLock { $0 } == [nil, .indexUnavailableError] && isMain.withLock { $0 } == [false, false])
        #expect(!CSSearchableIndex.isIndexingAvailable() && app.system.spotlight.items.count == 1)
        do {
            try await CSSearchableIndex.default().deleteAllSearchableItems()
            Issue.record("There is an error.")
        } catch CSIndexError.indexUnavailableError {
            let error = CSIndexError(.indexUnavailableError) as NSError
            #expect(error.domain == "CSIndexErrorDomain" && error.code == -1000)
        }
    }

    @Test func aBatchIsAppliedAtItsEnd() async throws {
        let app = try await TestApp.launch(delegate)
        let index = CSSearchableIndex(name: "batches")
        #expect(try await index.fetchLastClientState().isEmpty)
        index.beginBatch()
        try await index.indexSearchableItems([Self.item("1", "One")])
        #expect(app.system.spotlight.items.isEmpty)
        try await index.endBatch(withClientState: Data([7]))
        #expect(app.system.spotlight.items.count == 1)
        #expect(try await index.fetchLastClientState() == Data([7]))
        index.beginBatch()
        await #expect(throws: CSIndexError(.invalidClientStateError)) { try await index.endBatch(withClientState: Data(count: 251)) }
        #expect(try await index.fetchLastClientState() == Data([7]))
    }

    @Test func aBatchWithoutBeginningStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CSSearchableIndex(name: "x").endBatch(withClientState: Data())
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Call beginBatch() before."))
    }

    private final class Provider: NSObject, CSSearchableIndexDelegate {
        let requests = Mutex<[String]>([])

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
        ) {
            requests.withLock { $0.append("all main \(MainQueue.isCurrent)") }
            searchableIndex.indexSearchableItems([SpotlightTests.item("1", "Again")])
            acknowledgementHandler()
        }

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
            acknowledgementHandler: @escaping () -> Void
        ) {
            requests.withLock { $0.append(identifiers.joined(separator: ",")) }
            acknowledgementHandler()
        }
    }

    @Test func theDelegateIndexesAgain() async throws {
        let app = try await TestApp.launch(delegate)
        let (index, provider) = (CSSearchableIndex(name: "provided"), Provider())
        #expect(!app.system.spotlight.reindexAll())
        index.indexDelegate = provider
        try await index.indexSearchableItems([Self.item("1", "One"), Self.item("2", "Two")])
        #expect(app.system.spotlight.reindexAll() && app.system.spotlight.reindex(["4", "5"]))
        try await app.settle()
        #expect(provider.requests.withLock { $0 } == ["all main false", "4,5"])
        #expect(app.system.spotlight.items.map(\.title) == ["Again"])
    }
}
