public import FoundationNetworking
internal import Preconditions
internal import Synchronization
internal import SystemServices

/// Fetches the metadata of one link: its page, and from the page's head its title, icon and image.
///
/// A test gives the pages by `app.system.links`.
/// - Source: https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider
// Unchecked: all state is guarded by a lock.
open class LPMetadataProvider: NSObject, @unchecked Sendable {

    private struct State {
        var shouldFetchSubresources = true
        var timeout: TimeInterval = 30
        var fetch: LinkFetch?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Creates a provider for one request.
    public override init() { super.init() }

    /// Whether the icon and the image of the page are loaded; `true` by default.
    open var shouldFetchSubresources: Bool {
        get { state.withLock { $0.shouldFetchSubresources } }
        set { state.withLock { $0.shouldFetchSubresources = newValue } }
    }

    /// The time limit, in seconds on the frame clock; 30 by default.
    open var timeout: TimeInterval {
        get { state.withLock { $0.timeout } }
        set { state.withLock { $0.timeout = newValue } }
    }

    /// Fetches the metadata of a URL.
    ///
    /// - Parameters:
    ///   - url: A URL with the scheme http, https or file.
    ///   - completionHandler: Called once, on a background queue, with the metadata or an ``LPError``.
    /// - Precondition: The provider has no request yet.
    open func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        startFetchingMetadata(for: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Fetches the metadata of the response to a request.
    ///
    /// - Parameters:
    ///   - request: A request with a URL with the scheme http, https or file.
    ///   - completionHandler: Called once, on a background queue, with the metadata or an ``LPError``.
    /// - Precondition: The provider has no request yet.
    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        let links = SystemServices.current.links
        let (fetch, isCancelled) = state.withLock { state -> (LinkFetch, Bool) in
            precondition(
                state.fetch == nil, "LPMetadataProvider: a second request is started. Create a provider for each request.")
            let fetch = LinkFetch(links, wantsImages: state.shouldFetchSubresources, timeout: state.timeout, completionHandler)
            state.fetch = fetch
            return (fetch, state.isCancelled)
        }
        if isCancelled { fetch.cancel() } else { fetch.start(request) }
    }

    /// Fetches the metadata of a URL.
    ///
    /// - Throws: An ``LPError``.
    nonisolated(nonsending) open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: URLRequest(url: url))
    }

    /// Fetches the metadata of the response to a request. The request ends with the task.
    ///
    /// - Throws: An ``LPError``.
    nonisolated(nonsending) open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                startFetchingMetadata(for: request) { metadata, error in
                    if let metadata {
                        continuation.resume(returning: metadata)
                    } else {
                        continuation.resume(throwing: error ?? LPError(.unknown))
                    }
                }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Cancels the request, whose handler receives `LPError.metadataFetchCancelled`.
    open func cancel() {
        let fetch = state.withLock { state in
            state.isCancelled = true
            return state.fetch
        }
        fetch?.cancel()
    }
}
