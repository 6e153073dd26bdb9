import CaretTesting
import Foundation
import SafariServices
import Testing

/// The reading list.
@MainActor struct ReadingListTests {
    @Test(.app) func addedPagesAreRecorded() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let list = try #require(SSReadingList.default())
        let url = try #require(URL(string: "https://example.org/a?token=secret"))
        try list.addItem(with: url, title: "Title", previewText: nil)
        let items = app.system.browser.readingList
        #expect(items.map(\.url) == [url] && items.first?.title == "Title" && items.first?.previewText == nil)
        #expect(app.system.requests.requests(to: "browser").map(\.text) == ["add a page of example.org to the reading list"])
    }

    @Test(.app, arguments: ["ftp://example.org", "file:///etc/hosts", "example"])
    func otherSchemesAreRefused(text: String) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let url = try #require(URL(string: text))
        #expect(!SSReadingList.supportsURL(url))
        let error = #expect(throws: SSReadingListError.self) {
            try SSReadingList.default()?.addItem(with: url, title: nil, previewText: nil)
        }
        #expect((error as NSError?)?.domain == "SSReadingListErrorDomain" && (error as NSError?)?.code == 1)
        #expect(app.system.browser.readingList.isEmpty && app.system.requests.count == 0)
    }
}
