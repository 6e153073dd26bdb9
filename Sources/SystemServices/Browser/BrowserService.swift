import Foundation
internal import Synchronization

/// The web pages that the app showed with SafariServices, and the answers to its next requests.
public final class BrowserService: Sendable {
    /// The maximum number of pages that are kept in each list.
    public static let limit = 1_000

    private struct State {
        var visits: [BrowserVisit] = []
        var openedInBrowser: [URL] = []
        var readingList: [ReadingListItem] = []
        var redirects: [URL: URL] = [:]
        var isOffline = false
        /// Whether the app has used the service.
        var isUsed = false
    }

    private let state = Mutex(State())

    package init() {}

    /// The URLs of the pages that `SFSafariViewController`s showed, oldest first; at most ``limit``. A page appears
    /// again after it was reloaded.
    public var visited: [URL] { visits.map(\.url) }

    /// The pages that `SFSafariViewController`s showed, oldest first; at most ``limit``.
    public var visits: [BrowserVisit] { state.withLock { $0.visits } }

    /// The URLs that the user opened in the desktop's browser, oldest first; at most ``limit``.
    public var openedInBrowser: [URL] { state.withLock { $0.openedInBrowser } }

    /// The pages that the app added to the reading list, oldest first; at most ``limit``.
    public var readingList: [ReadingListItem] { state.withLock { $0.readingList } }

    /// The redirections of pages, by URL; empty by default. A page that is redirected twice has two entries.
    public var redirects: [URL: URL] {
        get { state.withLock { $0.redirects } }
        set { state.withLock { $0.redirects = newValue } }
    }

    /// Whether pages fail to load; `false` by default.
    public var isOffline: Bool {
        get { state.withLock { $0.isOffline } }
        set { state.withLock { $0.isOffline = newValue } }
    }

    package func recordVisit(_ visit: BrowserVisit) {
        state.withLock { state in
            state.isUsed = true
            state.visits = (state.visits + [visit]).suffix(Self.limit)
        }
    }

    package func recordOpenedInBrowser(_ url: URL) {
        state.withLock { $0.openedInBrowser = ($0.openedInBrowser + [url]).suffix(Self.limit) }
    }

    package func recordReadingListItem(_ item: ReadingListItem) {
        state.withLock { state in
            state.isUsed = true
            state.readingList = (state.readingList + [item]).suffix(Self.limit)
        }
    }

    /// Returns the URLs to which a page is redirected in turn, without those after a loop.
    package func redirections(of url: URL) -> [URL] {
        let redirects = redirects
        var result: [URL] = []
        var seen: Set<URL> = [url]
        var last = url
        while let next = redirects[last], seen.insert(next).inserted {
            result.append(next)
            last = next
        }
        return result
    }

    /// The answers to the app and its pages, newest first; without rows until the app shows a page.
    package var panelSection: PanelSection {
        let state = state.withLock { $0 }
        guard state.isUsed else { return PanelSection(title: "Browser", rows: []) }
        let answer = PanelRow(
            title: "Pages", value: state.isOffline ? "Fail" : "Load",
            choices: [false, true].map { value in PanelRow.Choice(value ? "Fail" : "Load") { [weak self] in self?.isOffline = value } })
        func rows(_ urls: [URL], _ value: String) -> [PanelRow] {
            urls.suffix(50).reversed().map { PanelRow(title: $0.withoutQuery, value: value) }
        }
        return PanelSection(
            title: "Browser",
            rows: [answer] + rows(state.visits.map(\.url), "Shown") + rows(state.openedInBrowser, "Opened")
                + rows(state.readingList.map(\.url), "Reading List"))
    }
}

extension URL {
    /// The text of the URL without query, fragment, user and password, which may be secrets.
    fileprivate var withoutQuery: String {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        components?.query = nil
        components?.fragment = nil
        components?.user = nil
        components?.password = nil
        return components?.string ?? host ?? ""
    }
}
