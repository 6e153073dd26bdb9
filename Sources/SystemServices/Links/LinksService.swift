import Foundation
internal import Synchronization

/// The pages whose metadata the app fetches for link previews.
///
/// A test gives answers, so that the app needs no network:
///
/// ```swift
/// app.system.links[url] = .html("<title>Example</title>")
/// ```
///
/// URLs without an answer are fetched from the network.
public final class LinksService: Sendable {
    private struct State {
        var answers: [URL: LinkAnswer] = [:]
        var fetched: [URL] = []
        var isOffline = false
    }

    private let state = Mutex(State())
    private let requests: RequestLog

    init(requests: RequestLog) {
        self.requests = requests
    }

    /// The answer to requests of a URL; `nil`, the network's answer, by default.
    public subscript(_ url: URL) -> LinkAnswer? {
        get { state.withLock { $0.answers[url] } }
        set { state.withLock { $0.answers[url] = newValue } }
    }

    /// Whether URLs without an answer are unreachable; `false` by default.
    public var isOffline: Bool {
        get { state.withLock { $0.isOffline } }
        set { state.withLock { $0.isOffline = newValue } }
    }

    /// The maximum number of URLs that are kept.
    public static let limit = 1_000

    /// The last URLs whose metadata the app fetched, oldest first; at most ``limit``.
    public var fetched: [URL] { state.withLock { $0.fetched } }

    /// Records a request for metadata.
    package func record(_ url: URL) {
        state.withLock { $0.fetched = ($0.fetched + [url]).suffix(Self.limit) }
        // The query of a URL may contain secrets.
        requests.record("links", "fetches metadata of \(url.scheme ?? "")://\(url.host ?? "")\(url.path)")
    }

    /// Returns the answer to a request; `nil` to use the network.
    package func answer(to url: URL) -> LinkAnswer? { state.withLock { $0.answers[url] ?? ($0.isOffline ? .unreachable : nil) } }

    /// The fetched links, and whether the network is used.
    package var panelSection: PanelSection {
        let fetched = fetched
        guard !fetched.isEmpty else { return PanelSection(title: "Links", rows: []) }
        let network = PanelRow(
            title: "Network", value: isOffline ? "Off" : "On",
            choices: [
                PanelRow.Choice("On") { [weak self] in self?.isOffline = false },
                PanelRow.Choice("Off") { [weak self] in self?.isOffline = true },
            ])
        return PanelSection(title: "Links", rows: [network] + fetched.suffix(20).reversed().map { PanelRow(title: $0.host ?? $0.path) })
    }
}
